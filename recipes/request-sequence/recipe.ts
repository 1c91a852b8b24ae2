/** One read through a cache and a database: who calls whom, in which order, and what comes back. */
import type { CommonData } from '../../drawing/data/form.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { callsSent } from '../../drawing/data/sequence-calls.ts'
import { messagesIn } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { describeSequence } from '../../drawing/sequence/describe-sequence.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { numberMessages } from '../../drawing/sequence/number-messages.ts'

/** The calls between participants, those that are lost too. */
const callsIn = ({ participants, messages }: SequenceData): Message[] =>
  callsSent(messages, (name) => namedIn(participants, [name])[0]).filter(({ from, to }) => from !== to)

/** The calls in focus, by id or words. */
const markedIn = (data: SequenceData & CommonData): Message[] =>
  callsIn(data).filter(({ id, text }) => data.focus?.some((name) => name === id || name === text) === true)

/** The calls that reach a database. */
const queriesIn = (data: SequenceData): Message[] =>
  callsIn(data).filter(({ to }) => namedIn(data.participants, [to])[0]?.kind === 'database')

/** The calls to each participant that has an id, by its id. */
const callsTo = (data: SequenceData): Record<string, Message[]> =>
  Object.fromEntries(
    data.participants.flatMap(({ id }) =>
      id === undefined ? [] : [[id, callsIn(data).filter(({ to }) => namedIn(data.participants, [to])[0]?.id === id)]],
    ),
  )

/** What the heading may quote: calls to participants by their ids, queries to databases, all calls and messages, and who takes part. */
const derive = (data: SequenceData & CommonData) => ({
  ...Object.fromEntries(Object.entries(callsTo(data)).map(([id, calls]) => [id, `${calls.length}`])),
  calls: `${callsIn(data).length}`,
  marked: `${markedIn(data).length}`,
  queries: count(queriesIn(data).length, 'query', 'queries'),
  messages: `${messagesIn(data.messages).length}`,
  participants: `${data.participants.length}`,
})

const call = (from: string, to: string, text: string, note?: string) => ({
  from,
  to,
  text,
  ...(note === undefined ? {} : { note }),
})
const reply = (from: string, to: string, text: string, note?: string) =>
  ({ ...call(from, to, text, note), kind: 'reply' }) as const

export default defineRecipe({
  name: 'Request sequence',
  family: 'Sequences',
  description:
    'Participants side by side over their lifelines, and one arrow per message, read from top to bottom: who calls whom, in which order, and what comes back. Also called sequence diagram, message sequence chart or ladder diagram.',
  useWhen:
    'You need to show the order of calls in one scenario: who starts, who waits, and what is returned. Good for 2 to 16 participants and up to 60 messages, in a design review, a README or an API guide.',
  avoidWhen:
    'You need retries, alternatives or error branches: use `sequence-fragments`. You need durations on a common scale: use `trace-waterfall`. You need decisions with several outcomes: use `decision-flowchart`. You need one exchange in full: use `http-exchange`.',
  visual: 86,
  ease: 92,
  overall: 89,
  rationale:
    'Each message starts at its sender and lands on its receiver, so the order needs no legend, and bars show who is active. A new message is one arrow and its words in the next row. You supply participants and messages in order; time is not to scale.',
  reviewed: '2026-11-28',
  revision: 1,
  data: sequenceForm({}),
  sample: {
    title: 'A cache miss costs {marked} more calls: one read, one write',
    subtitle: 'For the next 60 seconds, the cache answers for this shipment and the database is not asked',
    source: 'Illustrative data',
    focus: ['query', 'fill'],
    participants: [
      { name: 'Browser', note: 'tracking page' },
      { name: 'Tracking API', note: 'HTTP service' },
      { name: 'Cache', note: 'Redis', kind: 'database' },
      { id: 'shipments', name: 'Shipments', note: 'PostgreSQL', kind: 'database' },
    ],
    messages: [
      call('Browser', 'Tracking API', 'GET /v1/shipments/7Q4K'),
      call('Tracking API', 'Cache', 'GET view:7Q4K'),
      reply('Cache', 'Tracking API', 'nil', 'not cached'),
      { id: 'query', ...call('Tracking API', 'Shipments', 'SELECT … WHERE id = $1') },
      reply('Shipments', 'Tracking API', '(1 row)'),
      { id: 'fill', ...call('Tracking API', 'Cache', 'SET view:7Q4K … EX 60') },
      reply('Cache', 'Tracking API', 'OK', 'kept for 60 s'),
      reply('Tracking API', 'Browser', '200 OK', 'application/json'),
    ],
  },
  derive,
  meanings: {
    calls: 'without those to oneself',
    marked: 'calls in focus',
    queries: 'calls to databases',
  },
  draw: (data, sheet) => {
    const drawn = drawSequence(data, sheet, { as: 'code', derived: derive(data) })
    // Calls in focus are numbered where the heading says how many there are.
    numberMessages(sheet.quotes('marked') ? markedIn(data) : [], drawn, sheet)
    sheet.prove('queries', ...queriesIn(data))
    sheet.prove('calls', ...callsIn(data))
    sheet.prove('marked', ...markedIn(data))
    for (const [id, calls] of Object.entries(callsTo(data))) sheet.prove(id, ...calls)
  },
  describe: (data) =>
    describeSequence(data, derive(data), 'Replies are dashed; bars show when a participant is active.'),
})
