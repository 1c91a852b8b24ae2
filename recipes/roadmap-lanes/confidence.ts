/**
 * How sure a team is: what numbers on cards are, their unit, and how many cards of a horizon are committed.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { Card } from '../../drawing/data/board.ts'
import type { ColumnTally } from '../../drawing/grid/board-heads.ts'
import { markEntry } from '../../drawing/key.ts'

/** What the key says of the number on a card. */
export const sureness = markEntry('How sure the team is', (center) =>
  lineOfText('%', { ...center, as: 'label', align: 'middle' }),
)

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
