/**
 * Callouts: a numbered badge at an item, and the remarks with the same numbers below the drawing.
 */

import { boundsOf, boundsOfAll } from '../src/elements/bounds.ts'
import type { Point, Rect } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'
import { badge } from './badge.ts'
import { block, place } from './block.ts'
import { rectAround, tooClose } from './rect.ts'
import { pitchOf, roles } from './type.ts'

const radius = 10

const ink = { r: radius, fill: 'ink', stroke: 'ink' } as const

/** Where a badge may be, and what that costs: at the corners and beside the middles of the sides; then clear of what it is at. */
const candidates = (anchor: Rect): { point: Point; cost: number }[] =>
  [
    ...cornersAround(anchor, 0).map((point) => ({ point, cost: 0 })),
    ...sidesAround(anchor, radius + 2),
    ...clear.flatMap(({ out, cost }) =>
      [...sidesAround(anchor, out), ...cornersAround(anchor, out).map((point) => ({ point, cost: 0 }))].map((each) => ({
        point: each.point,
        cost: each.cost + cost,
      })),
    ),
  ].map(({ point, cost }, index) => ({ point, cost: cost + index / 100 }))

/** A badge further away may seem to be at something else: two of these cost more than a rule that it covers. */
const clear = [
  { out: radius + 6, cost: 0.6 },
  { out: radius + 14, cost: 1.2 },
]

/** How many times as wide as high a row is: a badge above or below its middle would be between two rows. */
const wide = 8

/** Around the corners of a rectangle, `out` pixels away. */
const cornersAround = ({ x, y, w, h }: Rect, out: number): Point[] => {
  const [left, right, top, bottom] = [x - out, x + w + out, y - out, y + h + out]
  return [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** Beside the middles of its sides. */
const sidesAround = ({ x, y, w, h }: Rect, out: number): { point: Point; cost: number }[] => {
  const isRow = w > wide * h
  return [
    { point: { x: x + w + out, y: y + h / 2 }, cost: 0 },
    { point: { x: x - out, y: y + h / 2 }, cost: 0 },
    { point: { x: x + w / 2, y: y - out }, cost: isRow ? 1 : 0 },
    { point: { x: x + w / 2, y: y + h + out }, cost: isRow ? 1 : 0 },
  ]
}

/** What a badge is attached to: the label of an arrow, the shape of anything else, or its text if it has no shape. */
const anchorOf = (elements: Element[]): Rect | undefined => {
  const shapes = elements.filter((each) => each.type === 'box' || each.type === 'circle' || isFilled(each))
  const words = elements.filter(({ type }) => type === 'text')
  const isArrow = elements.some((element) => 'arrow' in element && element.arrow === true)
  const [first, second] = isArrow ? [words, shapes] : [shapes, words]
  return boundsOfAll(first.length > 0 ? first : second.length > 0 ? second : elements)
}

/** An outline that holds words: a folder, a pill. */
const isFilled = (element: Element): boolean =>
  element.type === 'path' && element.fill !== undefined && element.fill !== 'none'

/** A dot of a chart has the badge beside its words: other dots are near. */
const isDot = (element: Element): boolean => element.type === 'circle' && element.r <= 8

/** Beside each of the words of what is words alone, or drawn as dots and strokes, the longest first. */
const besideWords = (elements: Element[]): { point: Point; cost: number }[] => {
  const words = elements.filter(({ type }) => type === 'text').map(boundsOf)
  const isShaped = elements.some((each) => each.type === 'box' || isFilled(each) || 'arrow' in each)
  const isRound = elements.some((each) => each.type === 'circle' && !isDot(each))
  if (isShaped || isRound || elements.some((each) => each.type === 'line')) return []
  return words
    .toSorted((a, b) => b.w - a.w)
    .map(({ x, y, w, h }, index) => ({ point: { x: x + w + radius + 4, y: y + h / 2 }, cost: index / 100 - 1 }))
}

/** After the words right over a shape, such as the label of a field: at its corner a badge may seem to be the next label's. */
const afterLabel = (elements: Element[], anchor: Rect): { point: Point; cost: number }[] => {
  const labels = elements.filter(({ type }) => type === 'text').map(boundsOf)
  const over = labels.filter(({ x, y, h }) => x >= anchor.x && y + h <= anchor.y + 2 && y + h > anchor.y - radius)
  return over
    .map(({ x, y, w, h }) => ({ x: x + w + radius + 6, y: y + h / 2 }))
    .filter(({ x }) => x + radius <= anchor.x + anchor.w)
    .map((point) => ({ point, cost: -1 }))
}

/** Whether it is a stroke alone: a fill may have an edge or not as the focus is, and is there or not. */
const isStroke = (element: Element): boolean =>
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
  const strokes = all.filter(isStroke).map(boundsOf)
  const covered = (point: Point): number => {
    const rect = rectAround(point, 2 * radius + 4, 2 * radius + 4)
    // Beyond the drawing a badge makes the page wider.
    return (
      (point.x - radius < left || point.x + radius > right ? 0.5 : 0) +
      10 * texts.filter((other) => tooClose(rect, other)).length +
      strokes.filter((other) => tooClose(rect, other)).length
    )
  }
  const [best] = [...besideWords(elements), ...afterLabel(elements, anchor), ...candidates(anchor)]
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
