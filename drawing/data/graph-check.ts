/**
 * What is wrong across the fields of graph data: names, references, nesting, cycles.
 */
import type { Finding } from '../../src/scene/findings.ts'
import type { GraphData, GraphEdge, GraphGroup } from './graph-types.ts'
import { checkReferences, checkUnique, References } from './references.ts'

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
  new References(items.map((item) => ({ names: [item.id, item.name], item })))

const checkEnds = (edges: readonly GraphEdge[], references: References): Finding[] =>
  checkReferences(
    edges.flatMap(({ from, to }, index) => [
      { at: `edges.${index}.from`, reference: from },
      { at: `edges.${index}.to`, reference: to },
    ]),
    { references, what: 'a node' },
  )

const checkMembers = ({ nodes, groups }: GraphData, references: References): Finding[] =>
  checkReferences(
    [
      ...nodes.map(({ group }, index) => ({ at: `nodes.${index}.group`, reference: group })),
      ...groups.map(({ group }, index) => ({ at: `groups.${index}.group`, reference: group })),
    ],
    { references, what: 'a group' },
  )

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

/** The first edge that closes a cycle, with the way round. */
const checkCycle = (edges: GraphEdge[], names: References): Finding[] => {
  const exits = new Map<object, { edge: number; to: object }[]>()
  for (const [edge, { from, to }] of edges.entries()) {
    const [start, end] = [names.find(from), names.find(to)]
    if (start !== undefined && end !== undefined) exits.set(start, [...(exits.get(start) ?? []), { edge, to: end }])
  }
  const done = new Set<object>()
  const way: { node: object; edge: number }[] = []
  const visit = (node: object): Finding[] => {
    for (const { edge, to } of exits.get(node) ?? []) {
      const start = way.findIndex((step) => step.node === to)
      if (start >= 0 || to === node) {
        const round = to === node ? [edge] : [...way.slice(start + 1).map((step) => step.edge), edge]
        const words = [edges[round[0] ?? 0]?.from, ...round.map((index) => edges[index]?.to)].join(' > ')
        return [{ at: `edges.${edge}`, problem: `closes a cycle: ${words}` }]
      }
      if (done.has(to)) continue
      way.push({ node: to, edge })
      const found = visit(to)
      if (found.length > 0) return found
      way.pop()
    }
    done.add(node)
    return []
  }
  for (const node of exits.keys()) {
    if (done.has(node)) continue
    way.splice(0, way.length, { node, edge: -1 })
    const found = visit(node)
    if (found.length > 0) return found
  }
  return []
}
