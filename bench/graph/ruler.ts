/**
 * Crossings and bends of drawn paths, counted without the engine's own ruler.
 */
import type { Point } from '../../src/geometry/rect.ts'

type Piece = { isLevel: boolean; at: number; low: number; high: number }

/** Crossings are counted once for each pair of pieces that cross inside of both. */
export function countPaths(paths: readonly (readonly Point[])[]): { crossings: number; bends: number } {
  const pieces = paths.map(piecesOf)
  let crossings = 0
  for (const [index, own] of pieces.entries())
    for (const others of pieces.slice(index + 1))
      for (const a of own) for (const b of others) if (doCross(a, b)) crossings++
  return { crossings, bends: pieces.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0) }
}

const piecesOf = (points: readonly Point[]): Piece[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const isLevel = from.y === to.y
    const [a, b] = isLevel ? [from.x, to.x] : [from.y, to.y]
    return { isLevel, at: isLevel ? from.y : from.x, low: Math.min(a, b), high: Math.max(a, b) }
  })

const doCross = (a: Piece, b: Piece): boolean =>
  a.isLevel !== b.isLevel && a.at > b.low && a.at < b.high && b.at > a.low && b.at < a.high
