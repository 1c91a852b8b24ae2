/**
 * What a pipeline passes without minutes: gates between two stages in turn, and where the last stage leads.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { Stage, StageLink } from './timetable.ts'

/** A gate, the stage that waits for it, and its edges. */
export type Gate = { node: GraphNode; next: GraphNode; edges: StageLink['edge'][] }

/** `links` lead past gates, and not on to the end. */
export type Passages = {
  gates: Gate[]
  end: { node: GraphNode; edge: StageLink['edge'] } | undefined
  links: StageLink[]
}

/** A gate with the link that leads past it. */
type Candidate = Gate & { past: StageLink }

/** The nodes without minutes that one stage leads to, and that lead to one. */
export const candidatesIn = (nodes: readonly GraphNode[], links: readonly StageLink[]): Candidate[] =>
  nodes.flatMap((node): Candidate[] => {
    const own = links.filter(({ from, to }) => from === node || to === node)
    const [into, out] = [own.find(({ to }) => to === node), own.find(({ from }) => from === node)]
    const isPassed = own.length === 2 && own.every(({ edge }) => edge.kind === 'data') && into?.from !== out?.to
    if (isTimed(node) || into === undefined || out === undefined || !isPassed) return []
    if (!isTimed(into.from) || !isTimed(out.to)) return []
    const { text: _text, tech: _tech, ...bare } = into.edge
    const past = { edge: { ...bare, to: out.edge.to }, from: into.from, to: out.to }
    return [{ node, next: out.to, edges: [into.edge, out.edge], past }]
  })

/** Those of the candidates that are between two stages in turn, and the sink that only the last of these leads to. */
export const passagesOf = (
  main: readonly Stage[],
  candidates: readonly Candidate[],
  { nodes, links }: { nodes: readonly GraphNode[]; links: readonly StageLink[] },
): Passages => {
  const place = (node: GraphNode): number => main.findIndex((stage) => stage.node === node)
  const gates = candidates.filter(({ past }) => place(past.from) >= 0 && place(past.to) === place(past.from) + 1)
  const touching = (node: GraphNode): StageLink[] => links.filter(({ from, to }) => from === node || to === node)
  const ends = nodes.flatMap((node) => {
    const [link, ...more] = touching(node)
    const isEnd = node.kind === 'sink' && !isTimed(node) && link?.to === node && link.from === main.at(-1)?.node
    const isSilent = link?.edge.text === undefined && link?.edge.tech === undefined && link?.edge.kind === 'data'
    return isEnd && isSilent && more.length === 0 ? [{ node, edge: link.edge, link }] : []
  })
  const [end] = ends.length === 1 ? ends : []
  const gone = new Set([...gates.flatMap(({ node }) => touching(node)), ...(end === undefined ? [] : [end.link])])
  return { gates, end, links: [...links.filter((link) => !gone.has(link)), ...gates.map(({ past }) => past)] }
}

const isTimed = ({ value = 0 }: GraphNode): boolean => value > 0
