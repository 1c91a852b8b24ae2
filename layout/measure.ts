/**
 * Measures of a finished drawing's edges: crossings, bends, overlaps and length.
 */
import type { Point } from '../src/geometry/rect.ts'
import { easy } from './route/find-path.ts'

/** A path; those of one trunk may overlap, those without a flow may run in any direction. */
export type DrawnRoute = { points: readonly Point[]; trunk: number | undefined; flows: boolean }

export type Measures = { crossings: number; bends: number; bent: number; overlaps: number; length: number }

/** Crossings, bends, edges with more than two bends, overlapping edges, and the total length. */
export function measure(routes: readonly DrawnRoute[]): Measures {
  const result = { crossings: 0, bends: 0, bent: 0, overlaps: 0, length: 0 }
  const strokes = routes.map(({ points }) => strokesOf(points))
  for (const [index, pieces] of strokes.entries()) {
    result.bends += Math.max(0, pieces.length - 1)
    if (pieces.length - 1 > easy) result.bent++
    for (const { low, high } of pieces) result.length += high - low
    for (let other = index + 1; other < strokes.length; other++) {
      const met = meet(pieces, strokes[other] ?? [])
      result.crossings += met.crossings
      const trunk = routes[index]?.trunk
      if (trunk === undefined || trunk !== routes[other]?.trunk) result.overlaps += met.overlaps
    }
  }
  return result
}

/** One crossing is allowed per this many edges. */
export const perCrossing = 5

/** Whether edges cross too often, by how often each does. */
export const isTangled = (counts: readonly number[]): boolean =>
  counts.reduce((sum, count) => sum + count, 0) / 2 > Math.floor(counts.length / perCrossing)

/** How often each path crosses others. */
export const crossingsOfEach = (routes: readonly Pick<DrawnRoute, 'points'>[]): number[] => {
  const strokes = routes.map(({ points }) => strokesOf(points))
  return strokes.map((pieces) =>
    strokes.reduce((sum, others) => sum + (others === pieces ? 0 : meet(pieces, others).crossings), 0),
  )
}

type Stroke = { level: boolean; at: number; low: number; high: number }

const strokesOf = (points: readonly Point[]): Stroke[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const level = from.y === to.y
    const [a, b] = level ? [from.x, to.x] : [from.y, to.y]
    return { level, at: level ? from.y : from.x, low: Math.min(a, b), high: Math.max(a, b) }
  })

const meet = (pieces: readonly Stroke[], others: readonly Stroke[]): { crossings: number; overlaps: number } => {
  const result = { crossings: 0, overlaps: 0 }
  for (const a of pieces)
    for (const b of others) {
      if (a.level === b.level) {
        if (Math.abs(a.at - b.at) < 8 && Math.min(a.high, b.high) - Math.max(a.low, b.low) > 0) result.overlaps++
      } else if (a.at > b.low && a.at < b.high && b.at > a.low && b.at < a.high) result.crossings++
    }
  return result
}
