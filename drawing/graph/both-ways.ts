/**
 * A stroke with an arrow at both ends. A scene's arrow is at the end of its path, so that such a stroke is two paths,
 * which part in the middle of the longest straight run.
 */
import type { Point } from '../../src/geometry/rect.ts'

/** The points of both halves, each from the middle to one end of the stroke. */
export function halves(points: readonly Point[]): [back: Point[], forth: Point[]] {
  const runs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return { index, length: Math.abs(to.x - from.x) + Math.abs(to.y - from.y), from, to }
  })
  const [longest] = runs.toSorted((a, b) => b.length - a.length || a.index - b.index)
  if (longest === undefined) return [[...points], [...points]]
  const { from, to, index } = longest
  const middle = { x: onGrid((from.x + to.x) / 2), y: onGrid((from.y + to.y) / 2) }
  return [
    [middle, ...points.slice(0, index + 1).toReversed()],
    [middle, ...points.slice(index + 1)],
  ]
}

const onGrid = (value: number): number => Math.round(value / 4) * 4
