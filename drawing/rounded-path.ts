/**
 * Path data through points, with rounded corners.
 */
import type { Point } from '../src/geometry/rect.ts'

/**
 * Straight stretches between the points; every corner is rounded by `radius` pixels, or as much as there is room for. Two
 * corners share the stretch between them; the first and the last stretch are taken whole if `wholeEnds` says so. What is at
 * one of `sharp` is not rounded.
 */
export function roundedPath(
  points: readonly Point[],
  radius: number,
  { wholeEnds = false, sharp = [] }: { wholeEnds?: boolean; sharp?: readonly Point[] } = {},
): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  const pieces = rest.map((corner, index) => {
    const [before, after] = [index === 0 ? first : (rest[index - 1] ?? first), rest[index + 1]]
    if (after !== undefined && sharp.some(({ x, y }) => x === corner.x && y === corner.y)) return `L ${write(corner)}`
    if (after === undefined) return wholeEnds && distance(before, corner) <= radius ? '' : `L ${write(corner)}`
    const [isFirst, isLast] = [wholeEnds && index === 0, wholeEnds && index === rest.length - 2]
    const [into, out] = [distance(before, corner), distance(corner, after)]
    const near = Math.min(radius, isFirst ? into : into / 2, isLast ? out : out / 2)
    const straight = isFirst && near === into ? '' : `L ${write(towards(corner, before, near))} `
    return `${straight}Q ${write(corner)} ${write(towards(corner, after, near))}`
  })
  return [`M ${write(first)}`, ...pieces].filter((piece) => piece !== '').join(' ')
}

/** From a point across to `x`, up or down there, and across to another point; straight where both are level. */
export const elbow = (from: Point, to: Point, x: number): Point[] =>
  from.y === to.y ? [from, to] : [from, { x, y: from.y }, { x, y: to.y }, to]

/** The point `length` pixels from one point towards another. */
export const towards = (from: Point, to: Point, length: number): Point => {
  const size = distance(from, to)
  return size === 0
    ? from
    : { x: from.x + ((to.x - from.x) * length) / size, y: from.y + ((to.y - from.y) * length) / size }
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

const write = ({ x, y }: Point): string => `${x} ${y}`
