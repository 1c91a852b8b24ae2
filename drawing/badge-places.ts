/**
 * Where the badge of a callout may be: around each of the shapes that an item is drawn as, beside its words, in its row, or
 * on its stroke.
 */
import { boundsOf, boundsOfAll } from '../src/elements/bounds.ts'
import { outlinesOf } from '../src/elements/outlines.ts'
import { lengthOf } from '../src/geometry/polyline.ts'
import { contains, type Point, type Rect } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'
import { radius } from './badge.ts'
import { anchorsOf, type BadgeAnchor, isArrow, isDot, isFilled } from './badge-anchors.ts'
import { distanceToElement } from './distance.ts'

/** A place for the middle of a badge, and what it costs to have it there. */
type BadgeSpot = { point: Point; cost: number }

/** All places for a badge at what draws an item. */
export const spotsFor = (elements: Element[], name: string): BadgeSpot[] => {
  const anchors = anchorsOf(elements, name)
  return [
    ...besideWords(elements),
    ...anchors.flatMap(({ rect, cost, isWords, isNumbered }) =>
      (isWords
        ? level(rect, { over: isArrow(elements) ? 1 : 0, before: isNumbered ? 2 : 0 })
        : [...afterLabel(elements, rect), ...inRow(elements, rect), ...inCell(elements, rect), ...around(rect)]
      ).map((each) => ({
        ...each,
        point: outward(each.point, rect),
        cost: each.cost + cost,
      })),
    ),
    ...onStrokes(elements),
  ]
}

/** What a leader may lead to: an anchor, or a place on the strokes of what is nothing else. */
export const endsFor = (elements: Element[], name: string): BadgeAnchor[] => {
  const anchors = anchorsOf(elements, name).slice(0, most)
  if (anchors.length > 0) return anchors
  return onStrokes(elements).map(({ point, cost }) => ({ rect: { ...point, w: 0, h: 0 }, cost, elements }))
}

/** Anchors that are tried. */
const most = 8

/** On the edges of the box that words are a row of, at the height of the row: whatever is in it, it is this one. */
export const atEdgeOfTable = ({ elements, all }: { elements: Element[]; all: Element[] }): BadgeSpot[] => {
  const row = elements.every(({ type }) => type === 'text') ? boundsOfAll(elements) : undefined
  const tables = all.filter(({ type }) => type === 'box').map(boundsOf)
  const table = row && tables.findLast((each) => contains(each, row) && each.h > 2 * row.h)
  if (row === undefined || table === undefined) return []
  const y = Math.round(row.y + row.h / 2)
  return [
    { x: table.x, gap: row.x - table.x },
    { x: table.x + table.w, gap: table.x + table.w - row.x - row.w },
  ].flatMap(({ x, gap }) => (gap <= toEdge ? [{ point: { x, y }, cost: atEdge + gap / 1000 }] : []))
}

/** How far, in pixels, the edge of a table is from words that have their badge there, and what that costs: more than in the row. */
const [toEdge, atEdge] = [120, 0.8]

/** A whole number no nearer to the middle: rounded towards words, a badge would touch them. */
const outward = ({ x, y }: Point, rect: Rect): Point => ({
  x: away(x, rect.x + rect.w / 2),
  y: away(y, rect.y + rect.h / 2),
})

const away = (value: number, middle: number): number => (value > middle ? Math.ceil(value) : Math.floor(value))

