/** A trip is booked as a saga: the card is declined, and each booking so far is undone, the last one first. */
import { namedIn } from '../../drawing/data/named.ts'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { callsSent } from '../../drawing/data/sequence-calls.ts'
import { messagesIn, namesOfMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { compensatedIn, succeeds } from './compensations.ts'

/** What is done and undone again: the bars on lifelines that end in a message that succeeds, or else compensations. */
const undoneIn = (data: SequenceData) => {
  const [bars, all] = [data.spans.filter(({ at }) => at !== undefined), messagesIn(data.messages)]
  if (bars.length === 0) return compensatedIn(data)
  const isEnd = (each: Message, to?: string): boolean => namesOfMessage(each).includes(to) && succeeds(each, all)
  return bars.filter(({ to }) => to !== undefined && all.some((each) => isEnd(each, to)))
}

const derive = (data: SequenceData) => {
  const undone = undoneIn(data)?.length
  return {
    ...(undone === undefined ? {} : { undone: `${undone}` }),
    calls: `${callsSent(data.messages, (name) => namedIn(data.participants, [name])[0]).length}`,
  }
}

export default defineRecipe({
  name: 'Saga with compensation',
  family: 'Sequences',
  description:
    'A saga: local transactions one after the other, a step that fails, and the compensations of all earlier steps in reverse order, with a bar for as long as others see what will be undone. Also called compensating transactions, orchestrated saga or rollback flow.',
  useWhen:
    'You decide what happens to the steps that worked when a later one fails, across services that share no transaction: bookings, orders, sign-ups. Needs a compensation for each step before the one that fails; good for 2 to 6 services and up to 24 calls.',
  avoidWhen:
    'You need all services to commit or none, and can hold locks: use `two-phase-commit`. You need branches and retries of a call: use `sequence-fragments`. You need what may follow what in one order: use `uml-state-machine`. You need topics between services: use `event-bus-topology`.',
  visual: 88,
  ease: 80,
  overall: 86,
  rationale:
    'Bars on lifelines nest, which is what reverse order means, and show how long others see what will be undone. One more service is a column, four messages and a bar. You supply calls, their compensations and which step fails.',
  reviewed: '2026-11-23',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'A declined card undoes {undone} bookings, the last one first',
    subtitle: 'Each booking commits immediately, so others see it until its compensation: a saga does not isolate',
    source: 'Sagas (Garcia-Molina and Salem, 1987); each cancel is retried until it succeeds; illustrative services',
    focus: ['cancel-room', 'cancel-flight', 'flight-held', 'room-held'],
    participants: [
      { name: 'Traveler', kind: 'person' },
      { name: 'Trip service', note: 'orchestrator' },
      { name: 'Flights' },
      { name: 'Hotels' },
      { name: 'Payments' },
    ],
    messages: [
      { from: 'Traveler', to: 'Trip service', text: 'book trip' },
      { id: 'book-flight', from: 'Trip service', to: 'Flights', text: 'book seat 14C' },
      { id: 'seat', from: 'Flights', to: 'Trip service', text: 'booked', kind: 'reply' },
      { id: 'book-room', from: 'Trip service', to: 'Hotels', text: 'book room' },
      { id: 'room', from: 'Hotels', to: 'Trip service', text: 'booked', kind: 'reply' },
      { id: 'charge', from: 'Trip service', to: 'Payments', text: 'charge $640' },
      { from: 'Payments', to: 'Trip service', text: '402 card declined', kind: 'reply', state: 'negative' },
      {
        kind: 'zone',
        text: 'Compensation',
        messages: [
          { id: 'cancel-room', from: 'Trip service', to: 'Hotels', text: 'cancel room' },
          { from: 'Hotels', to: 'Trip service', text: 'canceled', kind: 'reply' },
          { id: 'cancel-flight', from: 'Trip service', to: 'Flights', text: 'cancel seat 14C' },
          { from: 'Flights', to: 'Trip service', text: 'canceled', kind: 'reply' },
        ],
      },
      { from: 'Trip service', to: 'Traveler', text: 'not booked', note: 'nothing charged', kind: 'reply' },
    ],
    spans: [
      { id: 'flight-held', at: 'Flights', from: 'seat', to: 'cancel-flight', text: 'seat is sold' },
      { id: 'room-held', at: 'Hotels', from: 'room', to: 'cancel-room', text: 'room is taken' },
    ],
  },
  derive,
  meanings: {
    calls: 'those that are lost too',
    undone:
      'spans with `at`, each from a booking to its compensation (none without one), or else receivers of a compensation (cancel, release, refund and the like) that was not refused or lost',
  },
  draw: (data, sheet) => {
    drawSequence(data, sheet, { as: 'label', derived: derive(data) })
    sheet.prove('undone', ...(undoneIn(data) ?? []), ...(compensatedIn(data) ?? []))
    sheet.prove('calls', ...messagesIn(data.messages))
  },
  describe: (data) => describeSequence(data, derive(data)),
})
