/**
 * Cards of lanes: the kinds that they have, how wide their words may be, and how they are drawn.
 */

import { type Block, nameAndNote, place, tinted } from '../../drawing/block.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import type { Shape } from '../../drawing/shapes/fitted.ts'
import type { Paint } from '../../drawing/shapes/outline.ts'
import { type ShapeName, shapeOf } from '../../drawing/shapes/shape.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { isSolid } from '../../drawing/word-box.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { LaneCell } from './channel.ts'

/** A card as the data have it; `column` names a column. */
export type LaneCard = {
  name: string
  note?: string | undefined
  kind: string
  column: string
  state?: 'positive' | 'negative' | 'muted' | undefined
}

/** A kind of card: its lane, from 0 at the top, its shape and paint, and its name in the key. */
export type CardKind = { lane: number; shape: ShapeName; paint?: Paint; text: string }

/** A card in its cell, with its words and the least height that they need. */
export type PlacedCard = LaneCell & { card: LaneCard; shape: Shape; paint: Paint; words: Block; least: number }

/** Words up to this width are not broken, in pixels. */
const longest = 152

/** The name of a card with the sign of its state, which no color says where it is in focus. */
const signedName = (card: LaneCard): string => `${stateSign(card).replace(' ', '\u00a0')}${card.name}`

/** The widest word of a card that is not broken. */
export const longestOf = (card: LaneCard): number =>
  Math.max(wordWidth(signedName(card), longest, 'item'), wordWidth(card.note, longest, 'note'))

/** Widths that words are wrapped at. */
const caps = [120, 104, 88, 72, 60] as const

/** A card measured for the width of its column. */
export function placeCard(
  card: LaneCard,
  { lane, shape: name, paint = {} }: CardKind,
  { column, w }: { column: number; w: number },
): PlacedCard {
  const shape = shapeOf(name)
  const said = { ...card, name: signedName(card) }
  const words = widestThatFits(
    caps,
    (cap) => nameAndNote(said, Math.max(cap, longestOf(card)), ['item', 'note']),
    (block) => shape.need(block.w, block.h).w <= w,
  )
  return { card, column, row: lane, shape, paint, words, least: shape.need(words.w, words.h).h }
}

/** The outline and the words of a card; what the data say of it overrides the paint of its kind, which its lane tells too. */
export function cardElements({ card, shape, paint, words }: PlacedCard, rect: Rect, sheet: Sheet): Element[] {
  // A kind with a fill of its own is told by it in a state and in focus too, whose outline is over it.
  const own = paintOf(card, sheet)
  const isOver = own.stroke !== undefined && paint.fill !== undefined
  const whole = isOver ? paint : { ...paint, ...own }
  // Muted words cannot be read on what is solid, nor on gray.
  const ink = whole.fill === 'rule' ? 'ink' : isSolid(whole.fill) ? 'surface' : undefined
  const over = isOver ? shape.outline(rect, { ...own, fill: 'none' }) : []
  return [
    ...shape.outline(rect, whole),
    ...over,
    ...place(ink === undefined ? words : tinted(words, ink), shape.words(rect)),
  ]
}
