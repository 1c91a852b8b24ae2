/**
 * Sorts a layer by wishes, keeping what is in one open group together, and the groups in one order in all layers.
 */
import type { Crossings } from './crossings.ts'
import type { Layers } from './layers.ts'

export type Sort = {
  /** Settles the order of groups for the next layers, so that it is the same in all. */
  refresh: () => void
  /** An order to start from. */
  start: (order: number[][]) => number[][]
  /** A layer sorted by wishes; of equal ones, as it was. */
  layer: (layer: readonly number[], wish: (vertex: number) => number) => number[]
}

type Keyed = { vertices: number[]; key: number; tie: number }

export function sortWithGroups(
  { groups, layers }: Layers,
  crossings: Crossings,
  rankOf: ((group: number) => number) | undefined,
): Sort {
  if (groups.every((around) => around.length === 0)) return plainSort(crossings)
  const members = membersOf(groups)
  const layerOf = new Map(layers.flatMap((layer) => layer.map((vertex) => [vertex, layer.length] as const)))
  /** Where a vertex is in its layer, from 0 to 1, so that layers of different lengths compare. */
  const relative = (vertex: number, place: number): number => (place + 0.5) / layerOf.get(vertex)!
  const placeOf = (vertex: number): number => relative(vertex, crossings.place[vertex]!)
  const keys = new Map<number, number>()
  const refresh = (): void => {
    for (const [group, all] of members) keys.set(group, rankOf?.(group) ?? wishOfGroup(all, crossings, placeOf))
  }
  const sorted = (layer: readonly number[], depth: number, key: (vertex: number) => number): number[] =>
    bunches(layer, depth, groups)
      .map(({ group, vertices }, tie): Keyed => {
        if (group === undefined) return { vertices, key: key(vertices[0]!), tie }
        return { vertices: sorted(vertices, depth + 1, key), key: keys.get(group)!, tie: group }
      })
      .sort((a, b) => a.key - b.key || a.tie - b.tie)
      .flatMap(({ vertices }) => vertices)
  return {
    refresh,
    start: (order) => {
      crossings.read(order)
      refresh()
      return order.map((layer) => sorted(layer, 0, placeOf))
    },
    layer: (layer, wish) => sorted(layer, 0, (vertex) => relative(vertex, wish(vertex))),
  }
}

/** A group wants to be where what it is joined to outside of it is; without anything outside, where it is. */
const wishOfGroup = (
  all: readonly number[],
  { above, below }: Crossings,
  placeOf: (vertex: number) => number,
): number => {
  const inside = new Set(all)
  const outside = all
    .flatMap((vertex) => [...above[vertex]!, ...below[vertex]!])
    .filter(({ vertex }) => !inside.has(vertex))
  const wishes = outside.length === 0 ? all : outside.map(({ vertex }) => vertex)
  return wishes.reduce((sum, vertex) => sum + placeOf(vertex), 0) / wishes.length
}

const plainSort = ({ place }: Crossings): Sort => ({
  refresh: () => {},
  start: (order) => order,
  layer: (layer, wish) => {
    const wishes = new Map(layer.map((vertex) => [vertex, wish(vertex)]))
    return layer.toSorted((a, b) => wishes.get(a)! - wishes.get(b)! || place[a]! - place[b]!)
  },
})

const membersOf = (groups: readonly (readonly number[])[]): Map<number, number[]> => {
  const members = new Map<number, number[]>()
  for (const [vertex, around] of groups.entries())
    for (const group of around) members.set(group, [...(members.get(group) ?? []), vertex])
  return members
}

/** The vertices of a layer by their group at a depth; those in none are alone. */
const bunches = (
  layer: readonly number[],
  depth: number,
  groups: readonly (readonly number[])[],
): { group: number | undefined; vertices: number[] }[] => {
  const found = new Map<number | string, { group: number | undefined; vertices: number[] }>()
  for (const vertex of layer) {
    const group = groups[vertex]![depth]
    const known = found.get(group ?? `vertex ${vertex}`)
    if (known === undefined) found.set(group ?? `vertex ${vertex}`, { group, vertices: [vertex] })
    else known.vertices.push(vertex)
  }
  return [...found.values()]
}
