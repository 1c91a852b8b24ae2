/**
 * The shape `board`: cards in columns, and optionally in rows.
 */
import * as z from 'zod'
import { checksFor } from './checks.ts'
import { id, list, name, note, number, ref, state, words } from './fields.ts'
import { form } from './form.ts'
import { namedTargets, type Target } from './references.ts'

const line = z.strictObject({
  id: id.optional(),
  name: name('What the column or row is called', 60),
  note: note('A muted line under the name', 60).optional(),
  limit: z.number().int().min(0).max(99).optional().describe('The most cards that it may hold (work in progress)'),
})

const card = z.strictObject({
  id: id.optional(),
  name: name('What the card says', 80),
  column: ref('The column it is in, by id or name'),
  row: ref('The row it is in, by id or name').optional(),
  kind: name('What it is', 24).optional(),
  ticket: name('Its number in a tracker', 16).optional(),
  owner: name('Who works on it', 40).optional(),
  value: number('A number at the card, in units').optional(),
  state: state.optional(),
  note: note('A line under the name; why a negative card is stuck', 80).optional(),
})

export type BoardLine = z.output<typeof line>
export type Card = z.output<typeof card>

/** Data of the shape as they are drawn. */
export type BoardData = {
  unit?: string | undefined
  columns?: BoardLine[] | undefined
  rows?: BoardLine[] | undefined
  cards: Card[]
}

type Most = { columns: number; rows?: number; cards: number }

/** Declares board data with at most so many columns, rows and cards; a kind is one of `kinds`, the first by default. */
export function boardForm<const Kinds extends [string, ...string[]]>(most: Most, { kinds }: { kinds?: Kinds } = {}) {
  const hasRows = most.rows !== undefined
  const lines = (max: number, of: string) => list(line, { min: 0, max, of }).optional()
  const fields = {
    unit: words(12, 'What values count, such as day').optional(),
    columns: lines(most.columns, 'Columns, left to right; if given, all of them'),
    cards: list(cardOf(kinds, hasRows), { max: most.cards, of: 'Cards; those of one place top to bottom' }),
  }
  const rows = lines(most.rows ?? 0, 'Rows, top to bottom; if given, all of them')
  const whole = hasRows ? { ...fields, rows } : (fields as typeof fields & { rows: typeof rows })
  return form('board', whole, { checks: () => checks, targets })
}

/** A card, with a row and a kind only if the board has them. */
const cardOf = (kinds: readonly [string, ...string[]] | undefined, hasRows: boolean): typeof card => {
  const placed = hasRows ? card : card.omit({ row: true })
  if (kinds === undefined) return placed.omit({ kind: true }) as never
  const kind = z.enum(kinds).default(kinds[0]).describe(`The kind, ${kinds[0]} by default`)
  return placed.extend({ kind }) as never
}

const targets = ({ columns, rows, cards }: BoardData): Target[] =>
  namedTargets([...(columns ?? []), ...(rows ?? []), ...cards])

const { unique, refersTo, each } = checksFor<BoardData>()

/** Columns and rows, if given, are complete; if there are rows, every card is in one. */
const checks = [
  unique('columns', 'rows'),
  refersTo(['cards.*.column'], { to: 'columns', what: 'a column', ifListed: true }),
  refersTo(['cards.*.row'], { to: 'rows', what: 'a row', ifListed: true }),
  each('cards.*', ({ row }, { data: { rows = [], cards } }) => {
    const hasRows = rows.length > 0 || cards.some((card) => card.row !== undefined)
    return hasRows && row === undefined ? { row: 'is missing; the board has rows' } : undefined
  }),
]
