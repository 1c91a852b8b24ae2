/**
 * What a part of a diagram is worth as its thumbnail: what is seen whole counts by its emphasis, the heads of rows and
 * columns count as what tells the kind, and what is cut costs the more, the more it looks broken.
 *
 * Pure. Lines cost nothing: one that leaves the picture says that the diagram goes on.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { areaOf, bottomOf, type Rect, rightOf } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { headsIn } from './crop-heads.ts'
import { type Ink, inkOf } from './crop-ink.ts'

/** An element by its four sides, with what it counts if it is seen whole and what it costs if it is cut. */
export type Weighed = { left: number; top: number; right: number; bottom: number; weight: number; cut: number }

export type WeighedScene = { parts: readonly Weighed[]; ink: Ink }

/** What is this near to an edge looks cut. */
const edge = 8

/** A heading, which is large, is to be clear of what fades at the edge. */
const clearOf = ({ cut }: Weighed, width: number): number => (cut > costOfCutWord ? width / 48 : edge)

/** What a word that is cut costs: more than almost anything beside it is worth. */
const costOfCutWord = 60

/** What a shape that is cut costs: half of a box looks like a mistake. */
const costOfCutShape = 24

/** As much of a thumbnail may be blank without loss, and what more than that costs. */
const [airy, costOfBlank] = [0.3, 80]

/** What rectangles of one height are worth, at one place from above: only what is in that band is looked at. */
export function worthIn({ parts, ink }: WeighedScene, top: number, { w, h }: Size): (left: number) => number {
  const bottom = top + h
  const band = parts.filter((part) => part.top < bottom && part.bottom > top)
  const isWhole = band.map((part) => part.top >= top + clearOf(part, w) && part.bottom <= bottom - edge)
  return (left) => {
    const right = left + w
    let worth = -costOfBlank * Math.max(0, ink.blankIn({ x: left, y: top, w, h }) - airy)
    for (let at = 0; at < band.length; at++) {
      const part = band[at] as Weighed
      if (part.left >= right || part.right <= left) continue
      if (isWhole[at] && part.left >= left + edge && part.right <= right - edge) worth += part.weight
      else worth -= costOf(part, w * h)
    }
    return worth
  }
}

type Size = Pick<Rect, 'w' | 'h'>

/** Whether a rectangle cuts a word or a shape. */
export const cuts = ({ parts }: WeighedScene, { x, y, w, h }: Rect): boolean =>
  parts.some((part) => {
    const isSeen = part.left < x + w && part.right > x && part.top < y + h && part.bottom > y
    const isWhole = part.left >= x && part.right <= x + w && part.top >= y && part.bottom <= y + h
    return isSeen && !isWhole && costOf(part, w * h) > 0
  })

/** What is about as large as the thumbnail has to be cut: it is what the rest is in. */
const costOf = ({ left, top, right, bottom, cut }: Weighed, area: number): number =>
  cut === 0 ? 0 : cut * Math.max(0, 1 - (2.5 * (right - left) * (bottom - top)) / area)

/** The elements of a scene with what they count and cost. */
export function weigh(scene: Scene): WeighedScene {
  const heads = headsIn(scene)
  const parts = scene.elements.map((element) => {
    const bounds = boundsOf(element)
    const size = areaOf(bounds) / (scene.width * scene.height)
    const weight = weightOf(element, { scene, bounds, size })
    return {
      left: bounds.x,
      top: bounds.y,
      right: rightOf(bounds),
      bottom: bottomOf(bounds),
      weight: weight + (heads.get(element) ?? 0),
      cut: size > 1 / 8 ? 0 : isHeading(element) ? 2 * cutOf(element) : cutOf(element),
    }
  })
  return { parts: parts.filter(({ weight, cut }) => weight > 0 || cut > 0), ink: inkOf(scene) }
}

/** How high key and source are at the foot of a diagram. */
const footer = 96

type Place = { scene: Scene; bounds: Rect; size: number }

const weightOf = (element: Element, { scene, bounds, size }: Place): number => {
  // Key and source explain the drawing, and say nothing without it.
  const isFoot = bounds.y > scene.height - footer && isSmall(element)
  if (isFoot || size > 1 / 8 || isHeading(element)) return 0
  return emphasis(element) * (element.type === 'text' ? (element.size ?? 16) / 13 : 1)
}

const cutOf = (element: Element): number => {
  if (element.type === 'text') return costOfCutWord
  if (element.type === 'box' || element.type === 'circle') return costOfCutShape
  return element.type === 'path' && element.fill !== undefined ? 2 : 0
}

/** What key and source are made of: small words, and samples without emphasis. */
const isSmall = (element: Element): boolean =>
  element.type === 'text' ? (element.size ?? 16) <= 12 && !element.bold : emphasis(element) <= 1

/** The heading says in words what the name below the card says; it is seen with the whole. */
const isHeading = (element: Element): boolean => element.type === 'text' && element.y < 84 && (element.size ?? 16) >= 13

const emphasis = (element: Element): number => {
  const paints = [
    element.type === 'line' ? undefined : element.fill,
    element.type === 'text' ? undefined : element.stroke,
  ]
  if (paints.includes('accent') || paints.includes('negative')) return 4
  if (paints.includes('soft') || paints.includes('positive')) return 2.5
  if (element.type === 'text') return element.bold ? 1.5 : 0.75
  return element.type === 'line' || element.type === 'path' ? 0.4 : 1
}
