/**
 * Layers as rows: a layer that is wider than the page becomes several.
 */
import type { Level } from '../ranks/level.ts'
import { apart } from './arrangement.ts'

/** `layer` is the rank that the row belongs to. */
export type Row = { vertices: number[]; layer: number }

/** Dummies of a layer that is split are dropped: long links find their way through the rows by themselves. */
export function rowsOf(
  order: readonly (readonly number[])[],
  { real, width, most }: { real: number; width: (vertex: number) => number; most: number },
): Row[] {
  return order.flatMap((vertices, layer): Row[] => {
    const own = vertices.filter((vertex) => vertex < real)
    if (own.length < 2 || lengthOf(own, width) <= most) return [{ vertices: [...vertices], layer }]
    return evenParts(own, width, most).map((part) => ({ vertices: part, layer }))
  })
}

/** The length of a row, in units. */
export const lengthOf = (row: readonly number[], width: (vertex: number) => number): number =>
  row.reduce((sum, vertex) => sum + width(vertex) + apart.nodes, -apart.nodes)

/** As few and as even parts as fit. */
export function evenParts(row: readonly number[], width: (vertex: number) => number, most: number): number[][] {
  for (let parts = Math.ceil(lengthOf(row, width) / most); parts < row.length; parts++) {
    const each = Math.ceil(row.length / parts)
    const found = Array.from({ length: Math.ceil(row.length / each) }, (_, part) =>
      row.slice(part * each, (part + 1) * each),
    )
    if (found.every((some) => lengthOf(some, width) <= most)) return found
  }
  return row.map((vertex) => [vertex])
}

/** The free units below each row, none below the last: room for labels, and for the walls and titles of open groups. */
export function gapsOf(rows: readonly Row[], level: Level, options: GapOptions): number[] {
  const { vertices, links } = level
  return rows.map(({ layer }, index) => {
    const next = rows[index + 1]
    if (next === undefined) return 0
    if (next.layer === layer) return apart.nodes
    let gap: number = apart.ranks
    for (const { from, to, words } of links) {
      const first = Math.min(options.ranks[from]!, options.ranks[to]!)
      if (first === layer && words.h > 0) gap = Math.max(gap, Math.ceil(words.h) + 5)
    }
    return gap + wallsBetween(index, rows, { vertices, pads: options.pads })
  })
}

type GapOptions = { ranks: readonly number[]; pads: (group: number) => { top: number; bottom: number } }

/** The strips of the open groups that end with one row or begin with the next. */
const wallsBetween = (
  index: number,
  rows: readonly Row[],
  { vertices, pads }: { vertices: Level['vertices'] } & Pick<GapOptions, 'pads'>,
): number => {
  const groupsIn = (from: number, to: number): Set<number> =>
    new Set(rows.slice(from, to).flatMap((row) => row.vertices.flatMap((vertex) => vertices[vertex]?.groups ?? [])))
  const [before, after] = [groupsIn(0, index + 1), groupsIn(index + 1, rows.length)]
  const ending = [...before].filter((group) => !after.has(group)).map((group) => pads(group).bottom)
  const beginning = [...after].filter((group) => !before.has(group)).map((group) => pads(group).top)
  return ending.reduce((sum, each) => sum + each, 0) + beginning.reduce((sum, each) => sum + each, 0)
}
