/**
 * What bars can show: links between a bar and something that is not a bar, without groups.
 */
import type { Finding } from '../../../src/scene/findings.ts'
import type { GraphData, GraphNode } from '../../data/graph.ts'

/** Findings for links that join two bars or none, and for groups; `bar` is the kind of bars, `what` says "a topic". */
export function checkBars(data: GraphData, { bar, what }: { bar: string; what: string }): Finding[] {
  const isBar = (reference: string): boolean => data.nodes.some((node) => node.kind === bar && isNamed(node, reference))
  return [
    ...data.edges.flatMap(({ from, to }, index): Finding[] => {
      const bars = [from, to].filter(isBar).length
      if (bars === 1) return []
      const problem =
        bars === 0 ? `neither ${from} nor ${to} is ${what}; one end must be` : `both ends are ${what}; only one can be`
      return [{ at: `edges.${index}`, problem }]
    }),
    ...data.nodes.flatMap(({ group }, index): Finding[] =>
      group === undefined ? [] : [{ at: `nodes.${index}.group`, problem: 'groups are not drawn here; leave it out' }],
    ),
  ]
}

const isNamed = ({ id, name }: GraphNode, reference: string): boolean => id === reference || name === reference
