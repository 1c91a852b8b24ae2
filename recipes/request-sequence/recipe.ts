/** One read through three participants: the smallest useful sequence diagram. */
import { finish, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { activation, message, participants } from '../../drawing/sequence.ts'
import { canvas, heading } from '../../drawing/sheet.ts'

const [browser, api, database] = [160, 480, 800]
const rows = [264, 344, 424, 504]

const draw = () =>
  finish({
    ...canvas.standard,
    title: 'Request sequence: one shipment read through browser, tracking API and database',
    description:
      'Three participants stand side by side with dashed lifelines. The browser asks the tracking API (application programming interface) for one shipment, the API runs a single query on the database, one row comes back, and the API answers 200 with JSON (JavaScript Object Notation). Requests are solid, replies dashed; the bar on the API lifeline shows how long it is at work.',
    elements: [
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
        { y: 120, w: 208, h: 72, end: 544 },
      ),
      activation(api, rows[0]! - 8, rows[3]! + 8, true),
      activation(database, rows[1]! - 8, rows[2]! + 8),
      ...message({ from: browser, to: api - 4, y: rows[0]!, words: 'GET /v1/shipments/7Q4K', mono: true }),
      ...message({ from: api + 4, to: database - 4, y: rows[1]!, words: 'SELECT … WHERE id = $1', mono: true }),
      ...message({ from: database - 4, to: api + 4, y: rows[2]!, words: '1 row', reply: true }),
      ...message({
        from: api - 4,
        to: browser,
        y: rows[3]!,
        words: '200 OK, application/json',
        mono: true,
        reply: true,
      }),
      text(40, 592, 'Solid arrow: request', { size: 14, fill: 'muted' }),
      text(216, 592, 'Dashed arrow: reply', { size: 14, fill: 'muted' }),
      text(392, 592, 'Bar: at work', { size: 14, fill: 'muted' }),
    ],
  })

export default defineRecipe({
  name: 'Request sequence',
  family: 'Sequences',
  description:
    'Participants side by side with dashed lifelines and one arrow per message, read from top to bottom: who asks whom, and what comes back. Also called sequence diagram, message chart or ladder diagram.',
  useWhen:
    'You must show the order of calls for one scenario: who starts, who waits, what is returned. Works for 2 to 6 participants and up to 15 messages, in a design review, README or API guide.',
  avoidWhen:
    'There are branches, loops or retries (use `sequence-fragments`), durations matter more than order (use `trace-waterfall`), or the bytes of one exchange are the point (use `http-exchange`).',
  visual: 88,
  ease: 92,
  overall: 90,
  rationale:
    'Three columns and fixed rows make the order unmistakable. A new message is one line and one label at the next row, a new participant a copied column. You supply the participants and the messages in order; timing is not to scale.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
