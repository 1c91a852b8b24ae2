/**
 * What is around a place for the badge of a callout, and what it costs to have it there.
 */
import { boundsOf, boundsOfAll } from '../src/elements/bounds.ts'
import { clipToRect } from '../src/geometry/polyline.ts'
import { contains, type Point, type Rect } from '../src/geometry/rect.ts'
import type { Element, Line } from '../src/scene/scene.ts'
import { radius } from './badge.ts'
import { isArrow } from './badge-anchors.ts'
import { distancesTo, isOpen } from './distance.ts'
import { rectAround, tooClose } from './rect.ts'

/** One thing of the data, and what it is drawn as. */
type Thing = { at: string; elements: readonly Element[] }

/** What a badge meets: the rectangle around it, and how far it is from a point. */
type Met = { rect: Rect; distance: (point: Point) => number }

/**
 * What a badge is at and what that is called, with its words as wide as they may be, and as it is `drawn`; what draws each other thing, everything
 * on the sheet, and the badges that are there already. `kept`: its own shapes that a badge at its words leaves free.
 */
export type BadgePlace = {
  elements: Element[]
  name?: string
  drawn?: Element[]
  kept?: readonly Element[]
  all: Element[]
  others?: readonly Thing[]
  badges?: Element[]
}

/** The most pixels between a badge and what it is about; by how many that is nearer than anything else. */
const [near, clearly] = [24, 2]

/** So far from a badge at words of an arrow another arrow runs, in pixels: nearer, it would seem to be meant. */
const apart = 12

/** What it costs a badge to be on words, to be as near to something else, to be beside another arrow, to be off the page, to be on a shape of its own item beside whose words it is, and to have a leader. */
export const costs = { words: 10, other: 4, beside: 3, far: 6, beyond: 0.2, shape: 2, leader: 2.5 }

/** What a badge at a point would cover, how far from its own it would seem to be, and what a leader would cross. */
export type Sight = {
  covered: (point: Point) => number
  astray: (point: Point) => number
  crossed: (leader: Line) => number
}

export const sightOf = ({
  elements,
  drawn = elements,
  kept = [],
  all,
  others = [],
  badges = [],
}: BadgePlace): Sight => {
  const shapes = kept.filter((each) => !isOpen(each) && each.type !== 'text').map(distancesTo)
  const words = all.filter(({ type }) => type === 'text')
  const texts = [...words, ...badges].map(boundsOf).concat(discsIn(all, words.map(boundsOf)))
  const { x: left, w } = boundsOfAll(all) ?? { x: 0, w: 0 }
  const strokes = strokesIn(all, elements)
  const [things, row] = [besides(elements, others), rowOf(drawn)]
  const [own, level] = [drawn.map(distancesTo), drawn.filter(({ type }) => type === 'text').map(boundsOf)]
  return {
    covered: (point) => {
      const rect = rectAround(point, 2 * radius + 4, 2 * radius + 4)
      // Beyond the drawing a badge makes the page wider.
      return (
        (point.x - radius < left || point.x + radius > left + w ? costs.beyond : 0) +
        costs.words * texts.filter((other) => tooClose(rect, other)).length +
        costs.shape * shapes.filter((distance) => distance(point) < radius).length +
        sum(strokes.map((stroke) => ({ cost: costAt(point, stroke) })))
      )
    },
    astray: (point) => {
      const gap = least(own, point)
      const other = least(around(point, level, things), point)
      return (
        (gap > radius + near ? costs.far + gap / near : Math.max(0, gap - radius - 8) / near) +
        (other < Math.min(radius + near, gap + clearly) || isInOtherRow(point, row, texts) ? costs.other : 0)
      )
    },
    crossed: ({ x: x1, y: y1, x2, y2 }) => {
      const meets = (rect: Rect): boolean => clipToRect({ x1, y1, x2, y2 }, rect) !== undefined
      return costs.words * texts.filter(meets).length + sum(strokes.filter(({ rect }) => meets(rect))) / 2
    },
  }
}

