/**
 * What bars can show: links between a bar and something that is not a bar.
 */
import type { Finding } from '../../src/scene/findings.ts'
import type { GraphDocument } from './graph-types.ts'
import { isNamed } from './named.ts'

/**
 * Nodes that are drawn as bars: their kind, what one is called, such as "a topic", and what else is one; data have groups only
 * where these are drawn.
 */
export type Bars = { kind: string; what: string; such?: string; groups?: boolean }

/** Findings for links that join two bars or none. */
export function checkBars(data: GraphDocument, { kind, what, such = what }: Bars): Finding[] {
  const isBar = (reference: string): boolean =>
    data.nodes.some((node) => node.kind === kind && isNamed(node, [reference]))
  const means = `${such} is a node of kind ${kind}`
  return data.edges.flatMap(({ from, to }, index): Finding[] => {
    const bars = [from, to].filter(isBar).length
    if (bars === 1) return []
    const problem =
      bars === 0
        ? `neither ${from} nor ${to} is ${what}; one end must be: ${means}`
        : `both ends are ${what}; only one can be`
    return [{ at: `edges.${index}`, problem }]
  })
}
