/**
 * Where the badge of a callout may be: around what an item is drawn as, beside its words, or in its row.
 */
import { boundsOf, boundsOfAll } from '../src/elements/bounds.ts'
import type { Point, Rect } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'

/** The radius of a badge, in pixels. */
export const radius = 10

/** A place for the middle of a badge, and what it costs to have it there. */
type BadgeSpot = { point: Point; cost: number }

/** All places for a badge at an anchor. */
export const spotsFor = (elements: Element[], anchor: Rect): BadgeSpot[] => [
  ...besideWords(elements),
  ...afterLabel(elements, anchor),
  ...inRow(elements, anchor),
  ...inCell(elements, anchor),
  ...candidates(anchor),
]

/** What a badge is attached to: the label of an arrow, the shape of anything else, or its text if it has no shape. */
export const anchorOf = (elements: Element[]): Rect | undefined => {
  const shapes = elements.filter((each) => each.type === 'box' || each.type === 'circle' || isFilled(each))
  const words = elements.filter(({ type }) => type === 'text')
  const isArrow = elements.some((element) => 'arrow' in element && element.arrow === true)
  const [first, second] = isArrow ? [words, shapes] : [withoutHead(measuredDots(shapes)), words]
  return boundsOfAll(first.length > 0 ? first : second.length > 0 ? second : elements)
}

/** Of dots and rings, which are at what was expected, the dots: the item is there. */
const measuredDots = (shapes: Element[]): Element[] => {
  const dots = shapes.filter((each) => isDot(each) && 'fill' in each && each.fill !== undefined && each.fill !== 'none')
  return shapes.every(isDot) && dots.length > 0 ? dots : shapes
}

/** The body of a person: at the height of the head there is nothing beside it. */
const withoutHead = (shapes: Element[]): Element[] => {
  const [body, ...more] = shapes.filter(({ type }) => type === 'box')
  const hasHead = shapes.some((each) => each.type === 'circle' && body?.type === 'box' && each.y <= body.y)
  return hasHead && body !== undefined && more.length === 0 ? [body] : shapes
}

/** An outline that holds words: a folder, a pill. */
export const isFilled = (element: Element): boolean =>
  element.type === 'path' && element.fill !== undefined && element.fill !== 'none'

/** A dot of a chart has the badge beside its words: other dots are near. */
const isDot = (element: Element): boolean => element.type === 'circle' && element.r <= 8

/** Beside each of the words of what is words alone, or drawn as dots and strokes, the longest first. */
const besideWords = (elements: Element[]): BadgeSpot[] => {
  const words = elements.filter(({ type }) => type === 'text').map(boundsOf)
  const isShaped = elements.some((each) => each.type === 'box' || isFilled(each) || 'arrow' in each)
  const isRound = elements.some((each) => each.type === 'circle' && !isDot(each))
  if (isShaped || isRound || elements.some((each) => each.type === 'line')) return []
  return words
    .toSorted((a, b) => b.w - a.w)
    .map(({ x, y, w, h }, index) => ({ point: { x: x + w + radius + 4, y: y + h / 2 }, cost: index / 100 - 1 }))
}

/** After the words right over a shape, such as the label of a field: at its corner a badge may seem to be the next label's. */
const afterLabel = (elements: Element[], anchor: Rect): BadgeSpot[] => {
  const labels = elements.filter(({ type }) => type === 'text').map(boundsOf)
  const over = labels.filter(({ x, y, h }) => x >= anchor.x && y + h <= anchor.y + 2 && y + h > anchor.y - radius)
  return over
    .map(({ x, y, w, h }) => ({ x: x + w + radius + 6, y: y + h / 2 }))
    .filter(({ x }) => x + radius <= anchor.x + anchor.w)
    .map((point) => ({ point, cost: -1 }))
}

/** Bars as low as this have the badge in their row: at a corner it would be at the height of the next. */
const low = 2 * radius + 12

/** Behind or before a low bar and all words that are level with it and outside it, such as its value and its name. */
const inRow = (elements: Element[], anchor: Rect): BadgeSpot[] => {
  const y = anchor.y + anchor.h / 2
  const isBar = elements.some((each) => each.type === 'box' || isFilled(each))
  const level = elements
    .filter(({ type }) => type === 'text')
    .map(boundsOf)
    .filter((each) => Math.abs(each.y + each.h / 2 - y) < anchor.h / 2)
    .filter((each) => each.x >= anchor.x + anchor.w || each.x + each.w <= anchor.x)
  if (!isBar || anchor.h > low || level.length === 0) return []
  const left = Math.min(anchor.x, ...level.map(({ x }) => x))
  const right = Math.max(anchor.x + anchor.w, ...level.map(({ x, w }) => x + w))
  // Before a small box, the badge keeps clear of the frame that this is in.
  return [right + radius + 6, left - radius - (anchor.w < low ? 3 : 6)].map((x, index) => ({
    point: { x, y },
    cost: index / 100 - 1,
  }))
}

/** A cell is so wide and high, in pixels: a badge has room in it, and at its corner would be at four of them. */
const cell = { least: 2 * radius + 2, most: 60 } as const

/** In the middle of a cell that says nothing. */
const inCell = (elements: Element[], { x, y, w, h }: Rect): BadgeSpot[] => {
  const isCell = elements.every(isFilled) && Math.min(w, h) >= cell.least && Math.max(w, h) <= cell.most
  return isCell ? [{ point: { x: x + w / 2, y: y + h / 2 }, cost: -1 }] : []
}

/** Where a badge may be, and what that costs: at the corners and beside the middles of the sides; then clear of what it is at. */
const candidates = (anchor: Rect): BadgeSpot[] =>
  [
    // At the corner of a dot a badge would cover it.
    ...cornersAround(anchor, Math.max(anchor.w, anchor.h) <= 16 ? radius - 2 : 0).map((point) => ({ point, cost: 0 })),
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
const sidesAround = ({ x, y, w, h }: Rect, out: number): BadgeSpot[] => {
  const isRow = w > wide * h
  return [
    { point: { x: x + w + out, y: y + h / 2 }, cost: 0 },
    { point: { x: x - out, y: y + h / 2 }, cost: 0 },
    { point: { x: x + w / 2, y: y - out }, cost: isRow ? 1 : 0 },
    { point: { x: x + w / 2, y: y + h + out }, cost: isRow ? 1 : 0 },
  ]
}
