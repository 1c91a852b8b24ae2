/**
 * How sure a team is: what bars on cards are, their unit, and how many cards of a horizon are committed.
 */
import type { Card } from '../../drawing/data/board.ts'
import type { ColumnTally } from '../../drawing/grid/board-heads.ts'

/** A bar on a card would be read as progress. */
export const part = 'How sure the team is, not progress'

/** How cards look. */
export const kinds = { committed: { marked: true }, planned: {}, exploring: { dashed: true } }

/** Values are how sure a team is: in percent, unless their size or their unit says that they are something else. */
export const unitOf = ({ cards, unit }: { cards: readonly Card[]; unit?: string | undefined }): string | undefined =>
  unit ?? (cards.every(({ value = 0 }) => value >= 0 && value <= 100) ? '%' : undefined)

/** How many cards of a horizon are committed. */
export const committedOf = (cards: readonly Card[]): ColumnTally => {
  const committed = cards.filter(({ kind }) => kind === 'committed').length
  return { text: `${committed} of ${cards.length} committed`, isPart: committed > 0 }
}
