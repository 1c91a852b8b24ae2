/** Whether the answers of questions are equals: they stand side by side below then, instead of one going on straight down. */
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { reachedFrom } from '../../drawing/data/neighbors.ts'
import { fansIn } from '../../layout/model/fans.ts'

/** Of each question with several answers that lead on; false where there is none, and where a loop leads back to a step: it needs a straight way beside it. */
export function hasEqualAnswers({ nodes, edges }: Pick<GraphDocument, 'nodes' | 'edges'>): boolean {
  const indexOf = (end: string): number => nodes.findIndex((node) => isNamed(node, [end]))
  // What begins or ends at a group is no answer.
  const all = edges
    .map(({ from, to }) => ({ from: indexOf(from), to: indexOf(to) }))
    .filter(({ from, to }) => from >= 0 && to >= 0)
  const isLoop = ({ from, to }: { from: number; to: number }): boolean =>
    to <= from && reachedFrom(nodes.slice(to, to + 1), { nodes, edges }).has(nodes[from]!)
  if (all.some((link) => isLoop(link) && nodes[link.to]?.kind !== 'decision')) return false
  const links = all.filter((link) => !isLoop(link))
  const hubs = new Set(fansIn(links, (node) => node).flatMap(({ hub, end }) => (end === 0 ? [hub] : [])))
  const asked = nodes.flatMap(({ kind }, node) =>
    kind === 'decision' && links.filter(({ from }) => from === node).length > 1 ? [node] : [],
  )
  return asked.length > 0 && asked.every((node) => hubs.has(node))
}
