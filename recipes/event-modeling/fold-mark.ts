/**
 * Marks of links that go on in another strip: one letter in a circle where a link leaves the first strip, and where it
 * begins in the second, as flowcharts go on from page to page (ISO 5807). An arrow leads to each, and from each.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { circle } from '../../drawing/primitives.ts'
import { centerOf, type Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** How large a mark is, in pixels. */
export const radius = 10

/** The letter of the `at`th link over the fold, from 0: A to Z, then AA. */
export const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** A mark around a point; one style of it is enough, so that in focus its letter alone has the color. */
export const foldMark = ({ x, y }: Point, letter: string, isFocus = false): Element[] => [
  circle(x, y, radius),
  lineOfText(letter, { x, y, as: { size: 12, bold: true, ...(isFocus ? { fill: 'accent' } : {}) }, align: 'middle' }),
]

/** What a mark means, for the key. */
export const markMeaning: KeyEntry = {
  text: 'Goes on at the same letter',
  w: 2 * radius,
  sample: (rect) => foldMark(centerOf(rect), 'A'),
}
