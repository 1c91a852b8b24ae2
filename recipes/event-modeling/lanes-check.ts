/**
 * Checks of cards in lanes and columns, and of what leads from card to card.
 */
import { type Check, checksFor, inTurn } from '../../drawing/data/checks.ts'
import { namedTargets, References } from '../../drawing/data/references.ts'

type Named = { id?: string | undefined; name: string }
type Card = Named & { kind: string; column: string }

/** Columns from left to right, cards that name theirs, and edges between cards. */
export type Lanes = { columns: Named[]; cards: Card[]; edges: { from: string; to: string }[] }

const { unique, refersTo, each } = checksFor<Lanes>()

/**
 * All names are found, no cell has two cards, and edges lead to a neighboring lane and never back. `laneOf` gives the
 * lane of a kind, from 0; `what` is what a column is called.
 */
export const checkLanes = (laneOf: (kind: string) => number, what: string): Check<Lanes> =>
  inTurn(
    [
      unique('columns', 'cards'),
      refersTo(['cards.*.column'], { to: 'columns', what: `a ${what}` }),
      refersTo(['edges.*.from', 'edges.*.to'], { to: 'cards', what: 'a card' }),
    ],
    [
      each('cards.*', (card, { before, data }) =>
        before.some(
          (other) => laneOf(other.kind) === laneOf(card.kind) && columnOf(other, data) === columnOf(card, data),
        )
          ? { column: `the lane already has a card in this ${what}: remove one or add a ${what}` }
          : undefined,
      ),
      each('edges.*', ({ from, to }, { data }) => {
        const cards = new References(namedTargets(data.cards))
        const [start, end] = [cards.find(from) as Card, cards.find(to) as Card]
        const down = laneOf(end.kind) - laneOf(start.kind)
        if (Math.abs(down) !== 1)
          return { to: `${start.kind} and ${end.kind} are not in neighboring lanes${adviceFor(down)}` }
        return columnOf(end, data) < columnOf(start, data) ? { to: 'leads back in time; remove it' } : undefined
      }),
    ],
  )

/** What leads over two lanes: downward a command, upward a view. */
const adviceFor = (down: number): string =>
  down === 0 ? '; remove it' : `: put a ${down > 0 ? 'command' : 'view'} between them`

const columnOf = ({ column }: Card, { columns }: Lanes): number =>
  columns.findIndex(({ id, name }) => id === column || name === column)
