/**
 * Callouts: a numbered badge at an item, and the remarks with the same numbers below the drawing.
 */

import { boundsOf, boundsOfAll } from '../src/elements/bounds.ts'
import type { Rect } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'
import { badge } from './badge.ts'
import { block, place } from './block.ts'
import { rectAround, tooClose } from './rect.ts'

const radius = 10

const ink = { r: radius, fill: 'ink', stroke: 'ink' } as const

/** Where a badge may be: outside the corners first, then on them, then beside the middles of the sides. */
const candidates = ({ x, y, w, h }: Rect): { x: number; y: number }[] => {
  const [right, bottom, out] = [x + w, y + h, radius + 2]
  return [
    { x: right, y: y },
    { x, y },
    { x: right, y: bottom },
    { x, y: bottom },
    { x: right + out, y: y + h / 2 },
    { x: x - out, y: y + h / 2 },
    { x: x + w / 2, y: y - out },
    { x: x + w / 2, y: bottom + out },
  ]
}

/** What a badge is attached to: the label of an arrow, the shape of anything else, or its text if it has no shape. */
const anchorOf = (elements: Element[]): Rect | undefined => {
  const shapes = elements.filter(({ type }) => type === 'box' || type === 'circle')
  const words = elements.filter(({ type }) => type === 'text')
  const isArrow = elements.some((element) => 'arrow' in element && element.arrow === true)
  const [first, second] = isArrow ? [words, shapes] : [shapes, words]
  return boundsOfAll(first.length > 0 ? first : second.length > 0 ? second : elements)
}

/** What a badge is at, everything else on the sheet, and the badges that are there already. */
type BadgePlace = { elements: Element[]; all: Element[]; badges?: Element[] }

/** A badge at the part that `elements` draw, where it covers least of everything else on the sheet. */
export function calloutBadge(number: number, { elements, all, badges = [] }: BadgePlace): Element[] {
  const anchor = anchorOf(elements)
  if (anchor === undefined) return []
  const texts = [...all.filter(({ type }) => type === 'text'), ...badges].map(boundsOf)
  const { x: left, w } = boundsOfAll(all) ?? anchor
  const right = left + w
  const strokes = all.filter(({ type }) => type === 'line' || type === 'path').map(boundsOf)
  const cost = (point: { x: number; y: number }): number => {
    const rect = rectAround(point, 2 * radius + 4, 2 * radius + 4)
    // Beyond the drawing a badge makes the page wider.
    return (
      (point.x - radius < left || point.x + radius > right ? 0.5 : 0) +
      10 * texts.filter((other) => tooClose(rect, other)).length +
      strokes.filter((other) => tooClose(rect, other)).length
    )
  }
  const [best] = candidates(anchor)
    .map((point) => ({ x: Math.round(point.x), y: Math.round(point.y) }))
    .map((point, index) => ({ point, cost: cost(point) + index / 100 }))
    .sort((a, b) => a.cost - b.cost)
  return best === undefined ? [] : badge(number, best.point, ink)
}

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
    const h = Math.max(24, words.h)
    const row = [
      ...badge(index + 1, { x: x + radius, y: top + 12 }, ink),
      ...place(
        words,
        { x: x + 28, y: top + (words.h < 24 ? 3 : 0), w: 0, h: words.h },
        { align: 'start', valign: 'top' },
      ),
    ]
    top += h + between
    return row
  })
  return { elements, h: remarks.length === 0 ? 0 : top - between - y }
}
