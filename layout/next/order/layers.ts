/**
 * The vertices of a level in layers by their ranks, with a dummy in every layer that a link passes.
 */
import type { Level } from '../ranks/level.ts'

/** A piece of a link between two neighboring layers, from the upper to the lower one. */
export type Segment = { from: number; to: number; weight: number; isLong: boolean }

/** Vertices come first, dummies after them. */
export type Layers = {
  layers: number[][]
  segments: Segment[]
  /** How many vertices are no dummies, and how many there are with dummies. */
  real: number
  count: number
  /** The open groups around each, from the outermost inward. */
  groups: (readonly number[])[]
}

export function layersOf({ vertices, links }: Level, ranks: readonly number[]): Layers {
  const layers: number[][] = Array.from({ length: Math.max(...ranks) + 1 }, () => [])
  for (const [vertex, rank] of ranks.entries()) layers[rank]!.push(vertex)
  const groups: (readonly number[])[] = vertices.map((vertex) => vertex.groups)
  const segments: Segment[] = []
  for (const { from, to, weight } of links) {
    if (ranks[from] === ranks[to]) continue
    const [upper, lower] = ranks[from]! < ranks[to]! ? [from, to] : [to, from]
    const common = commonStart(groups[upper]!, groups[lower]!)
    let last = upper
    for (let rank = ranks[upper]! + 1; rank < ranks[lower]!; rank++) {
      const dummy = groups.push(common) - 1
      layers[rank]!.push(dummy)
      segments.push({ from: last, to: dummy, weight, isLong: true })
      last = dummy
    }
    segments.push({ from: last, to: lower, weight, isLong: last !== upper })
  }
  return { layers, segments, real: vertices.length, count: groups.length, groups }
}

const commonStart = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const end = a.findIndex((group, index) => group !== b[index])
  return end < 0 ? a : a.slice(0, end)
}
