/**
 * What the badge of a callout may be at: each of the shapes and words that an item is drawn as, its name first.
 */
import { boundsOf } from '../src/elements/bounds.ts'
import { areaOf, contains, distanceBetween, type Rect } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'

/** What an item may have its badge at, with what it costs to choose this of all that it is drawn as. */
export type BadgeAnchor = { rect: Rect; cost: number; elements: Element[]; isWords?: boolean; isNumbered?: boolean }

/** The label of an arrow, each shape of anything else, and its words: what is nearest to its name first. */
export const anchorsOf = (elements: Element[], name: string): BadgeAnchor[] => {
  const isShape = (each: Element): boolean => each.type === 'box' || each.type === 'circle' || isFilled(each)
  const shapes = withoutHead(measuredDots(elements.filter(isShape)))
    .map((each) => ({ each, area: areaOf(boundsOf(each)) }))
    .toSorted((a, b) => b.area - a.area)
    .map(({ each }) => each)
  const words = elements.filter(({ type }) => type === 'text')
  const anchorAt = (each: Element, cost: number): BadgeAnchor => ({ rect: boundsOf(each), cost, elements: [each] })
  const isNumbered = elements.some((disc) => words.some((each) => isIn(disc, each)))
  const said = words.filter((each) => !elements.some((disc) => isIn(disc, each)))
  if (isArrow(elements) && said.length > 0)
    return said.map((each) => ({ ...anchorAt(each, 0), isWords: true, isNumbered }))
  const named = words.toSorted((a, b) => rankOf(b, name) - rankOf(a, name))
  const [first] = named.map(boundsOf)
  const off = (each: Element): number =>
    first === undefined || distanceBetween(boundsOf(each), first) <= 24 ? 0 : apart
  return [
    ...shapes.slice(0, most).map((each, index) => anchorAt(each, off(each) + index / 32)),
    ...named.slice(0, most).map((each, index) => ({
      ...anchorAt(each, off(each) + (shapes.length > 0 ? 0.2 : 0) + index / 8),
      isWords: true,
    })),
  ]
}

/** Whether words are a number in a disc. */
const isIn = (disc: Element, words: Element): boolean =>
  disc.type === 'circle' && contains(boundsOf(disc), boundsOf(words))

/** An arrow has its badge in the row of its label, or on it. */
export const isArrow = (elements: Element[]): boolean =>
  elements.some((element) => 'arrow' in element && element.arrow === true)

/** Words that are in the name or have it, then long ones. */
const rankOf = (words: Element, name: string): number =>
  words.type === 'text' ? boundsOf(words).w + (words.text.includes(name) || name.includes(words.text) ? 1e4 : 0) : 0

/** Shapes and words of one item that are tried, and what it costs to be at one that is apart from its name. */
const [most, apart] = [24, 0.5]

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
export const isDot = (element: Element): boolean => element.type === 'circle' && element.r <= 8
