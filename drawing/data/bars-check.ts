/**
 * What bars can show: links between a bar and something that is not a bar.
 */
import type { Finding } from '../../src/scene/findings.ts'
import type { GraphDocument, GraphNode } from './graph-types.ts'
import { isNamed } from './named.ts'

/**
 * Nodes that are drawn as bars: their kind, what one is called, such as "a topic", and what else is one; data have groups only
 * where these are drawn. What is `outside` and joined to no bar is one itself. Links may end at `ends` without a bar. `tech` and
 * `text`: what the technology of a bar and the words of a link are there.
 */
export type Bars = {
  kind: string
  what: string
  such?: string
  groups?: boolean
  outside?: string
  ends?: readonly string[]
  tech?: string
  text?: string
}

/** Whether a node is of a kind, and joined to none of another. */
export const isOutside = (
  node: GraphNode,
  { nodes, edges }: Pick<GraphDocument, 'nodes' | 'edges'>,
  { outside, kind }: { outside?: string | undefined; kind: string },
): boolean => {
  const isBar = (reference: string): boolean => nodes.some((each) => each.kind === kind && isNamed(each, [reference]))
  return node.kind === outside && !edges.some(({ from, to }) => isNamed(node, [from, to]) && (isBar(from) || isBar(to)))
}

/** Findings for links that join two bars or none. */
export function checkBars(data: GraphDocument, { kind, what, such = what, outside, ends = [] }: Bars): Finding[] {
  const bars = new Set(data.nodes.filter((node) => node.kind === kind || isOutside(node, data, { outside, kind })))
  const isBar = (reference: string): boolean => data.nodes.some((node) => bars.has(node) && isNamed(node, [reference]))
  const isEnd = (reference: string): boolean =>
    data.nodes.some((node) => ends.includes(node.kind) && isNamed(node, [reference]))
  const means = `${such} is a node of kind ${kind}`
  return data.edges.flatMap(({ from, to }, index): Finding[] => {
    const joined = [from, to].filter(isBar).length
    if (joined === 1 || (joined === 0 && isEnd(to))) return []
    const problem =
      joined === 0
        ? `neither ${from} nor ${to} is ${what}; one end must be: ${means}`
        : `both ends are ${what}; only one can be`
    return [{ at: `edges.${index}`, problem }]
  })
}
