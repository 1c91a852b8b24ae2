/**
 * Whose label is it: words belong to the stroke that is nearest to them, so a place nearer to another is second choice.
 */
import { intersectsRect } from '../../src/geometry/polyline.ts'
import { distanceTo, grow, overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import { boxOf, type LabelSpot, type Obstacle } from './obstacle.ts'

/** How far to look, in steps of pixels in which two strokes count as equally near. */
const steps = [6, 10, 14, 20, 28, 40]

/** Whether a stroke of what the words name, or the point that they name, is as near to them as any other stroke. */
export function isNearestToOwn(spot: LabelSpot, own: readonly Obstacle[], foreign: readonly Obstacle[]): boolean {
  const words = boxOf(spot.words, spot.rect, spot.align)
  if (spot.leader !== undefined) return isNearerThanDots(words, spot.of, foreign)
  if (spot.of === undefined && own.every(({ outlines }) => outlines.length === 0)) return true
  const isNear = (obstacles: readonly Obstacle[], step: number): boolean => {
    const room = grow(words, step)
    return obstacles.some(({ bounds, outlines }) => overlap(room, grow(bounds, 0.1)) && intersectsRect(outlines, room))
  }
  for (const step of steps) {
    if (isNear(own, step) || (spot.of !== undefined && distanceTo(words, spot.of) <= step)) return true
    if (isNear(foreign, step)) return false
  }
  return true
}

/** Even with a leader, words beside another dot would be taken for its name. */
const isNearerThanDots = (words: Rect, of: Point | undefined, foreign: readonly Obstacle[]): boolean =>
  of === undefined || foreign.every(({ dot }) => dot === undefined || distanceTo(words, dot) >= distanceTo(words, of))
