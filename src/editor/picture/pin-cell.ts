/**
 * The cell that a place in a drawing is: where a node was dropped among the others, as a pin.
 *
 * Cells of the others are those that they have without pins, and are read off a drawing; only their order matters.
 */
import type { Point } from '../../geometry/rect.ts'

export type Cell = readonly [column: number, row: number]

/** Where things are drawn, by their place in the data; in pixels. */
export type Middles = ReadonlyMap<string, Point>

/** Middles that are nearer than this, in pixels, share a column or a row. */
export const sameAxis = { x: 40, y: 20 } as const

/** The cell of each node, from 1: nodes below each other are in one column, those beside each other in one row. */
export function cellsOf(middles: Middles): Map<string, Cell> {
  const columns = axesOf(
    [...middles.values()].map(({ x }) => x),
    sameAxis.x,
  )
  const rows = axesOf(
    [...middles.values()].map(({ y }) => y),
    sameAxis.y,
  )
  return new Map([...middles].map(([at, { x, y }]) => [at, [axisAt(columns, x), axisAt(rows, y)]]))
}

const axesOf = (places: readonly number[], near: number): number[] => {
  const axes: number[] = []
  for (const place of places.toSorted((a, b) => a - b))
    if (axes.length === 0 || place - axes.at(-1)! >= near) axes.push(place)
  return axes
}

const axisAt = (axes: readonly number[], place: number): number => axes.findLastIndex((axis) => axis <= place) + 1

/** The cell of a place among others: that of the column or row it is in, or one between those around it. */
export const cellAt = (place: Point, middles: Middles, cells: ReadonlyMap<string, Cell>): Cell => {
  const along = (axis: 'x' | 'y'): number =>
    axisBetween(
      place[axis],
      [...cells].flatMap(([at, cell]) => {
        const middle = middles.get(at)
        return middle === undefined ? [] : [{ place: middle[axis], cell: cell[axis === 'x' ? 0 : 1] }]
      }),
      sameAxis[axis],
    )
  return [along('x'), along('y')]
}

/** Cells have no number below 0. */
const axisBetween = (place: number, others: { place: number; cell: number }[], near: number): number => {
  const sorted = others.toSorted((a, b) => a.place - b.place)
  const nearest = sorted.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))[0]
  if (nearest === undefined) return 1
  if (Math.abs(nearest.place - place) < near) return nearest.cell
  const before = sorted.findLast((other) => other.place < place)
  const after = sorted.find((other) => other.place > place)
  if (before === undefined) return Math.max(0, nearest.cell - 1)
  return after === undefined ? before.cell + 1 : (before.cell + after.cell) / 2
}

/**
 * How a node missed the place it was to have among the others: by how many it is too far left (negative) or right, and too
 * far up or down.
 */
export const missBy = (node: string, place: Point, { before, after }: { before: Middles; after: Middles }): Point => {
  const found = after.get(node)
  const miss = { x: 0, y: 0 }
  if (found === undefined) return miss
  for (const [at, was] of before) {
    const is = after.get(at)
    if (at === node || is === undefined) continue
    for (const axis of ['x', 'y'] as const)
      miss[axis] += sideOf(found[axis] - is[axis], sameAxis[axis]) - sideOf(place[axis] - was[axis], sameAxis[axis])
  }
  return miss
}

/** How much nodes have changed sides among each other, without one of them: 1 from level, 2 from the other side. */
export const upsetBy = (without: string, before: Middles, after: Middles): number => {
  const others = [...before].filter(([at]) => at !== without && after.has(at))
  const pairs = others.flatMap(([a], index) => others.slice(index + 1).map(([b]) => [a, b] as const))
  const sides = (middles: Middles, [a, b]: readonly [string, string], axis: 'x' | 'y'): number =>
    sideOf((middles.get(a)?.[axis] ?? 0) - (middles.get(b)?.[axis] ?? 0), sameAxis[axis])
  const changes = pairs.flatMap((pair) =>
    (['x', 'y'] as const).map((axis) => Math.abs(sides(before, pair, axis) - sides(after, pair, axis))),
  )
  return changes.reduce((sum, change) => sum + change, 0)
}

/** Before, level, or after. */
const sideOf = (distance: number, near: number): number => (Math.abs(distance) < near ? 0 : Math.sign(distance))
