/**
 * Versions of what is deployed more than once: which copies are behind the newest of their name.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'

/** A name that ends in a version: `pos-agent 5.2.0`, `web:v1.4`. */
const withVersion = /^(?<own>.*[^\s:@_-])[\s:@_-]+(?<version>v?\d+(?:\.\d+)+(?:[-+][\w.+-]+)?)$/

/** What an artifact is called, and its version, which may stand at the end of its name. */
export const artifactOf = ({ name, tech }: GraphNode): { name: string | undefined; version: string | undefined } => {
  const { own, version } = (tech === undefined && withVersion.exec(name ?? '')?.groups) || {}
  return { name: own ?? name, version: version ?? tech }
}

/** A version as numbers: `v2.4.1-rc` is 2, 4, 1. */
const numbersOf = (node: GraphNode): number[] | undefined =>
  /\d+(?:\.\d+)*/
    .exec(artifactOf(node).version ?? '')?.[0]
    .split('.')
    .map(Number)

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
  const nameOf = (node: GraphNode): string | undefined => artifactOf(node).name
  return [...new Set(artifacts.map(nameOf))].flatMap((name) => {
    const copies = artifacts.filter((node) => nameOf(node) === name)
    const [newest] = copies.toSorted((a, b) => compare(numbersOf(b) ?? [], numbersOf(a) ?? []))
    if (name === undefined || newest === undefined) return []
    const behind = copies.filter((node) => compare(numbersOf(node) ?? [], numbersOf(newest) ?? []) < 0)
    return behind.length === 0 ? [] : [{ name, copies, behind, newest }]
  })
}
