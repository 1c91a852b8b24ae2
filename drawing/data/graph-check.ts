/**
 * Checks across the fields of graph data: names, references, nesting, cycles.
 */
import type { Finding } from '../../src/scene/findings.ts'
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

/** Edges from one item to another, by name. */
type Ends = Pick<GraphEdge, 'from' | 'to'>

/** The first edge that closes a cycle, with the whole cycle; `counts` says which edges may not. */
export const checkCycle = <Edge extends Ends>(
  edges: Edge[],
  names: References,
  counts: (edge: Edge) => boolean = () => true,
): Finding[] => {
  const exits = exitsOf(edges, names, counts)
  const done = new Set<object>()
  for (const node of exits.keys()) {
    const round = done.has(node) ? undefined : cycleFrom([{ node, edge: -1 }], exits, done)
    if (round === undefined) continue
    const words = [edges[round[0] ?? 0]?.from, ...round.map((index) => edges[index]?.to)].join(' > ')
    return [{ at: `edges.${round.at(-1)}`, problem: `closes a cycle: ${words}` }]
  }
  return []
}

/** Outgoing edges of each node, by index, with their targets. */
type Exits = ReadonlyMap<object, readonly { edge: number; to: object }[]>

const exitsOf = <Edge extends Ends>(edges: Edge[], names: References, counts: (edge: Edge) => boolean): Exits => {
  const exits = new Map<object, { edge: number; to: object }[]>()
  for (const [edge, each] of edges.entries()) {
    if (!counts(each)) continue
    const { from, to } = each
    const [start, end] = [names.find(from), names.find(to)]
    if (start !== undefined && end !== undefined) exits.set(start, [...(exits.get(start) ?? []), { edge, to: end }])
  }
  return exits
}

/** The edges of the first cycle that continues a path; nodes in `done` lead to none. */
const cycleFrom = (
  way: readonly { node: object; edge: number }[],
  exits: Exits,
  done: Set<object>,
): number[] | undefined => {
  const node = way.at(-1)?.node
  if (node === undefined) return undefined
  for (const { edge, to } of exits.get(node) ?? []) {
    const start = way.findIndex((step) => step.node === to)
    if (start >= 0) return [...way.slice(start + 1).map((step) => step.edge), edge]
    const found = done.has(to) ? undefined : cycleFrom([...way, { node: to, edge }], exits, done)
    if (found !== undefined) return found
  }
  done.add(node)
  return undefined
}
