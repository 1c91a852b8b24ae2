/**
 * Branches: the path data of the strokes that join parents and children.
 */
import type { Point } from '../src/geometry/rect.ts'

/** An S-curve that leaves and arrives upright. */
export function branchDown(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2
  return from.x === to.x
    ? `M ${from.x} ${from.y} V ${to.y}`
    : `M ${from.x} ${from.y} C ${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`
}

/** An S-curve that leaves and arrives level. */
export const branchAcross = (from: Point, to: Point): string => {
  const middle = (from.x + to.x) / 2
  return from.y === to.y
    ? `M ${from.x} ${from.y} H ${to.x}`
    : `M ${from.x} ${from.y} C ${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`
}

/** Down from a parent and across to a child: the branch of an indented tree. */
export const branchElbow = (from: Point, to: Point): string => `M ${from.x} ${from.y} V ${to.y} H ${to.x}`
