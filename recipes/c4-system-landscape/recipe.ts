/** A C4 system landscape: all systems of a parcel carrier, and which of them deal with the world outside. */
import { graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { circle, line } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { borderOf } from './border.ts'
import { crossings } from './crossings.ts'

/** Where the search begins: customers above, other companies below. */
const cells = shortCells(`Customer 1 1, Parcel app 1 2, Courier 2 2, Hub control 3 2, Billing 1 4, Tracking 2 3,
  Route planning 3 3, Partner gateway 2 4, Card processor 1 5, Other carriers 2 5`)

/** Elements in short. */
const all = <const Kind extends string>(kind: Kind, group: string | undefined, notes: Record<string, string>) =>
  Object.entries(notes).map(([name, note]) => ({
    name,
    kind,
    note,
    at: places[name] ?? ([1, 1] as [number, number]),
    ...(group === undefined ? {} : { group }),
  }))

/** What faces the outside world is in one row, under what it faces; what faces inward is behind it. */
const places: Record<string, [column: number, row: number]> = {
  Customer: [1, 1],
  'Card processor': [2, 1],
  'Other carriers': [3, 1],
  'Parcel app': [1, 2],
  Billing: [2, 2],
  'Partner gateway': [3, 2],
  Tracking: [2, 3],
  Courier: [1, 4],
  'Route planning': [2, 4],
  'Hub control': [3, 4],
}

const carrier = 'Parcel carrier'

/** Relations in short: from, what it does, to. */
const relations = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', words = '', to = ''] = line.split(' | ')
    return { from, to, text: words }
  })

/** How the dot is painted where a relation crosses the border. */
const door = (isFocus: boolean) => ({ fill: 'surface', stroke: isFocus ? 'accent' : 'ink' }) as const

/** A dot on a dashed line: for the key. */
const onBorder =
  (isFocus: boolean) =>
  ({ x, y, w, h }: Rect) => [
    line(x, y + h / 2, x + w, y + h / 2, { stroke: 'muted', dashed: true }),
    circle(x + w / 2, y + h / 2, 7, door(isFocus)),
  ]

export default defineRecipe({
  name: 'C4 system landscape',
  family: 'Architecture',
  description:
    'All software systems of an organization inside its border, the people who use them, and the systems of others outside; a dot wherever a relation crosses the border, and the systems behind it marked. Also called system landscape, application landscape or enterprise view.',
  useWhen:
    'You need to know which systems an organization has, how they depend on each other, and which of them are exposed to customers and partners: onboarding, audits, mergers. Good for 5 to 24 people and systems with up to 30 relations.',
  avoidWhen:
    'One system is the subject: use `c4-system-context`. You need the applications inside a system: use `c4-container`. You need what stops when one fails: use `service-dependency-map`. You need where systems run: use `c4-deployment`. You need whose model others follow: use `ddd-context-map`.',
  visual: 88,
  ease: 78,
  overall: 86,
  rationale:
    'The border is the argument: each dot on it is an interface with somebody else, and the systems behind the dots are marked. More than 30 relations cross each other too often. You supply people, systems, relations and what is inside.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphForm(c4),
  sample: {
    title: 'Only {doors} of {systems} systems face the outside world',
    subtitle:
      '{crossing} of {relations} relationships cross the boundary; tracking, route planning and hub control face inward only',
    source: 'System landscape diagram of a parcel carrier; illustrative',
    nodes: [
      ...all('person', undefined, { Customer: 'Sends and receives' }),
      ...all('person', carrier, { Courier: 'Delivers' }),
      ...all('system', carrier, {
        'Parcel app': 'Books, pays, tracks',
        Tracking: 'Keeps couriers’ scans',
        'Route planning': 'Orders the stops',
        'Hub control': 'Sorts parcels',
        Billing: 'Charges and refunds',
        'Partner gateway': 'Converts formats',
      }),
      ...all('external', undefined, {
        'Card processor': 'Charges cards',
        'Other carriers': 'Deliver abroad',
      }),
    ],
    edges: relations(
      'Customer | Books and tracks parcels in | Parcel app',
      'Courier | Scans parcels into | Tracking',
      'Courier | Follows | Route planning',
      'Parcel app | Pays via | Billing',
      'Parcel app | Reads scans from | Tracking',
      'Route planning | Posts ETAs to | Tracking',
      'Billing | Checks scans in | Tracking',
      'Hub control | Sorts by | Route planning',
      'Tracking | Reports parcels to | Partner gateway',
      'Billing | Charges via | Card processor',
      'Partner gateway | Sends data to | Other carriers',
    ),
    groups: [{ name: carrier, note: '[Organization]' }],
  },
  draw: (data, sheet) => {
    const { crossing, inside, doors } = borderOf(data)
    const isAsked = sheet.hasFocus
    const focus = isAsked ? {} : { focus: 'Faces the outside world' }
    if (!isAsked) sheet.focusAlso([...crossing, ...doors])
    const layout = drawGraph(data, sheet, { ...c4, ...focus, layout: { direction: 'down' }, cells })
    for (const { edge, at } of crossings(data, layout, crossing)) {
      const dots = at.map(({ x, y }) => circle(x, y, 7, door(sheet.isFocus(edge))))
      sheet.put(edge, dots, 'over')
    }
    if (crossing.length > 0)
      sheet.key({ text: 'Crosses the boundary', sample: onBorder(crossing.every((edge) => sheet.isFocus(edge))) })
    for (const name of ['doors', 'systems']) sheet.prove(name, ...(doors.length > 0 ? doors : inside))
    for (const name of ['crossing', 'relations']) sheet.prove(name, ...crossing)
  },
  derive: (data) => {
    const { crossing, inside, doors } = borderOf(data)
    return { doors: doors.length, systems: inside.length, crossing: crossing.length, relations: data.edges.length }
  },
  describe: (data) => {
    const { crossing, inside, doors, people, outside } = borderOf(data)
    const inward = inside.filter((node) => !doors.includes(node))
    const isPerson = ({ kind }: { kind: string }): boolean => kind === 'person'
    const staff = [
      { items: people.filter(isPerson), one: 'person', many: 'people' },
      { items: people.filter((each) => !isPerson(each)), one: 'other element', many: 'other elements' },
    ]
      .flatMap(({ items, one, many }) =>
        items.length === 0 ? [] : [` and ${count(items.length, one, many)} (${enumerate(namesOf(items))})`],
      )
      .join('')
    return `${count(inside.length, 'system')} (${enumerate(namesOf(inside))})${staff} inside of ${enumerate(namesOf(data.groups.filter(({ group }) => group === undefined))) || 'no border'}, with ${count(outside.length, 'person or system', 'people and systems')} around: ${enumerate(namesOf(outside))}. ${count(crossing.length, 'relation')} of ${data.edges.length} cross the border, at ${enumerate(namesOf(doors)) || 'no system'}.${inward.length === 0 ? '' : ` Facing inward only: ${enumerate(namesOf(inward))}.`}`
  },
})
