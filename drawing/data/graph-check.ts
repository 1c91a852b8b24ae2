/**
 * Checks across the fields of graph data: names, references, nesting, cycles.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { markKinds } from './graph-kinds.ts'
import { GraphNames } from './graph-names.ts'
import type { GraphDocument, GraphEdge, GraphGroup } from './graph-types.ts'
import { checkUnique, namedTargets, References, referencesIn } from './references.ts'

/** What a recipe asks of graph data; `fixed`: its edges join nodes only. */
type Demands = { unnamed?: readonly string[]; acyclic?: boolean; fixed?: boolean }

/** Checks graph data; nesting, pins and cycles only where all names are found. */
export function checkGraph(data: GraphDocument, { unnamed = [], acyclic = false, fixed = false }: Demands): Finding[] {
  const { nodes, edges, groups } = data
  const names = new GraphNames({ nodes, groups: fixed ? [] : groups })
  const nameless = new Set<string>([...unnamed, ...markKinds])
  const findings = [
    ...nodes.flatMap(({ name, kind }, index) =>
      name === undefined && !nameless.has(kind) ? [{ at: `nodes.${index}.name`, problem: 'is missing' }] : [],
    ),
    ...checkUnique('nodes', nodes),
    ...checkUnique('groups', groups),
    ...problemsOf(referencesIn('edges', edges, 'from', 'to'), (each) => names.endProblem(each)),
    ...checkMembers(data),
  ]
  if (findings.length > 0) return findings
  return [
    ...checkNesting(groups, new GraphNames({ nodes: [], groups })),
    ...checkPins(data),
    ...(acyclic ? checkCycle(edges, new References(namedTargets(nodes))) : []),
  ]
}

const problemsOf = (
  entries: { at: string; reference: string | undefined }[],
  problemOf: (reference: string) => string | undefined,
): Finding[] =>
  entries.flatMap(({ at, reference }) => {
    const problem = reference === undefined ? undefined : problemOf(reference)
    return problem === undefined ? [] : [{ at, problem }]
  })

const checkMembers = ({ nodes, groups }: GraphDocument): Finding[] => {
  const names = new GraphNames({ nodes: [], groups })
  const members = [...referencesIn('nodes', nodes, 'group'), ...referencesIn('groups', groups, 'group')]
  return problemsOf(members, (each) => names.groupProblem(each))
}

/** Groups are nested, never inside themselves. */
const checkNesting = (groups: GraphGroup[], names: GraphNames): Finding[] =>
  groups.flatMap((group, index): Finding[] =>
    names.around(group).includes(group)
      ? [{ at: `groups.${index}.group`, problem: `${JSON.stringify(group.name)} is inside itself` }]
      : [],
  )

/** A place holds one node. */
const checkPins = ({ nodes }: GraphDocument): Finding[] =>
  nodes.flatMap(({ at, name, id }, index): Finding[] => {
    const other = nodes.slice(0, index).find((each) => at !== undefined && each.at?.join() === at.join())
    if (at === undefined || other === undefined) return []
    const [own, taken] = [name ?? id, other.name ?? other.id].map((words) => JSON.stringify(words ?? ''))
    return [{ at: `nodes.${index}.at`, problem: `${taken} is at ${at.join(', ')} already; pin ${own} somewhere else` }]
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
