/**
 * The form of an event model: slices in the order of time, cards in them, and what leads from card to card.
 */
import * as z from 'zod'
import { id, kind, list, name, note, ref, state } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { problemsIn } from '../../drawing/data/problems.ts'
import { checkReferences, checkUnique, namedTargets, References } from '../../drawing/data/references.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** What a card is; each kind has its lane. */
export const kinds = ['event', 'command', 'view', 'screen', 'automation'] as const
export const laneOf = { screen: 0, automation: 0, command: 1, view: 1, event: 2 } as const

const slice = z.strictObject({
  id: id.optional(),
  name: name('What happens in the slice', 32),
  note: note('A muted line under the name', 40).optional(),
})

const card = z.strictObject({
  id: id.optional(),
  name: name('What the card says'),
  kind: kind(kinds, 'event (default), command, view, screen or automation'),
  column: ref('The slice it is in: id or name'),
  note: note('A muted line under the name', 60).optional(),
  state: state.optional(),
})

const edge = z.strictObject({ id: id.optional(), from: ref('The card it leads from'), to: ref('The card it leads to') })

export type Slice = z.output<typeof slice>
export type Card = z.output<typeof card>
export type Edge = z.output<typeof edge>
export type ModelData = { columns: Slice[]; cards: Card[]; edges: Edge[] }

/** Declares event models. */
export const modelForm = () =>
  form(
    'board',
    {
      columns: list(slice, { max: 10, of: 'Slices in the order of time, left to right' }),
      cards: list(card, { max: 30, of: 'Screens, automations, commands, views and events' }),
      edges: list(edge, { min: 0, max: 36, of: 'What leads to what' }).default([]),
    },
    {
      check: (data) => checkModel(data),
      targets: ({ columns, cards, edges }) => [
        ...namedTargets([...columns, ...cards]),
        ...edges.map((item) => ({ names: [item.id, `${item.from} > ${item.to}`], item })),
      ],
    },
  )

const checkModel = ({ columns, cards, edges }: ModelData): Finding[] => {
  const [slices, known] = [new References(namedTargets(columns)), new References(namedTargets(cards))]
  const ends = edges.flatMap(({ from, to }, index) => [
    { at: `edges.${index}.from`, reference: from },
    { at: `edges.${index}.to`, reference: to },
  ])
  const places = cards.map(({ column }, index) => ({ at: `cards.${index}.column`, reference: column }))
  const broken = [
    ...checkUnique('columns', columns),
    ...checkUnique('cards', cards),
    ...checkReferences(places, { references: slices, what: 'a slice' }),
    ...checkReferences(ends, { references: known, what: 'a card' }),
  ]
  if (broken.length > 0) return broken
  const columnOf = ({ column }: Card): number => columns.findIndex((each) => each === slices.find(column))
  const placeOf = (card: Card): string => `${columnOf(card)} ${laneOf[card.kind]}`
  return [
    ...problemsIn(cards, { at: 'cards', field: 'column' }, (card, before) =>
      before.some((other) => placeOf(other) === placeOf(card))
        ? 'the lane already has a card in this slice: remove one or add a slice'
        : undefined,
    ),
    ...problemsIn(edges, { at: 'edges', field: 'to' }, ({ from, to }) => {
      const [start, end] = [known.find(from) as Card, known.find(to) as Card]
      if (Math.abs(laneOf[start.kind] - laneOf[end.kind]) !== 1)
        return `${start.kind} and ${end.kind} are not in neighboring lanes; remove it`
      return columnOf(end) < columnOf(start) ? 'leads back in time; remove it' : undefined
    }),
  ]
}
