/**
 * How sure a team is: what numbers on cards are, their unit, and how many cards of a horizon are committed.
 */
import type { Card } from '../../drawing/data/board.ts'
import { barHeight, partLook, trackLook } from '../../drawing/grid/board-bar.ts'
import type { ColumnTally } from '../../drawing/grid/board-heads.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { square } from '../../drawing/square.ts'

/** What the key says of the bar and the number on a card. */
export const sureness: KeyEntry = {
  text: 'How sure the team is',
  sample: ({ x, y, w, h }) => {
    const bar = { x, y: y + (h - barHeight) / 2, h: barHeight }
    return [square({ ...bar, w }, trackLook), square({ ...bar, w: w * 0.75 }, partLook)]
  },
}

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
