/**
 * A flow that is longer than the page goes on in the next band, like the lines of a text (Rüegg and von Hanxleden, Wrapping
 * Layered Graphs, 2018).
 *
 * Where to break is a dynamic program over links cut, how even the bands are, and how many; equal columns of all bands share
 * an axis where the page has room for that.
 */
import { filled } from '../model/filled.ts'
import type { Link } from '../ranks/level.ts'
import { type Arrangement, apart, type Room } from './arrangement.ts'
import { evenParts, lengthOf, type Row } from './rows.ts'

export type Strip = {
  rows: readonly Row[]
  tops: readonly number[]
  heights: readonly number[]
  gaps: readonly number[]
  links: readonly Link[]
  sizes: readonly { w: number; h: number }[]
}

/** What a band costs, a link that is cut, a unit beyond the page, and a band that is a page longer or shorter than others. */
const price = { band: 6, cut: 4, over: 40, uneven: 4 } as const

/** Free units between two bands, more than between groups. */
const between = apart.groups + 2

export function foldIntoBands(flat: Arrangement, strip: Strip, room: Room): Arrangement {
  const ends = breaksOf(strip, room.along)
  room.folds(ends.length - 1)
  const bands = ends.map((end, index) => ({ first: ends[index - 1] ?? 0, end }))
  const columns = columnsOf(bands, strip)
  const isShared = columns.at(-1)!.top + columns.at(-1)!.height <= room.along
  const names = columns.map(() => room.name())
  const { heights, tops, rows, sizes } = strip
  const folded: Arrangement = { ...flat, x: [...flat.x], y: [...flat.y], row: [...flat.row], w: 0, h: 0, corridors: [] }
  let x = 0
  for (const { first, end } of bands) {
    const vertices = realOf(rows.slice(first, end), sizes.length)
    const [left, right] = [leftOf(vertices, flat.x), rightOf(vertices, flat.x, sizes)]
    for (let row = first; row < end; row++)
      for (const vertex of rows[row]!.vertices) {
        if (vertex >= sizes.length) continue
        const column = columns[row - first]!
        folded.x[vertex]! += x - left
        if (isShared) folded.row[vertex] = names[row - first]!
        folded.y[vertex] = isShared
          ? column.top + (column.height - sizes[vertex]!.h) / 2
          : flat.y[vertex]! - tops[first]!
        folded.h = Math.max(
          folded.h,
          folded.y[vertex]! + (isShared ? 0 : heights[row]!),
          folded.y[vertex]! + sizes[vertex]!.h,
        )
      }
    x += right - left + between
  }
  folded.w = x - between
  return withLevelRows(folded, bands, strip, room)
}

type Band = { first: number; end: number }

/**
 * A band of a single row has nothing to flow to: what stands side by side is behind each other, in as many lines as the page
 * needs, in the middle of the longest band, and each later band moves up to it.
 */
const withLevelRows = (
  folded: Arrangement,
  bands: readonly Band[],
  { rows, sizes }: Strip,
  room: Room,
): Arrangement => {
  const high = (vertex: number): number => sizes[vertex]!.h
  let saved = 0
  for (const { first, end } of bands) {
    const row = realOf(rows.slice(first, end), sizes.length)
    for (const vertex of row) folded.x[vertex]! -= saved
    if (end - first > 1 || row.length < 2) continue
    const [left, right] = [leftOf(row, folded.x), rightOf(row, folded.x, sizes)]
    let x = left
    for (const part of evenParts(row, high, room.along)) x += layAlong(folded, part, { x, sizes, room }) + apart.nodes
    saved += right - (x - apart.nodes)
  }
  folded.w -= saved
  return folded
}

/** Lays vertices behind each other; returns how wide the widest is. */
const layAlong = (
  folded: Arrangement,
  line: readonly number[],
  { x, sizes, room }: { x: number; sizes: Strip['sizes']; room: Room },
): number => {
  const width = Math.max(...line.map((vertex) => sizes[vertex]!.w))
  const length = lengthOf(line, (vertex) => sizes[vertex]!.h)
  let y = Math.max(0, (folded.h - length) / 2)
  for (const vertex of line) {
    const { w, h } = sizes[vertex]!
    folded.x[vertex] = x + (width - w) / 2
    folded.y[vertex] = y
    folded.row[vertex] = room.name()
    y += h + apart.nodes
  }
  folded.h = Math.max(folded.h, length)
  return width
}

const realOf = (rows: readonly Row[], count: number): number[] =>
  rows.flatMap(({ vertices }) => vertices.filter((vertex) => vertex < count))

const leftOf = (vertices: readonly number[], x: readonly number[]): number =>
  Math.min(...vertices.map((vertex) => x[vertex]!))

const rightOf = (vertices: readonly number[], x: readonly number[], sizes: Strip['sizes']): number =>
  Math.max(...vertices.map((vertex) => x[vertex]! + sizes[vertex]!.w))

/** Where each band ends, by row. */
const breaksOf = ({ rows, tops, heights, links }: Strip, most: number): number[] => {
  const count = rows.length
  const cut = cutsOf(rows, links)
  const length = (first: number, last: number): number => tops[last]! + heights[last]! - tops[first]!
  const even = length(0, count - 1) / Math.max(2, Math.ceil(length(0, count - 1) / most))
  const cost = filled(count + 1, Infinity)
  const end = filled(count + 1, count)
  cost[count] = 0
  for (let first = count - 1; first >= 0; first--)
    for (let last = first; last < count; last++) {
      const over = Math.max(0, length(first, last) - most)
      if (over > 0 && last > first) break
      const own = price.band + price.over * over + (price.uneven * Math.abs(length(first, last) - even)) / most
      const all = cost[last + 1]! + own + (last + 1 < count ? price.cut * cut[last + 1]! : 0)
      if (all >= cost[first]!) continue
      cost[first] = all
      end[first] = last + 1
    }
  const ends: number[] = []
  for (let first = 0; first < count; first = end[first]!) ends.push(end[first]!)
  return ends
}

/** How many links lead across the gap above each row. */
const cutsOf = (rows: readonly Row[], links: readonly Link[]): number[] => {
  const rowOf = new Map(rows.flatMap(({ vertices }, row) => vertices.map((vertex) => [vertex, row] as const)))
  const cut = filled(rows.length, 0)
  for (const { from, to } of links) {
    const [a, b] = [rowOf.get(from)!, rowOf.get(to)!]
    for (let row = Math.min(a, b) + 1; row <= Math.max(a, b); row++) cut[row]!++
  }
  return cut
}

/** The columns of all bands: each as high as its highest row. */
const columnsOf = (bands: readonly Band[], { heights, gaps }: Strip): { top: number; height: number }[] => {
  const count = Math.max(...bands.map(({ first, end }) => end - first))
  const most = (list: readonly number[], column: number): number =>
    Math.max(...bands.map(({ first, end }) => (first + column < end ? list[first + column]! : 0)))
  const columns: { top: number; height: number }[] = []
  let top = 0
  for (let column = 0; column < count; column++) {
    columns.push({ top, height: most(heights, column) })
    top += most(heights, column) + most(gaps, column)
  }
  return columns
}
