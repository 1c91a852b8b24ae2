/**
 * What bars can show: links between a bar and something that is not a bar, without groups.
 */
import type { Finding } from '../../src/scene/findings.ts'
import type { GraphDocument } from './graph-types.ts'
import { isNamed } from './named.ts'

/** Nodes that are drawn as bars: their kind, what one is called, such as "a topic", and whether groups of them are drawn. */
export type Bars = { kind: string; what: string; groups?: boolean }

/** Findings for links that join two bars or none, and for groups. */
export function checkBars(data: GraphDocument, { kind, what, groups = false }: Bars): Finding[] {
  const isBar = (reference: string): boolean =>
    data.nodes.some((node) => node.kind === kind && isNamed(node, [reference]))
  return [
    ...data.edges.flatMap(({ from, to }, index): Finding[] => {
      const bars = [from, to].filter(isBar).length
      if (bars === 1) return []
      const problem =
        bars === 0 ? `neither ${from} nor ${to} is ${what}; one end must be` : `both ends are ${what}; only one can be`
      return [{ at: `edges.${index}`, problem }]
    }),
    ...data.nodes.flatMap(({ group }, index): Finding[] =>
      groups || group === undefined
        ? []
        : [{ at: `nodes.${index}.group`, problem: 'groups are not drawn here; leave it out' }],
    ),
  ]
}
