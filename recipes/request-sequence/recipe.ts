/** One read through three participants: the smallest useful sequence diagram. */
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'

export default defineRecipe({
  name: 'Request sequence',
  family: 'Sequences',
  description:
    'Participants side by side with dashed lifelines and one arrow per message, read from top to bottom: who calls whom, in which order, and what comes back. Also called sequence diagram, message sequence chart or ladder diagram.',
  useWhen:
    'You need to show the order of calls in one scenario: who starts, who waits, and what is returned. Good for 2 to 7 participants and up to 24 messages, in a design review, a README or an API guide.',
  avoidWhen:
    'You need durations on a common scale: use `trace-waterfall`. You need decisions with several outcomes: use `decision-flowchart`. You need the headers and bodies of one exchange: use `http-exchange`.',
  visual: 88,
  ease: 92,
  overall: 90,
  rationale:
    'Columns and rows make the order unmistakable. A new message is one arrow and its words in the next row, a new participant one more column. You supply participants and messages in order; timing is not to scale.',
  reviewed: '2026-11-22',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'Opening a tracking page costs one query',
    subtitle: 'The tracking API is active only between its request and its response',
    focus: ['Tracking API'],
    participants: [
      { name: 'Browser', note: 'tracking page' },
      { name: 'Tracking API', note: 'HTTP service' },
      { name: 'Database', note: 'PostgreSQL' },
    ],
    messages: [
      {
        from: 'Browser',
        to: 'Tracking API',
        text: 'GET /v1/shipments/7Q4K',
        note: 'one shipment, by its tracking code',
      },
      { from: 'Tracking API', to: 'Database', text: 'SELECT … WHERE id = $1', note: 'one lookup by primary key' },
      { from: 'Database', to: 'Tracking API', text: '1 row', note: 'the shipment and its last scan', kind: 'reply' },
      { from: 'Tracking API', to: 'Browser', text: '200 OK', note: 'application/json', kind: 'reply' },
    ],
  },
  draw: (data, sheet) => drawSequence(data, sheet, { as: 'code' }),
  describe: (data) => `${describeSequence(data)} Replies are dashed; bars show when a participant is active.`,
})
