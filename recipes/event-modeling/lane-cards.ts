/**
 * Cards of lanes: the kinds that they have, how wide their words may be, and how they are drawn.
 */

import { type Block, nameAndNote, place } from '../../drawing/block.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import { path } from '../../drawing/primitives.ts'
import type { Shape } from '../../drawing/shapes/fitted.ts'
import type { Paint } from '../../drawing/shapes/outline.ts'
import { type ShapeName, shapeOf } from '../../drawing/shapes/shape.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { widestThatFits } from '../../drawing/widest.ts'
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

/** A kind of card: its lane, from 0 at the top, its shape, whether it is shaded under a cap, and its name in the key. */
export type CardKind = { lane: number; shape: ShapeName; isCapped?: boolean; text: string }

/** A card in its cell, with its words and the least height that they need. */
export type PlacedCard = LaneCell & { card: LaneCard; kind: CardKind; shape: Shape; words: Block; least: number }

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
export function placeCard(card: LaneCard, kind: CardKind, { column, w }: { column: number; w: number }): PlacedCard {
  const shape = shapeOf(kind.shape)
  const said = { ...card, name: signedName(card) }
  const words = widestThatFits(
    caps,
    (cap) => nameAndNote(said, Math.max(cap, longestOf(card)), ['item', 'note']),
    (block) => shape.need(block.w, block.h).w <= w,
  )
  return { card, column, row: kind.lane, kind, shape, words, least: shape.need(words.w, words.h).h }
}

/** How high the cap of a card is: as the corners of boxes are round, in pixels. */
const cap = 6

/** The outline of a kind of card: white, some under a solid cap, in which a focus or a state has its color. */
export function kindOutline({ shape, isCapped = false }: CardKind, rect: Rect, paint: Paint = {}): Element[] {
  if (!isCapped) return shapeOf(shape).outline(rect, paint)
  const { x, y, w } = rect
  const arc = `A ${cap} ${cap} 0 0 1`
  const d = `M ${x} ${y + cap} ${arc} ${x + cap} ${y} H ${x + w - cap} ${arc} ${x + w} ${y + cap} Z`
  const fill = paint.stroke ?? 'muted'
  return [...shapeOf(shape).outline(rect, paint), path(d, { fill, stroke: 'none' })]
}

/** The outline and the words of a card; what the data say of it overrides the paint of its kind. */
export function cardElements({ card, kind, shape, words }: PlacedCard, rect: Rect, sheet: Sheet): Element[] {
  const paint = paintOf(card, sheet)
  return [...kindOutline(kind, rect, paint), ...place(words, shape.words(rect))]
}
