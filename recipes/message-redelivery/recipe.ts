/** At-least-once delivery: a worker dies before it acknowledges, the message comes back, and the second worker notices. */

import { badge, stepLook } from '../../drawing/badge.ts'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { numberMessages } from '../../drawing/sequence/number-messages.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import { countDeliveries, deliveriesIn } from './deliveries.ts'

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** Without a delivery there is nothing to say of how many there are. */
const derive = (data: SequenceData): { deliveries?: string } => {
  const { least, isExact } = countDeliveries(data)
  return least === 0 ? {} : { deliveries: `${isExact ? '' : 'at least '}${times(least)}` }
}

/** The deliveries that are numbered where they leave the queue: all of them, where one is one. */
const numberedIn = (data: SequenceData) => {
  const deliveries = deliveriesIn(data)
  return countDeliveries(data).least === deliveries.length ? deliveries : []
}

export default defineRecipe({
  name: 'Message redelivery',
  family: 'Sequences',
  description:
    'A queue that delivers at least once: a worker takes a message and dies before it acknowledges, the message is hidden until its timeout, comes back, and is recognized as done. Also called at-least-once delivery, visibility timeout or idempotent consumer.',
  useWhen:
    'You explain why a consumer sees a message twice, how long it stays hidden, or where the check for duplicates belongs: SQS, Azure Queue Storage, task queues. RabbitMQ hides nothing for a time: it delivers again when the channel closes. Good for 2 to 5 parties besides the queue and up to 24 messages.',
  avoidWhen:
    'You need topics, partitions and groups: use `event-bus-topology`. You need retries of a call with all their branches: use `sequence-fragments`. You need steps undone across services: use `saga-compensation`. You need offsets in a log: use `append-only-log`.',
  visual: 86,
  ease: 80,
  overall: 84,
  rationale:
    'Bars on the queue’s lifeline show how long nobody else gets the message, which is what the timeout means, and both deliveries look alike until the database answers. A message added by hand moves all below it. You supply messages and timeouts.',
  reviewed: '2026-11-28',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'The order is delivered {deliveries} and stored once',
    subtitle: 'A dead worker acknowledges nothing; the unique order number makes the second insert a no-op',
    source: 'As in Amazon SQS: visibility timeout; polls and responses of the queue left out; illustrative times',
    focus: ['first', 'first-hidden', 'again', 'unchanged'],
    participants: [
      { name: 'Shop' },
      { name: 'Queue', kind: 'queue', note: 'at least once' },
      { name: 'Worker A' },
      { name: 'Worker B' },
      { name: 'Orders', kind: 'database' },
    ],
    messages: [
      { from: 'Shop', to: 'Queue', text: 'send order 7', kind: 'async' },
      { id: 'first', from: 'Queue', to: 'Worker A', text: 'order 7', kind: 'async' },
      { from: 'Worker A', to: 'Orders', text: 'insert order 7', note: 'unless it exists' },
      { id: 'stored', from: 'Orders', kind: 'state', text: 'has 1 row' },
      { from: 'Orders', to: 'Worker A', text: '1 row inserted', kind: 'reply' },
      { from: 'Worker A', kind: 'end', text: 'dies, no ack', state: 'negative' },
      { id: 'again', from: 'Queue', to: 'Worker B', text: 'order 7 again', kind: 'async' },
      { from: 'Worker B', to: 'Orders', text: 'same insert' },
      { id: 'unchanged', from: 'Orders', kind: 'state', text: 'still 1 row' },
      { from: 'Orders', to: 'Worker B', text: '0 rows inserted', kind: 'reply' },
      { id: 'ack', from: 'Worker B', to: 'Queue', text: 'acknowledge', note: 'the queue deletes it', kind: 'async' },
    ],
    spans: [
      {
        id: 'first-hidden',
        at: 'Queue',
        from: 'first',
        to: 'again',
        text: 'hidden for 30 s',
        note: 'no acknowledgment',
      },
      {
        id: 'second-hidden',
        at: 'Queue',
        from: 'again',
        to: 'ack',
        text: 'hidden up to 30 s',
        note: 'until acknowledged',
      },
    ],
  },
  derive,
  meanings: {
    deliveries:
      'messages from a queue that arrive at no other queue; of replies, those to a call that receives, polls, pulls or fetches, and those from which on a span at the queue runs; a loop repeats them as often as its bounds say',
  },
  draw: (data, sheet) => {
    const drawn = drawSequence(data, sheet, { as: 'label', derived: derive(data) })
    const numbered = numberedIn(data)
    numberMessages(numbered, drawn, sheet)
    if (numbered.length > 1)
      sheet.key({ text: 'Delivery', w: 20, sample: (rect) => badge(1, centerOf(rect), stepLook) })
    sheet.prove('deliveries', ...deliveriesIn(data))
  },
  describe: (data) => describeSequence(data, derive(data)),
})
