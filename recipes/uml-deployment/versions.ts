/**
 * Versions of what is deployed more than once: which copies are behind the newest of their name.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'

/** A version as numbers: `v2.4.1-rc` is 2, 4, 1. */
const numbersOf = ({ tech = '' }: GraphNode): number[] | undefined =>
  /\d+(?:\.\d+)*/.exec(tech)?.[0].split('.').map(Number)

/** Negative where the first is older; what one of them lacks counts as 0. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  const length = Math.max(a.length, b.length)
  const index = Array.from({ length }, (_, at) => at).find((at) => (a[at] ?? 0) !== (b[at] ?? 0))
  return index === undefined ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

/** Artifacts of one name in several versions: its copies, those behind, and the newest. */
export type Lag = { name: string; copies: GraphNode[]; behind: GraphNode[]; newest: GraphNode }

/** The lags of artifacts, in the order of the first copy. */
export function lagsIn(nodes: readonly GraphNode[]): Lag[] {
  const artifacts = nodes.filter((node) => node.kind === 'artifact' && numbersOf(node) !== undefined)
  return [...new Set(artifacts.map(({ name }) => name))].flatMap((name) => {
    const copies = artifacts.filter((node) => node.name === name)
    const [newest] = copies.toSorted((a, b) => compare(numbersOf(b) ?? [], numbersOf(a) ?? []))
    if (name === undefined || newest === undefined) return []
    const behind = copies.filter((node) => compare(numbersOf(node) ?? [], numbersOf(newest) ?? []) < 0)
    return behind.length === 0 ? [] : [{ name, copies, behind, newest }]
  })
}