/** Discs around a number, such as that of a step: another disc on one would make both hard to read. */
const discsIn = (all: readonly Element[], words: readonly Rect[]): Rect[] =>
  all.flatMap((each) => {
    const disc = each.type === 'circle' && each.r <= largestDisc ? boundsOf(each) : undefined
    return disc !== undefined && words.some((rect) => contains(disc, rect)) ? [disc] : []
  })

/** The radius of a disc of two digits, in pixels. */
const largestDisc = 14

/**
 * Strokes, and what it costs to cover them. A fill may have an edge or not as the focus is: strokes are what has no inside.
 * On another arrow, what is said of an arrow would be said of that one.
 */
const strokesIn = (all: readonly Element[], own: Element[]) => {
  const isForeign = (each: Element): boolean => isArrow(own) && isArrow([each]) && !own.includes(each)
  return all.filter(isOpen).map((element) => ({
    distance: distancesTo(element),
    rect: boundsOf(element),
    cost: isForeign(element) ? costs.other : costOf(element),
  }))
}

/** What it costs a badge at a point to be on a stroke, or beside that of another arrow. */
const costAt = (point: Point, { distance, rect, cost }: Met & { cost: number }): number => {
  const air = cost === costs.other ? apart : 5
  const size = 2 * (radius + air)
  const gap = tooClose(rectAround(point, size, size), rect) ? distance(point) - radius : Infinity
  return gap < 5 ? cost : gap < air ? costs.beside : 0
}

const sum = (parts: readonly { cost: number }[]): number => parts.reduce((total, { cost }) => total + cost, 0)

/** What is words in a row of a list, on a ground or not, has its badge in that row. */
const rowOf = (drawn: readonly Element[]): Rect | undefined => {
  const bounds = boundsOfAll([...drawn])
  return bounds !== undefined && bounds.h <= rowHeight && drawn.some(({ type }) => type === 'text') ? bounds : undefined
}

/** Whether a point is over or under a row, beside words there. */
const isInOtherRow = (point: Point, row: Rect | undefined, texts: readonly Rect[]): boolean =>
  row !== undefined &&
  !isBeside(point, row) &&
  texts.some(
    (rect) =>
      isBeside(point, rect) &&
      Math.abs(point.x - rect.x - rect.w / 2) < rect.w / 2 + inRow &&
      rect.x < row.x + row.w &&
      row.x < rect.x + rect.w,
  )

/** How high a row is at most, and how far along it a badge seems to be in it, in pixels. */
const [rowHeight, inRow] = [32, 60]

const least = (distances: readonly Met['distance'][], point: Point): number =>
  Math.min(Infinity, ...distances.map((distance) => distance(point)))

/** A rule of a grid is covered rather than anything else. */
const costOf = (element: Element): number => ('stroke' in element && element.stroke === 'rule' ? 0.2 : 1)

/** What else is near a point; beside its own words a badge is in their row, and what is above or below is not its. */
const around = (point: Point, level: readonly Rect[], things: readonly Met[]): Met['distance'][] => {
  const area = rectAround(point, 2 * (radius + near), 2 * (radius + near))
  const isLevel = level.some((rect) => isBeside(point, rect))
  return things
    .filter(({ rect }) => tooClose(area, rect) && (!isLevel || isBeside(point, rect)))
    .map(({ distance }) => distance)
}

/** The words and shapes of other things; not what is around the item, nor what is around several things. */
const besides = (elements: readonly Element[], others: readonly Thing[]): Met[] => {
  const own = elements.map(boundsOf)
  const drawn = others.flatMap(({ at, elements: each }) =>
    each.map((element) => ({ at, element, rect: boundsOf(element) })),
  )
  const words = drawn.filter(({ element }) => element.type === 'text')
  const isAround = ({ at, element, rect }: (typeof drawn)[number]): boolean =>
    element.type !== 'text' &&
    (own.some((each) => contains(rect, each)) ||
      words.filter((each) => !`${each.at}.`.startsWith(`${at}.`) && contains(rect, each.rect)).length > 0)
  return drawn
    .filter((each) => !isOpen(each.element) && !isAround(each))
    .map(({ element, rect }) => ({ rect, distance: distancesTo(element) }))
}

/** Whether a point is at the height of a rectangle. */
const isBeside = ({ y }: Point, rect: Rect): boolean => y > rect.y && y < rect.y + rect.h
