/**
 * Places of git objects: a column for each distance from the commits, rows in step, so that a commit, its tree and what
 * only it has stand in one row.
 */
import { elbow } from '../../drawing/rounded-path.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { GitObject, Store } from './objects.ts'

/** An object with its place. */
export type Placed = { object: GitObject; rect: Rect }

/** An arrow from a row of one object to the head of another. */
export type Arrow = { from: Placed; to: Placed; points: Point[] }

/** From the top of an object to the middle of its head, the height of a row, and free pixels above and below rows. */
export const rowSize = { head: 32, row: 24, pad: 8 } as const

/** Objects by column, the newest commit and what belongs to it first: each at the mean of the rows that name it. */
export function columnsOf({ objects, commits }: Store): GitObject[][] {
  const columns = [commits.toReversed()]
  for (let column = 1; objects.some((each) => each.column === column); column++) {
    const rows = (columns[column - 1] ?? []).flatMap(({ entries }, row) =>
      entries.map(({ to }, entry) => ({ to, at: row + entry / 1000 })),
    )
    const wanted = (object: GitObject): number => {
      const own = rows.filter(({ to }) => to === object)
      return own.reduce((sum, { at }) => sum + at, 0) / Math.max(1, own.length)
    }
    columns.push(objects.filter((each) => each.column === column).toSorted((a, b) => wanted(a) - wanted(b)))
  }
  return columns
}

/** Tops of objects, evenly spread in each column between the same first and last one; a single one stands in the middle. */
export const topsOf = (heights: number[][], gaps: number[]): number[][] => {
  const steps = heights.map((column, index) => Math.max(...column) + (gaps[index] ?? 0))
  const last = Math.max(...heights.map((column, index) => (column.length - 1) * (steps[index] ?? 0)))
  return heights.map((column) =>
    column.map((_, index) =>
      column.length === 1 && heights[0]?.length !== 1
        ? Math.round(last / 2 / 4) * 4
        : Math.round((index * last) / Math.max(1, column.length - 1) / 4) * 4,
    ),
  )
}

/** Arrows between two columns: each target has a track of its own, from the top down or up, whichever crosses less. */
export function arrowsBetween(left: Placed[], right: Placed[]): Arrow[] {
  const down = right.map((_, index) => index)
  const [first = [], second = []] = [down, down.toReversed()].map((tracks) => routed(left, right, tracks))
  return crossings(second) < crossings(first) ? second : first
}

const routed = (left: Placed[], right: Placed[], tracks: number[]): Arrow[] =>
  left.flatMap((from) =>
    from.object.entries.flatMap(({ to: object }, entry): Arrow[] => {
      const to = right.findIndex((each) => each.object === object)
      const target = right[to]
      if (target === undefined) return []
      const start = from.rect.x + from.rect.w
      const gap = target.rect.x - start
      const step = right.length < 2 ? 0 : Math.min(16, Math.floor((gap - 40) / (right.length - 1)))
      const x = start + Math.round((gap - 8 - step * (right.length - 1)) / 2) + step * tracks.indexOf(to)
      const y = portOf(from, entry)
      const end = { x: target.rect.x, y: target.rect.y + rowSize.head / 2 }
      return [{ from, to: target, points: elbow({ x: start, y }, end, x) }]
    }),
  )

/** How often the stretch of an arrow crosses the track to another target. */
const crossings = (arrows: Arrow[]): number =>
  arrows.flatMap(({ to, points: [, top, bottom] }) => {
    if (top === undefined || bottom === undefined) return []
    const others = arrows.filter((other) => other.to !== to)
    return others
      .flatMap(({ points }) => [points.slice(0, 2), points.slice(-2)])
      .flatMap(([a, b]) =>
        a !== undefined && b !== undefined && a.x < top.x && top.x < b.x && (a.y - top.y) * (a.y - bottom.y) < 0
          ? [a]
          : [],
      )
  }).length

/** The middle of the row that names an object; a commit names its tree in its head. */
export const portOf = ({ object, rect }: Placed, entry: number): number =>
  object.type === 'commit'
    ? rect.y + rowSize.head / 2
    : rect.y + rowSize.head + rowSize.pad + (entry + 0.5) * rowSize.row
