/** Booking a seat as an event model: what people see and do, what is asked for, and the events that are kept. */
import * as z from 'zod'
import { id, kind, list, name, note, ref, state, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import type { GraphEdge } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawLanes } from './lanes.ts'
import { checkLanes } from './lanes-check.ts'

const lanes = ['Screens and automations', 'Commands and read models', 'Events']
const kinds = {
  event: { lane: 2, shape: 'box', isCapped: true, text: 'Event' },
  command: { lane: 1, shape: 'box', text: 'Command' },
  view: { lane: 1, shape: 'document', text: 'Read model' },
  screen: { lane: 0, shape: 'window', text: 'Screen' },
  automation: { lane: 0, shape: 'hexagon', text: 'Automation' },
} as const

const slice = { name: name('What happens in the slice', 32), note: note('A muted line under the name', 40).optional() }
const card = {
  name: name('What the card says'),
  kind: kind(['event', 'command', 'view', 'screen', 'automation'], 'What it is; an event unless given'),
  column: ref('The slice it is in: id or name'),
  note: note('A muted line under the name', 60).optional(),
  state: state.optional(),
}
const edge = { from: ref('The card it leads from'), to: ref('The card it leads to') }
const own = <Fields extends object>(fields: Fields) => z.strictObject({ id: id.optional(), ...fields })

const namesIn = ({ id, name }: { id?: string | undefined; name: string }): string[] =>
  [id, name].flatMap((each) => each ?? [])
const shareName = (one: { name: string }, other: { name: string }): boolean =>
  namesIn(one).some((each) => namesIn(other).includes(each))

const modelForm = form(
  'board',
  {
    columns: list(own(slice), { max: 10, of: 'Slices in the order of time, left to right' }),
    cards: list(own(card), { max: 30, of: 'Screens, automations, commands, views and events' }),
    edges: list(own(edge), { min: 0, max: 36, of: 'What leads to what' }).default([]),
    key: z
      .strictObject({ focus: words(40, 'What is in focus').optional() })
      .optional()
      .describe('What colors mean, if nothing says it'),
  },
  {
    checks: () => [checkLanes((kind) => kinds[kind as keyof typeof kinds].lane, 'slice')],
    targets: ({ columns, cards, edges }) => [
      // A slice is often called as its command is: that name means the card.
      ...namedTargets([...cards, ...columns.filter((column) => !cards.some((each) => shareName(each, column)))]),
      ...edges.map((item) => ({ names: [item.id, `${item.from} > ${item.to}`], item })),
    ],
  },
)

/** The slices of the sample with their cards. */
const slices = {
  'Add show': { screen: 'Show form', command: 'Add', event: 'Show added' },
  'See seats': { view: 'All seats', screen: 'Seat map' },
  'Hold seat': { command: 'Hold', event: 'Seat held' },
  'See hold': { view: 'My hold', screen: 'Card form' },
  Pay: { command: 'Charge', event: 'Hold paid' },
  'Find holds': { view: 'Paid holds', automation: 'Seat job' },
  Confirm: { command: 'Book', event: 'Seat booked' },
  'See ticket': { view: 'My tickets', screen: 'Ticket page' },
}

/** What commands refuse, as nobody sees every event in time. */
const rules = {
  Hold: 'if still free',
  Book: 'once per hold',
  Charge: 'via provider',
}

export default defineRecipe({
  name: 'Event model',
  family: 'Flows',
  description:
    'A system as a story from left to right in three lanes: screens and automations, commands and read models, events. Each slice either changes state through a command or shows it through a read model. Also called event modeling or event model blueprint.',
  useWhen:
    'You design an event-sourced or information system with its users and want to agree slice by slice on what is seen, asked and stored, with names that become code. Good for 3 to 10 slices and up to 30 cards.',
  avoidWhen:
    'You need calls between services: use `request-sequence`. You need to show who approves what: use `swimlane-process`. You need to show how people feel on the way: use `user-journey`. You need running parts: use `c4-container`. Stale reads: use `cqrs-event-sourcing`.',
  visual: 84,
  ease: 72,
  overall: 80,
  rationale:
    'Read left to right it is a story, read top to bottom it is the data behind each step, so a screen with no read model below it is seen at once. A slice in the middle moves all that follow. You supply slices, cards and what leads to what.',
  reviewed: '2026-11-28',
  revision: 1,
  data: modelForm,
  sample: {
    title: 'No person confirms a booking: a job reacts to the payment',
    subtitle: 'Seats for a show: what people see, what they ask for, and the {events} events that are stored',
    source: 'Illustrative data; lanes and patterns of Event Modeling',
    focus: [
      'Hold paid',
      'Hold paid > Paid holds',
      'Paid holds',
      'Paid holds > Seat job',
      'Seat job',
      'Seat job > Book',
      'Book',
      'Book > Seat booked',
      'Seat booked',
    ],
    columns: Object.keys(slices).map((name) => ({ name })),
    cards: Object.entries(slices).flatMap(([column, cards]) =>
      Object.entries(cards).map(([kind, name]) => ({
        name,
        kind: kind as keyof typeof kinds,
        column,
        ...(name in rules ? { note: rules[name as keyof typeof rules] } : {}),
      })),
    ),
    edges: shortLinks(`Show form > Add > Show added > All seats > Seat map > Hold > Seat held
      Seat held > My hold > Card form > Charge > Hold paid > Paid holds > Seat job > Book > Seat booked
      Seat booked > My tickets > Ticket page`),
  },
  draw: (data, sheet) => {
    drawLanes(data, sheet, { lanes, kinds, link: 'Leads to' })
    sheet.prove('events', ...data.cards.filter(({ kind }) => kind === 'event'))
  },
  derive: ({ cards }) => ({ events: String(cards.filter(({ kind }) => kind === 'event').length) }),
  describe: (data) => {
    const { columns, cards, edges } = data
    const events = namesOf(cards.filter(({ kind }) => kind === 'event'))
    return `${count(columns.length, 'slice')} from left to right: ${enumerate(namesOf(columns), 10)}. ${count(cards.length, 'card')} in three lanes, joined by ${count(edges.length, 'arrow')}; events: ${enumerate(events, 8)}.${markedWords({ nodes: cards, edges: edges as GraphEdge[], focus: data.focus, key: data.key })}`
  },
})
