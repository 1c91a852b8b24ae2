/**
 * Checks across the fields of graph data: names, references, nesting, cycles.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { checkCycle } from './cycles.ts'
import type { GraphData, GraphEdge, GraphGroup } from './graph-types.ts'
import { checkReferences, checkUnique, namedTargets, References, referencesIn } from './references.ts'

/** Checks graph data; nesting and cycles only where all names are found. */
export function checkGraph(
  data: GraphData,
  { unnamed = [], acyclic = false }: { unnamed?: readonly string[]; acyclic?: boolean },
): Finding[] {
  const { nodes, edges, groups } = data
  const [nodeNames, groupNames] = [named(nodes), named(groups)]
  const findings = [
    ...nodes.flatMap(({ name, kind }, index) =>
      name === undefined && !unnamed.includes(kind) ? [{ at: `nodes.${index}.name`, problem: 'is missing' }] : [],
    ),
    ...checkUnique('nodes', nodes),
    ...checkUnique('groups', groups),
    ...checkEnds(edges, nodeNames),
    ...checkMembers(data, groupNames),
  ]
  if (findings.length > 0) return findings
  return [...checkNesting(groups, groupNames), ...(acyclic ? checkCycle(edges, nodeNames) : [])]
}

const named = (items: { id?: string | undefined; name?: string | undefined }[]): References =>
  new References(namedTargets(items))

const checkEnds = (edges: readonly GraphEdge[], references: References): Finding[] =>
  checkReferences(referencesIn('edges', edges, 'from', 'to'), { references, what: 'a node' })

const checkMembers = ({ nodes, groups }: GraphData, references: References): Finding[] =>
  checkReferences([...referencesIn('nodes', nodes, 'group'), ...referencesIn('groups', groups, 'group')], {
    references,
    what: 'a group',
  })

/** Groups are nested, never inside themselves. */
const checkNesting = (groups: GraphGroup[], names: References): Finding[] =>
  groups.flatMap((group, index): Finding[] => {
    let outer: GraphGroup | undefined = group
    for (let depth = 0; depth <= groups.length && outer !== undefined; depth++) {
      const next: GraphGroup | undefined =
        outer.group === undefined ? undefined : (names.find(outer.group) as GraphGroup)
      if (next === group)
        return [{ at: `groups.${index}.group`, problem: `${JSON.stringify(group.name)} is inside itself` }]
      outer = next
    }
    return []
  })
