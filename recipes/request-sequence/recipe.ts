/** One read through three participants: the smallest useful sequence diagram. */
import { box, finish, line, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { activation, type Message, message, participants, wordsLast } from '../../drawing/sequence.ts'
import { canvas, heading } from '../../drawing/sheet.ts'

const [browser, api, database] = [144, 480, 816]

/** Half of an activation bar: arrows end on its edge. */
const bar = 4
const first = 256
const pitch = 80
const row = (index: number): number => first + index * pitch

const messages: Message[] = [
  {
    from: browser,
    to: api - bar,
    y: row(0),
    words: 'GET /v1/shipments/7Q4K',
    note: 'one shipment, by its tracking code',
    mono: true,
  },
  {
    from: api + bar,
    to: database - bar,
    y: row(1),
    words: 'SELECT … WHERE id = $1',
    note: 'one look-up by primary key',
    mono: true,
  },
  {
    from: database - bar,
    to: api + bar,
    y: row(2),
    words: '1 row',
    note: 'the shipment and its last scan',
    mono: true,
    reply: true,
  },
  {
    from: api - bar,
    to: browser,
    y: row(3),
    words: '200 OK',
    note: 'application/json',
    mono: true,
    reply: true,
  },
]

/** The key: a sample of each look and what it says. */
const key = (y: number) => [
  line(40, y - 4, 72, y - 4),
  text(84, y, 'request', { size: 14, fill: 'muted' }),
  line(176, y - 4, 208, y - 4, { dashed: true }),
  text(220, y, 'reply', { size: 14, fill: 'muted' }),
  box(296, y - 16, 8, 24, { fill: 'soft', stroke: 'accent' }),
  text(316, y, 'at work', { size: 14, fill: 'muted' }),
]

const draw = () =>
  finish({
    ...canvas.standard,
    title: 'Request sequence: one shipment read through browser, tracking API and database',
    description:
      'Three participants stand side by side with dashed lifelines. The browser asks the tracking API (application programming interface) for one shipment, the API runs a single query on the database, one row comes back, and the API answers 200 with JSON (JavaScript Object Notation). Requests are solid, replies dashed; the bar on the API lifeline shows how long it is at work.',
    elements: wordsLast([
      ...heading(
        'Opening a tracking page',
        'One read and its reply: the API works only between its request and its response',
      ),
      ...participants(
        [
          {
            x: browser,
            lines: [
              { text: 'Browser', bold: true },
              { text: 'tracking page', size: 14, fill: 'muted' },
            ],
          },
          {
            x: api,
            accent: true,
            lines: [
              { text: 'Tracking API', bold: true },
              { text: 'HTTP service', size: 14, fill: 'muted' },
            ],
          },
          {
            x: database,
            lines: [
              { text: 'Database', bold: true },
              { text: 'PostgreSQL', size: 14, fill: 'muted' },
            ],
          },
        ],
        { y: 120, w: 208, h: 72, end: row(3) + 32 },
      ),
      activation(api, row(0) - 8, row(3) + 8, true),
      activation(database, row(1) - 8, row(2) + 8),
      ...messages.flatMap((spec) => message({ ...spec, size: 16 })),
      ...key(584),
    ]),
  })

export default defineRecipe({
  name: 'Request sequence',
  family: 'Sequences',
  description:
    'Participants side by side with dashed lifelines and one arrow per message, read from top to bottom: who asks whom, and what comes back. Also called sequence diagram, message chart or ladder diagram.',
  useWhen:
    'You must show the order of calls for one scenario: who starts, who waits, what is returned. Good for 2 to 6 participants and up to 15 messages, in a design review, README or API guide.',
  avoidWhen:
    'Answers decide what happens next (use `decision-flowchart`), durations matter more than order (use `trace-waterfall`), or the bytes of one exchange are the point (use `http-exchange`). Loops and retries need a sequence with framed fragments.',
  visual: 88,
  ease: 92,
  overall: 90,
  rationale:
    'Three columns and fixed rows make the order unmistakable. A new message is one line and one label at the next row, a new participant a copied column. You supply the participants and the messages in order; timing is not to scale.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
