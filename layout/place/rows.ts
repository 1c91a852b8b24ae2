/**
 * Layers as rows: a layer that is wider than the page becomes several.
 */
import type { Level } from '../ranks/level.ts'
import { apart } from './arrangement.ts'

/** `layer` is the rank that the row belongs to. */
export type Row = { vertices: number[]; layer: number }

/**
 * What rows are made by: how many vertices are real, how wide each is and a row may be, and which of them are kin, such as
 * those with one parent; `''` is kin to nothing.
 */
export type Cut = { real: number; width: (vertex: number) => number; most: number; kin?: (vertex: number) => string }

/** Dummies of a layer that is split are dropped: long links find their way through the rows by themselves. */
export function rowsOf(order: readonly (readonly number[])[], { real, width, most, kin = () => '' }: Cut): Row[] {
  return order.flatMap((vertices, layer): Row[] => {
    const own = vertices.filter((vertex) => vertex < real)
    if (own.length < 2 || lengthOf(own, width) <= most) return [{ vertices: [...vertices], layer }]
    const parts = evenParts(own, width, most)
    const cut = { kin, width, most }
    const isKin = own.every((vertex) => kin(vertex) !== '')
    const whole = isKin ? (wholeParts(own, cut, parts.length) ?? wholeParts(own, cut, parts.length + 1)) : undefined
    return (whole ?? parts).map((part) => ({ vertices: part, layer }))
  })
}

/** As even parts of which none ends within kin; undefined where so many do not fit, or where there is but one family. */
const wholeParts = (
  row: readonly number[],
  { kin, width, most }: Required<Omit<Cut, 'real'>>,
  count: number,
): number[][] | undefined => {
  const starts = row.flatMap((vertex, at) => (at > 0 && kin(vertex) === kin(row[at - 1]!) ? [] : [at]))
  // The longest part of the best cut of the first families, and where its last part begins.
  let best = starts.map((_, index) => ({ longest: lengthOf(row.slice(0, starts[index + 1]), width), cuts: [0] }))
  for (let parts = 2; parts <= count; parts++)
    best = starts.map((_, index) => {
      const end = starts[index + 1]
      const all = starts.slice(1, index + 1).map((start, before) => ({
        longest: Math.max(best[before]!.longest, lengthOf(row.slice(start, end), width)),
        cuts: [...best[before]!.cuts, start],
      }))
      return minBy(all, ({ longest }) => longest) ?? { longest: Infinity, cuts: [] }
    })
  const { longest, cuts } = best.at(-1)!
  return longest > most || starts.length === row.length
    ? undefined
    : cuts.map((start, index) => row.slice(start, cuts[index + 1]))
}

const minBy = <T>(all: readonly T[], by: (each: T) => number): T | undefined =>
  all.reduce<T | undefined>((least, each) => (least === undefined || by(each) < by(least) ? each : least), undefined)

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