/** Behind each of the words of what is words alone, or drawn as dots and strokes, or before them where its dot is behind; the longest first. */
const besideWords = (elements: Element[]): BadgeSpot[] => {
  const words = elements.filter(({ type }) => type === 'text').map(boundsOf)
  const isShaped = elements.some((each) => each.type === 'box' || isFilled(each) || 'arrow' in each)
  const isRound = elements.some((each) => each.type === 'circle' && !isDot(each))
  if (isShaped || isRound || elements.some((each) => each.type === 'line')) return []
  const dots = elements.filter(isDot)
  return words
    .toSorted((a, b) => b.w - a.w)
    .map((rect, index) => {
      const [before, after] = [rect.x - radius - 4, rect.x + rect.w + radius + 4].map((x) =>
        outward({ x, y: rect.y + rect.h / 2 }, rect),
      ) as [Point, Point]
      const isTaken = dots.some((dot) => distanceToElement(dot, after) < radius)
      return { point: isTaken ? before : after, cost: index / 100 - 1 }
    })
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

/** Where a badge may be, and what that costs: at the corners, beside the middles of the sides; within the corners; then clear. */
const around = (anchor: Rect): BadgeSpot[] =>
  [
    // At the corner of a dot a badge would cover it.
    ...cornersAround(anchor, Math.max(anchor.w, anchor.h) <= 16 ? radius - 2 : 0, 0),
    ...sidesAround(anchor, radius + 2, 0),
    ...(Math.min(anchor.w, anchor.h) > 3 * radius ? cornersAround(anchor, -within, 0.4) : []),
    ...clear.flatMap(({ out, cost }) => [...sidesAround(anchor, out, cost), ...cornersAround(anchor, out, cost)]),
  ].map(({ point, cost }, index) => ({ point, cost: cost + index / 100 }))

/** Behind or before words, in their row: at a corner it would be between two rows; before a number it would be a second one. */
const level = (rect: Rect, { over, before }: { over: number; before: number }): BadgeSpot[] =>
  [0, ...clear.map(({ cost }) => cost)].flatMap((cost, index) =>
    sidesAround(rect, radius + 4 + 5 * index, cost + 0.01 * index).map((each, side) => ({
      ...each,
      cost: each.cost + (side > 1 ? over + 0.4 : side === 1 ? before : 0),
    })),
  )

/** At a corner that is a neighbor's too, a badge lies within by so many pixels. */
const within = 4

/** A badge further away may seem to be at something else: two of these cost more than a rule that it covers. */
const clear = [
  { out: radius + 6, cost: 0.6 },
  { out: radius + 14, cost: 1.2 },
]

/** How many times as wide as high a row is: a badge above or below its middle would be between two rows. */
const wide = 8

/** Around the corners of a rectangle, `out` pixels away. */
const cornersAround = ({ x, y, w, h }: Rect, out: number, cost: number): BadgeSpot[] => {
  const [left, right, top, bottom] = [x - out, x + w + out, y - out, y + h + out]
  return [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((point) => ({ point, cost }))
}

/** Beside the middles of its sides. */
const sidesAround = ({ x, y, w, h }: Rect, out: number, cost: number): BadgeSpot[] => {
  const more = cost + (w > wide * h ? 1 : 0.02)
  return [
    { point: { x: x + w + out, y: y + h / 2 }, cost },
    { point: { x: x - out, y: y + h / 2 }, cost: cost + 0.01 },
    { point: { x: x + w / 2, y: y - out }, cost: more },
    { point: { x: x + w / 2, y: y + h + out }, cost: more },
  ]
}

/** On the strokes of what is nothing else, and of an arrow: in the middle, or where there is room. */
const onStrokes = (elements: Element[]): BadgeSpot[] =>
  elements.flatMap((element) => {
    if (element.type !== 'line' && (element.type !== 'path' || isFilled(element))) return []
    const segments = outlinesOf(element, { characters: 4000, segments: 200 }).flatMap((each) => each.segments)
    const whole = segments.reduce((sum, each) => sum + lengthOf(each), 0)
    return shares.flatMap((share, index) => {
      let left = share * whole
      const on = segments.find((each) => (left -= lengthOf(each)) <= 0)
      if (on === undefined) return []
      const back = left / Math.max(1, lengthOf(on))
      const point = { x: Math.round(on.x2 + back * (on.x2 - on.x1)), y: Math.round(on.y2 + back * (on.y2 - on.y1)) }
      return [{ point, cost: 0.7 + index / 50 }]
    })
  })

/** How far along a stroke a badge may be. */
const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.9, 0.1]
