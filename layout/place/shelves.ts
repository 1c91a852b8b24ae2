/**
 * Parts of a level that nothing joins: side by side on shelves; what has no link at all stands in rows of equal columns.
 */
import { filled } from '../model/filled.ts'
import type { Level, Link, Vertex } from '../ranks/level.ts'
import { type Arrangement, apart, type Room } from './arrangement.ts'

/** Parts of a level, by their vertices in ascending order; mates of an open group belong together. */
export function partsOf({ vertices, links }: Pick<Level, 'vertices' | 'links'>): number[][] {
  const root = vertices.map((_, index) => index)
  const find = (index: number): number => (root[index] === index ? index : find(root[index]!))
  const join = (a: number, b: number): void => {
    const [first, second] = [find(a), find(b)]
    root[Math.max(first, second)] = Math.min(first, second)
  }
  for (const { from, to } of links) join(from, to)
  for (const [index, { groups }] of vertices.entries())
    if (groups.length > 0)
      join(
        index,
        vertices.findIndex((other) => other.groups[0] === groups[0]),
      )
  const parts = new Map<number, number[]>()
  for (const index of vertices.keys()) parts.set(find(index), [...(parts.get(find(index)) ?? []), index])
  return [...parts.values()]
}

/** A part as a level of its own. */
export function levelOfPart(level: Level, part: readonly number[]): Level {
  const place = new Map(part.map((vertex, index) => [vertex, index]))
  const links = level.links.flatMap((link): Link[] => {
    const [from, to] = [place.get(link.from), place.get(link.to)]
    return from === undefined || to === undefined ? [] : [{ ...link, from, to }]
  })
  const vertices = part.map((vertex) => level.vertices[vertex]!)
  return {
    ...level,
    vertices,
    links,
    open: level.open.filter((group) => vertices.some((v) => v.groups.includes(group))),
  }
}

/** Vertices without links, in rows of equal columns, or each as wide as it is where that takes fewer rows. */
export function gridOf(vertices: readonly Vertex[], room: Room): Arrangement {
  const { across, along, name } = room
  const [w, h] = [Math.max(...vertices.map((each) => each.w)), Math.max(...vertices.map((each) => each.h))]
  const fits = (room: number, size: number): number =>
    Math.max(1, Math.floor((room + apart.nodes) / (size + apart.nodes)))
  const least = Math.ceil(vertices.length / fits(across, w))
  const own = rowsOfOwn(vertices, across)
  if (own.length < least) return inOwnRows(vertices, own, room)
  const isRow = room.areEqual === true && vertices.length <= mostInRow
  const wished = isRow ? 1 : wishedRows(vertices.length, w, h)
  const rows = Math.min(Math.max(least, wished), Math.max(least, fits(along, h)))
  if (isRow) room.folds(rows - 1)
  const columns = Math.ceil(vertices.length / rows)
  const names = Array.from({ length: rows }, name)
  const placeOf = (index: number) => ({ row: Math.floor(index / columns), column: index % columns })
  const step = { x: w + apart.nodes, y: h + apart.nodes }
  return {
    x: vertices.map((each, index) => placeOf(index).column * step.x + (w - each.w) / 2),
    y: vertices.map((each, index) => placeOf(index).row * step.y + (h - each.h) / 2),
    row: vertices.map((_, index) => names[placeOf(index).row]!),
    w: columns * step.x - apart.nodes,
    h: Math.ceil(vertices.length / columns) * step.y - apart.nodes,
    corridors: [],
  }
}

/** Rows, each filled before the next one begins. */
const rowsOfOwn = (vertices: readonly Vertex[], across: number): number[][] => {
  const rows: number[][] = []
  let wide = Infinity
  for (const [index, { w, isGroup }] of vertices.entries()) {
    const next = wide + (isGroup ? apart.groups : apart.nodes) + w
    if (next <= across) rows.at(-1)!.push(index)
    else rows.push([index])
    wide = next <= across ? next : w
  }
  return rows
}

