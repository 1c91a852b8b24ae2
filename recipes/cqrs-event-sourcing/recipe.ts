/** An account: a page shows more money than there is, and the side that decides does not believe it. */
import * as z from 'zod'
import { id, list, name, note, number } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawLedger } from './draw.ts'
import { decisionOf, slowestOf, viewOf, writeAge } from './ledger.ts'
import { formatOf } from './plan.ts'

const event = z.strictObject({
  id: id.optional(),
  name: name('What happened, in the past tense', 32),
  change: number('By how much it changes the state'),
  age: z.number().min(0).max(10_000_000).describe('How many seconds ago it was stored'),
})

const readModel = z.strictObject({
  id: id.optional(),
  name: name('What queries read', 28),
  applied: z.int().min(0).max(24).describe('The number of the last event that it has applied'),
  note: note('Where it is kept', 24).optional(),
})

export default defineRecipe({
  name: 'CQRS with event sourcing',
  family: 'Architecture',
  description:
    'A log of events between the side that decides and the sides that are read: what is loaded from snapshot and events, what a command comes to, how far each read model has come, what it shows and for how long that is stale. Also called CQRS, event store or projections.',
  useWhen:
    'You explain why a page shows an old value, why a command is refused anyway, or what eventual consistency means for users. Good for 2 to 24 events of one stream and up to 4 read models; you need changes, ages and positions.',
  avoidWhen:
    'You design commands, events and screens over time: use `event-modeling`. Topics and their consumers: use `event-bus-topology`. Offsets in a log: use `append-only-log`. Steps that are undone: use `saga-compensation`.',
  visual: 87,
  ease: 74,
  overall: 85,
  rationale:
    'Levels beside one log show who has seen what, and every state is the sum of the events below its level. Adding one event by hand moves every level. You supply events, positions and the command; one number is the state.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form(
    'own',
    {
      unit: z.string().trim().min(1).max(12).describe('The unit of the state, such as $').optional(),
      stream: name('What the events are of', 32),
      events: list(event, { max: 24, of: 'Events of the stream, oldest first' }),
      snapshot: z.int().min(0).max(24).default(0).describe('The number of the event that the newest snapshot includes'),
      readModels: list(readModel, { max: 4, of: 'Read models that apply the events' }),
      command: z
        .strictObject({
          name: name('What is asked for', 24),
          event: name('What it would store', 32).optional(),
          change: number('By how much it would change the state'),
        })
        .describe('A command that arrives now')
        .optional(),
      least: number('The state below which a command is refused').optional(),
    },
    {
      checks: ({ unique, each }) => [
        unique('readModels'),
        each('readModels.*', ({ applied }, { data: { events } }) =>
          applied > events.length ? { applied: `${applied}; there are ${events.length} events` } : undefined,
        ),
        ({ snapshot, events }) =>
          snapshot > events.length
            ? [{ at: 'snapshot', problem: `${snapshot}; there are ${events.length} events` }]
            : [],
        each('events.*', ({ age }, { before }) =>
          age > (before.at(-1)?.age ?? age) ? { age: 'older than the event before it' } : undefined,
        ),
      ],
      targets: ({ events, readModels }) => namedTargets([...readModels, ...events]),
    },
  ),
  sample: {
    title: 'The page shows {shown}, yet a withdrawal of $300 is refused',
    subtitle: 'The account holds {state}: the page is {behind} events and {stale} behind, and no command reads it',
    source: 'Illustrative data; one stream of an account ledger',
    unit: '$',
    stream: 'account-42',
    events: [
      { name: 'Account opened', change: 0, age: 9000 },
      { name: 'Money deposited', change: 500, age: 8400 },
      { name: 'Card payment booked', change: -80, age: 3600 },
      { name: 'Fee charged', change: -20, age: 1800 },
      { name: 'Money deposited', change: 120, age: 540 },
      { name: 'Card payment booked', change: -100, age: 60 },
      { name: 'Transfer sent', change: -170, age: 3 },
      { name: 'Fee charged', change: -5, age: 3 },
    ],
    snapshot: 4,
    readModels: [
      { name: 'Wallet page', applied: 6, note: 'Redis' },
      { name: 'Statement', applied: 8, note: 'PostgreSQL' },
    ],
    command: { name: 'Withdraw', event: 'Money withdrawn', change: -300 },
    least: 0,
  },
  draw: drawLedger,
  derive: (data) => {
    const { state, after } = decisionOf(data)
    const slowest = slowestOf(data)
    const view = slowest === undefined ? { shown: state, behind: 0, stale: 0 } : viewOf(data, slowest)
    const format = formatOf(data)
    return {
      state: format.full(state),
      after: format.full(after),
      shown: format.full(view.shown),
      behind: view.behind,
      stale: writeAge(view.stale),
      slowest: slowest?.name ?? '',
      events: data.events.length,
    }
  },
  describe: (data) => {
    const format = formatOf(data)
    const models = data.readModels.map((model) => {
      const { shown, behind, stale } = viewOf(data, model)
      return `${model.name} shows ${format.full(shown)}${behind === 0 ? '' : `, ${behind} behind and ${writeAge(stale)} stale`}`
    })
    const { state, isRefused } = decisionOf(data)
    const { after } = decisionOf(data)
    const why = `refused: it would leave ${format.full(after)}, below ${format.full(data.least ?? 0)}`
    const command =
      data.command === undefined
        ? ''
        : ` ${data.command.name} ${format.signed(data.command.change)} is ${isRefused ? why : 'stored'}.`
    return `${count(data.events.length, 'event')} of ${data.stream} come to ${format.full(state)}, on which commands are decided.${command} Read models: ${enumerate(models)}.`
  },
})
