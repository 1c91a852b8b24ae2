/**
 * The vertices of a level in layers by their ranks, with a dummy in every layer that a link passes.
 */
import type { Level, Link, Off } from '../ranks/level.ts'

/** A piece of a link between two neighboring layers, from the upper to the lower one; `off`: how far from their middles it ends. */
export type Segment = {
  from: number
  to: number
  weight: number
  isLong: boolean
  isChain: boolean
  off?: Off
}

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

export function layersOf(
  { vertices, links }: Level,
  ranks: readonly number[],
  chains: ReadonlySet<Link> = new Set(),
): Layers {
  const layers: number[][] = Array.from({ length: Math.max(...ranks) + 1 }, () => [])
  for (const [vertex, rank] of ranks.entries()) layers[rank]!.push(vertex)
  const groups: (readonly number[])[] = vertices.map((vertex) => vertex.groups)
  const segments: Segment[] = []
  for (const link of links) {
    const { from, to, weight, off } = link
    const isChain = chains.has(link)
    if (ranks[from] === ranks[to]) continue
    const [upper, lower] = ranks[from]! < ranks[to]! ? [from, to] : [to, from]
    const common = commonStart(groups[upper]!, groups[lower]!)
    let last = upper
    for (let rank = ranks[upper]! + 1; rank < ranks[lower]!; rank++) {
      const dummy = groups.push(common) - 1
      layers[rank]!.push(dummy)
      segments.push({ from: last, to: dummy, weight, isLong: true, isChain })
      last = dummy
    }
    const isLong = last !== upper
    const ends = upper === from ? off : off && { from: off.to, to: off.from }
    segments.push({ from: last, to: lower, weight, isLong, isChain, ...(ends && !isLong ? { off: ends } : {}) })
  }
  for (const path of pathsOf(vertices)) fillLayers(path, layers, groups)
  return { layers, segments, real: vertices.length, count: groups.length, groups }
}

/** Every open group with those around it, from the outermost inward. */
const pathsOf = (vertices: Level['vertices']): (readonly number[])[] => {
  const paths = new Map<number, readonly number[]>()
  for (const { groups } of vertices)
    for (const [depth, group] of groups.entries()) paths.set(group, groups.slice(0, depth + 1))
  return [...paths.values()]
}

/** An open group has a dummy in each of its layers that has nothing else of it, so that nobody else is placed there. */
const fillLayers = (path: readonly number[], layers: number[][], groups: (readonly number[])[]): void => {
  const group = path.at(-1)!
  const hasMember = layers.map((layer) => layer.some((vertex) => groups[vertex]!.includes(group)))
  for (let layer = hasMember.indexOf(true); layer < hasMember.lastIndexOf(true); layer++)
    if (!hasMember[layer]) layers[layer]!.push(groups.push(path) - 1)
}

const commonStart = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const end = a.findIndex((group, index) => group !== b[index])
  return end < 0 ? a : a.slice(0, end)
}
