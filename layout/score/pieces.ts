/**
 * A drawing as straight pieces and boxes, for measuring.
 */
import type { Board, Item } from '../model/board.ts'
import { type Net, pointsOf } from '../strokes/net.ts'
import type { Box } from '../words/obstacles.ts'

/** A run of a wire: `at` is its x where it is upright, its y where it is level. */
export type Piece = { wire: number; stroke: number; isUpright: boolean; at: number; low: number; high: number }

export function piecesOf(board: Board, net: Net): Piece[] {
  return net.courses.flatMap(({ runs }, wire) => {
    const points = pointsOf(board, net, wire)
    return runs.map(({ isUpright, stroke }, index): Piece => {
      const [from, to] = [points[index]!, points[index + 1]!]
      const [a, b] = isUpright ? [from.y, to.y] : [from.x, to.x]
      return { wire, stroke, isUpright, at: isUpright ? from.x : from.y, low: Math.min(a, b), high: Math.max(a, b) }
    })
  })
}

/** How far inside a side a stroke passes through, in units. */
export const inside = 0.25

/** The wires of pieces, each once. */
export const once = (pieces: readonly Piece[]): number[] => [...new Set(pieces.map(({ wire }) => wire))]

/** Whether a piece runs inside of a box, further than `by` from its sides. */
export const passes = ({ isUpright, at, low, high }: Piece, { left, top, right, bottom }: Box, by: number): boolean => {
  const [start, end, near, far] = isUpright ? [left, right, top, bottom] : [top, bottom, left, right]
  return at > start + by && at < end - by && high > near + by && low < far - by
}

export const boxOfItem = ({ x, y, w, h }: Item): Box => ({ left: x, top: y, right: x + w, bottom: y + h })

export const touch = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The box around boxes and pieces, in whole units. */
export function boundsOf(boxes: readonly Box[], pieces: readonly Piece[]): Box {
  const all = [
    ...boxes,
    ...pieces.map(({ isUpright, at, low, high }) =>
      isUpright ? { left: at, right: at, top: low, bottom: high } : { left: low, right: high, top: at, bottom: at },
    ),
  ]
  if (all.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const least = (side: 'left' | 'top'): number => all.reduce((sum, box) => Math.min(sum, box[side]), Infinity)
  const most = (side: 'right' | 'bottom'): number => all.reduce((sum, box) => Math.max(sum, box[side]), -Infinity)
  return {
    left: Math.floor(least('left')),
    top: Math.floor(least('top')),
    right: Math.ceil(most('right')),
    bottom: Math.ceil(most('bottom')),
  }
}
