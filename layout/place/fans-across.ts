/**
 * Fans of equals across the flow: a hub over the middle of what it leads to, with its chain. Where it has tips, such as a
 * diamond, its outer lines leave by these, so that the first and the last of its equals are beyond them.
 */
import type { Item } from '../model/board.ts'
import { leastRun } from '../model/equals.ts'
import { fansIn, mostEqual } from '../model/fans.ts'
import { hasTips } from '../model/windows.ts'
import type { Level } from '../ranks/level.ts'
import type { Arc } from '../solve/feasible.ts'
import { apart } from './arrangement.ts'

/** More than what pulls an equal to its own line, so that it moves, and less than what keeps long lines straight. */
const pull = 3

type Fanned = Pick<Level, 'vertices' | 'links'> & {
  items: readonly Item[]
  ranks: readonly number[]
  rows: readonly (readonly number[])[]
  width: (vertex: number) => number
}

/** Arcs that cost what equals lack to be evenly far from their hub, how many variables they have, and whom they place. */
export type Spread = { arcs: Arc[]; count: number; placed: ReadonlySet<number> }

export const noSpread: Spread = { arcs: [], count: 0, placed: new Set() }

/** Its variables begin at `first`. */
export function spreadOf({ items, vertices, links, ranks, rows, width }: Fanned, first: number): Spread {
  const place = new Map(rows.flatMap((row) => row.map((vertex, index) => [vertex, index] as const)))
  const ahead = links.filter(({ from, to }) => ranks[from]! < ranks[to]!)
  const arcs: Arc[] = []
  const placed = new Set<number>()
  let next = first
  /** Each unit that `after` is less than `length` after `before`. */
  const part = (before: number, after: number, length: number): void => {
    arcs.push({ from: next, to: before, length: 0, weight: pull }, { from: next, to: after, length, weight: 0 })
    next++
  }
  const itemOf = (vertex: number): Item => items[vertices[vertex]!.item]!
  const fans = fansIn(ahead, (vertex) => place.get(vertex)!)
  const spreading = new Set(fans.flatMap(({ end, arms }) => (end === 0 ? [keyOf(arms)] : [])))
  const firstOf = chainStarts(ahead)
  for (const { hub, end, arms, isOwn } of fans) {
    const equals = arms.map(({ item }) => item)
    // What equals lead to is in their middle, too, where they come from one thing or are trees.
    if (
      (end === 1 && !isOwn && !spreading.has(keyOf(arms.map(({ item }) => ({ item: firstOf(item) }))))) ||
      equals.length > mostEqual ||
      [hub, ...equals].some((each) => !isPlain(itemOf(each)))
    )
      continue
    for (const each of [hub, ...equals]) placed.add(each)
    for (let index = 0; index < equals.length - 1 - index; index++) {
      const inner = equals.slice(index, equals.length - index)
      const all = inner.reduce((sum, each) => sum + width(each) + apart.nodes, -apart.nodes)
      const between = all - (width(inner[0]!) + width(inner.at(-1)!)) / 2
      const { w } = vertices[hub]!
      const isOuter = index === 0 && (hasTips(itemOf(hub)) || between > w - 2 * end)
      const half = Math.ceil(Math.max(between, isOuter ? w + 2 * leastRun : 0) / 2)
      part(inner[0]!, hub, half)
      part(hub, inner.at(-1)!, half)
    }
  }
  return { arcs, count: next - first, placed }
}

/** Where the chain begins that ends with an item: behind the last thing that several lines leave or meet. */
const chainStarts = (links: readonly { from: number; to: number }[]): ((item: number) => number) => {
  const count = (side: 'from' | 'to', item: number): number => links.filter((link) => link[side] === item).length
  const before = new Map(
    links.flatMap(({ from, to }) => (count('to', to) === 1 && count('from', from) === 1 ? [[to, from] as const] : [])),
  )
  const startOf = (item: number): number => {
    const from = before.get(item)
    return from === undefined ? item : startOf(from)
  }
  return startOf
}

const keyOf = (arms: readonly { item: number }[]): string => arms.map(({ item }) => item).join()

/** Bars are as long as what they join needs. */
const isPlain = ({ isGroup, stretch }: Item): boolean => !isGroup && stretch === undefined
