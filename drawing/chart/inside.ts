/**
 * Words inside a shape: where they may be in it.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Block } from '../block.ts'
import type { LabelSpot } from './obstacle.ts'

/** Free pixels at both sides of words. */
const beside = 8

/** In the middle of a rectangle, or of its left or right half, if that is wide enough. */
export const spotsIn = (rect: Rect, words: Block): LabelSpot[] => {
  const half = { ...rect, w: rect.w / 2 }
  return [rect, half, { ...half, x: rect.x + half.w }]
    .filter(({ w }) => w >= words.w + 2 * beside)
    .map((spot) => ({ words, rect: spot, onFill: true }))
}
