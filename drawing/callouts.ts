/**
 * Callouts: a numbered badge at an item, and the remarks with the same numbers below the drawing.
 */

import { boundsOf, boundsOfAll } from '../src/elements/bounds.ts'
import { outlinesOf } from '../src/elements/outlines.ts'
import { intersectsRect } from '../src/geometry/polyline.ts'
import type { Point } from '../src/geometry/rect.ts'
import type { Element, Line, Path } from '../src/scene/scene.ts'
import { badge } from './badge.ts'
import { anchorOf, isFilled, radius, spotsFor } from './badge-places.ts'
import { block, place } from './block.ts'
import { rectAround, tooClose } from './rect.ts'
import { pitchOf, roles } from './type.ts'

const ink = { r: radius, fill: 'ink', stroke: 'ink' } as const

/** Strokes have no more segments than matter here. */
const room = { characters: 20_000, segments: 2000 }

/** Whether it is a stroke alone: a fill may have an edge or not as the focus is, and is there or not. */
const isStroke = (element: Element): element is Line | Path =>
  element.type === 'line' || (element.type === 'path' && element.stroke !== 'none' && !isFilled(element))

/** What a badge is at, everything else on the sheet, and the badges that are there already. */
type BadgePlace = { elements: Element[]; all: Element[]; badges?: Element[] }

/** A badge at the part that `elements` draw, where it covers least of everything else on the sheet. */
export function calloutBadge(number: number, { elements, all, badges = [] }: BadgePlace): Element[] {
  const anchor = anchorOf(elements)
  if (anchor === undefined) return []
  const texts = [...all.filter(({ type }) => type === 'text'), ...badges].map(boundsOf)
  const { x: left, w } = boundsOfAll(all) ?? anchor
  const middle = { x: anchor.x + anchor.w / 2, y: anchor.y + anchor.h / 2 }
  const right = left + w
  const strokes = all.filter(isStroke).map((each) => ({ bounds: boundsOf(each), outlines: outlinesOf(each, room) }))
  const covered = (point: Point): number => {
    const rect = rectAround(point, 2 * radius + 4, 2 * radius + 4)
    // Beyond the drawing a badge makes the page wider.
    return (
      (point.x - radius < left || point.x + radius > right ? 0.5 : 0) +
      10 * texts.filter((other) => tooClose(rect, other)).length +
      strokes.filter(({ bounds, outlines }) => tooClose(rect, bounds) && intersectsRect(outlines, rect)).length
    )
  }
  const [best] = spotsFor(elements, anchor)
    .map(({ point: { x, y }, cost }) => ({ point: { x: away(x, middle.x), y: away(y, middle.y) }, cost }))
    .map(({ point, cost }) => ({ point, cost: covered(point) + cost }))
    .sort((a, b) => a.cost - b.cost)
  return best === undefined ? [] : badge(number, best.point, ink)
}

/** A whole number no nearer to the middle: rounded towards words, a badge would touch them. */
const away = (value: number, middle: number): number => (value > middle ? Math.ceil(value) : Math.floor(value))

/** From a remark to the next, in pixels. */
const between = 8

/** The remarks, stacked, each after its badge; `h` is their height in pixels. */
export function calloutRemarks(
  remarks: string[],
  { x, y, width }: { x: number; y: number; width: number },
): { elements: Element[][]; h: number } {
  let top = y
  const elements = remarks.map((remark, index) => {
    const words = block([{ text: remark, as: 'label' }], width - 32)
    // The badge is level with the first line.
    const [h, first] = [Math.max(24, words.h), words.h < 24 ? 3 : 0]
    const row = [
      ...badge(index + 1, { x: x + radius, y: top + first + pitchOf(roles.label) / 2 }, ink),
      ...place(words, { x: x + 28, y: top + first, w: 0, h: words.h }, { align: 'start', valign: 'top' }),
    ]
    top += h + between
    return row
  })
  return { elements, h: remarks.length === 0 ? 0 : top - between - y }
}