/** Groups in a row begin at one line, nodes have their middles on one. */
const inOwnRows = (vertices: readonly Vertex[], rows: readonly number[][], { name }: Room): Arrangement => {
  const blank = (): number[] => filled(vertices.length, 0)
  const whole: Arrangement = { x: blank(), y: blank(), row: blank(), w: 0, h: -apart.groups, corridors: [] }
  for (const row of rows) {
    const [axis, top, h] = [name(), whole.h + apart.groups, Math.max(...row.map((each) => vertices[each]!.h))]
    let x = 0
    for (const index of row) {
      const each = vertices[index]!
      whole.x[index] = x
      whole.y[index] = each.isGroup ? top : top + (h - each.h) / 2
      whole.row[index] = axis
      whole.w = Math.max(whole.w, x + each.w)
      x += each.w + (each.isGroup ? apart.groups : apart.nodes)
    }
    whole.h = top + h
  }
  return whole
}

/** So many equals stand in one row if the page has room for them. */
const mostInRow = 8

/** Few stand in one row; many in about as many rows as columns are wide. */
const wishedRows = (count: number, w: number, h: number): number =>
  count <= 4 ? 1 : Math.max(1, Math.floor(Math.sqrt((count * w) / (2.5 * h))))

type Part = { vertices: readonly number[]; arrangement: Arrangement }

/** Arrangements beside each other, in several shelves where they are wider than the page. */
export function shelve(
  parts: readonly Part[],
  count: number,
  { across, along }: Pick<Room, 'across' | 'along'>,
): Arrangement {
  const blank = (): number[] => filled(count, 0)
  const whole: Arrangement = { x: blank(), y: blank(), row: blank(), w: 0, h: -apart.groups, corridors: [] }
  const { w: wide, h: tall } = shelfOf(parts)
  // Parts stay in one row as long as that is no more than about twice as wide as the page is long.
  const most = Math.min(
    across,
    Math.max(wide > 2.2 * along ? Math.sqrt(wide * tall) : wide, ...parts.map((p) => p.arrangement.w)),
  )
  for (const shelf of evenShelves(parts, most)) {
    let [x, y] = [0, whole.h + apart.groups]
    for (const { vertices, arrangement } of shelf.parts) {
      for (const [index, vertex] of vertices.entries()) {
        whole.x[vertex] = x + arrangement.x[index]!
        whole.y[vertex] = y + arrangement.y[index]!
        whole.row[vertex] = arrangement.row[index]!
      }
      whole.corridors.push(...arrangement.corridors.map((corridor) => x + corridor))
      x += arrangement.w + apart.groups
    }
    whole.w = Math.max(whole.w, shelf.w)
    whole.h = y + shelf.h
  }
  return whole
}

type Shelf = { parts: readonly Part[]; w: number; h: number }

const shelfOf = (parts: readonly Part[]): Shelf => ({
  parts,
  w: parts.reduce((sum, { arrangement }) => sum + arrangement.w + apart.groups, -apart.groups),
  h: Math.max(...parts.map(({ arrangement }) => arrangement.h)),
})

/** Each filled before the next one begins. */
const shelvesWithin = (parts: readonly Part[], most: number): Shelf[] => {
  const shelves: Part[][] = []
  for (const part of parts) {
    const last = shelves.at(-1)
    if (last !== undefined && shelfOf([...last, part]).w <= most) last.push(part)
    else shelves.push([part])
  }
  return shelves.map(shelfOf)
}

/** As few shelves as fit, and of those the narrowest that are no higher: the last one is not left with one part beside a void. */
const evenShelves = (parts: readonly Part[], most: number): Shelf[] => {
  const heightOf = (shelves: readonly Shelf[]): number => shelves.reduce((sum, { h }) => sum + h, 0)
  let best = shelvesWithin(parts, most)
  for (let next = best; next.length === best.length; ) {
    if (heightOf(next) <= heightOf(best)) best = next
    const widest = Math.max(...next.map(({ w }) => w))
    if (next.length === 1 || next.some((shelf) => shelf.parts.length === 1 && shelf.w === widest)) break
    next = shelvesWithin(parts, widest - 1)
  }
  return best
}
