/**
 * How wide a page is: as wide as what is on it, with margins that look alike.
 *
 * Rooms for words are those of the widest font of the stack, but words end earlier in the first one, in which most pages
 * are seen. Beside words the margin is counted from there; in the widest font a smaller one is left.
 */
import { boundsOf } from '../src/elements/bounds.ts'
import { type Rect, rightOf } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'
import { overhangOf } from './heading.ts'

/** The part of a text's room that it takes up in the first font of the stack: the median of the words of the catalog. */
const taken = { plain: 0.935, bold: 0.86, mono: 1 } as const

/** How far right a page reaches, its margin included, for these elements and rectangles. */
export const reachOf = (elements: readonly Element[], rects: readonly Rect[], margin: number): number =>
  Math.max(0, ...elements.map((each) => reachOfOne(each, margin)), ...rects.map((rect) => rightOf(rect) + margin))

const reachOfOne = (element: Element, margin: number): number => {
  const { x, w } = boundsOf(element)
  if (element.type !== 'text') return x + w + margin
  const { align = 'start', bold, mono } = element
  const free = w * (1 - taken[mono ? 'mono' : bold ? 'bold' : 'plain'])
  const end = x + w - (align === 'start' ? free : align === 'middle' ? free / 2 : 0)
  return Math.max(end + margin, x + w + margin - overhangOf(margin))
}
