/**
 * Checks of cards in lanes and columns, and of what leads from card to card.
 */

import { problemsIn } from '../../drawing/data/problems.ts'
import { checkReferences, checkUnique, namedTargets, References, referencesIn } from '../../drawing/data/references.ts'
import type { Finding } from '../../src/scene/findings.ts'

type Named = { id?: string | undefined; name: string }
type Card = Named & { kind: string; column: string }

/** Columns from left to right, cards that name theirs, and edges between cards. */
export type Lanes = { columns: Named[]; cards: Card[]; edges: { from: string; to: string }[] }

/**
 * All names are found, no cell has two cards, and edges lead to a neighboring lane and never back. `laneOf` gives the
 * lane of a kind, from 0; `what` is what a column is called.
 */
export function checkLanes(
  { columns, cards, edges }: Lanes,
  laneOf: (kind: string) => number,
  what: string,
): Finding[] {
  const [lines, known] = [new References(namedTargets(columns)), new References(namedTargets(cards))]
  const broken = [
    ...checkUnique('columns', columns),
    ...checkUnique('cards', cards),
    ...checkReferences(referencesIn('cards', cards, 'column'), { references: lines, what: `a ${what}` }),
    ...checkReferences(referencesIn('edges', edges, 'from', 'to'), { references: known, what: 'a card' }),
  ]
  if (broken.length > 0) return broken
  const columnOf = (card: Card): number => columns.findIndex((each) => each === lines.find(card.column))
  const cellOf = (card: Card): string => `${columnOf(card)} ${laneOf(card.kind)}`
  return [
    ...problemsIn(cards, { at: 'cards', field: 'column' }, (card, before) =>
      before.some((other) => cellOf(other) === cellOf(card))
        ? `the lane already has a card in this ${what}: remove one or add a ${what}`
        : undefined,
    ),
    ...problemsIn(edges, { at: 'edges', field: 'to' }, ({ from, to }) => {
      const [start, end] = [known.find(from) as Card, known.find(to) as Card]
      if (Math.abs(laneOf(start.kind) - laneOf(end.kind)) !== 1)
        return `${start.kind} and ${end.kind} are not in neighboring lanes; remove it`
      return columnOf(end) < columnOf(start) ? 'leads back in time; remove it' : undefined
    }),
  ]
}
