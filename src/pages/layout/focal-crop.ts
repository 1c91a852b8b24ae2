/**
 * What of a diagram its thumbnail shows: where it says the most, large enough to be read. Pages show the whole of it on
 * hover and focus.
 *
 * Pure. A crop is made of classes (styles/cards.css), since the pages' policy allows no styles in HTML: how many
 * quarters it is enlarged by, and the place that it grows from, in sixteenths of the card.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { areaOf, contains, inset, type Rect, rightOf } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'

/** The classes for the thumbnail of a scene: `zoom-7 from-x-4 from-y-16`; empty if it is small enough to be seen whole. */
export function focalCrop(scene: Scene): string {
  // The card that the whole diagram fits in the middle of, in pixels of the scene.
  const card = { w: Math.max(scene.width, ratio * scene.height), h: Math.max(scene.height, scene.width / ratio) }
  const quarters = Math.min(mostQuarters, Math.round((4 * card.w) / seen))
  if (quarters <= 5) return ''
  const [x, y] = bestPlace(scene, card, quarters / 4)
  return `zoom-${quarters} from-x-${x} from-y-${y}`
}

/** The width of a card by its height. */
const ratio = 1.5

/** The width that a card shows, in pixels of the scene: words of 13 px are then about 8 px high on a card of 310 px. */
const seen = 500

/** Three and a half times as large is the most: more would be a corner of something unknown. */
const mostQuarters = 14

/** The places that a card can grow from along each side, beside its start. */
const parts = 16

type Size = Pick<Rect, 'w' | 'h'>

/** The place to grow from where the most is seen: what is cut is worse than what is left out. */
const bestPlace = (scene: Scene, card: Size, zoom: number): [x: number, y: number] => {
  const weighed = weigh(scene)
  const [w, h] = [card.w / zoom, card.h / zoom]
  const start = { x: (scene.width - card.w) / 2, y: (scene.height - card.h) / 2 }
  let best = { x: 0, y: 0, worth: -Infinity }
  for (let y = 0; y <= parts; y++)
    for (let x = 0; x <= parts; x++) {
      const at = { x: start.x + ((card.w - w) * x) / parts, y: start.y + ((card.h - h) * y) / parts }
      const worth = worthOf({ ...at, w, h }, weighed)
      if (worth > best.worth) best = { x, y, worth }
    }
  return [best.x, best.y]
}

/** What is this near to an edge looks cut. */
const edge = 10

/** How high key and source are at the foot of a diagram. */
const footer = 96

type Weighed = { bounds: Rect; weight: number; cut: number }

const worthOf = (rect: Rect, weighed: readonly Weighed[]): number => {
  let worth = 0
  const inner = inset(rect, edge)
  for (const { bounds, weight, cut } of weighed) {
    if (contains(inner, bounds)) worth += weight
    else if (isIn(rect, bounds)) worth -= cut
  }
  return worth
}

const isIn = (rect: Rect, { x, y, w, h }: Rect): boolean =>
  x < rightOf(rect) && rect.x < x + w && y < rect.y + rect.h && rect.y < y + h

const weigh = ({ elements, width, height }: Scene): Weighed[] =>
  elements.map((element) => {
    const bounds = boundsOf(element)
    const isFrame = areaOf(bounds) > (width * height) / 8
    // Key and source explain the drawing, and say nothing without it.
    if (bounds.y > height - footer && isSmall(element)) return { bounds, weight: 0, cut: 2 }
    if (isFrame || isHeading(element)) return { bounds, weight: 0, cut: isFrame ? 0 : 1.5 }
    const weight = emphasis(element) * (element.type === 'text' ? (element.size ?? 16) / 13 : 1)
    return { bounds, weight, cut: element.type === 'text' ? 1.5 + weight / 2 : element.type === 'box' ? 0.75 : 0.1 }
  })

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
