/**
 * What stands for cards in a column: those that a limit still allows, and the number of those that are not drawn.
 */
import { count } from '../../src/scene/count.ts'
import { block, place } from '../block.ts'
import type { Card } from '../data/board.ts'
import { box } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import type { CardLine } from './board-heads.ts'

/** Where something is, and its width. */
type Slot = { x: number; y: number; w: number }

/** How many cards there are that are not drawn; returns how high that is. */
export const drawRest = (cards: Card[], { x, y, w }: Slot, sheet: Sheet): number => {
  const words = block([{ text: `+${count(cards.length, 'card')}`, as: 'item' }])
  sheet.put(`@rest-${x}-${y}`, place(words, { x, y, w, h: words.h }))
  return words.h
}

/** What a limit still allows; returns how high that is. */
export const drawFreeSlot = ({ source, limit, cards }: CardLine, { x, y, w }: Slot, sheet: Sheet): number => {
  const free = (limit ?? 0) - cards.length
  if (free <= 0) return 0
  const words = block([{ text: `room for ${free} more`, as: 'note' }], w - 24)
  const rect = { x, y, w, h: up(words.h + 24) }
  sheet.put(source, [box(rect.x, rect.y, rect.w, rect.h, { fill: 'none', dashed: true }), ...place(words, rect)])
  return rect.h
}
