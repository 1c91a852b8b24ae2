/**
 * Checks across the fields of graph data: names, references, nesting, cycles.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { checkCycle } from './cycles.ts'
import { markKinds } from './graph-kinds.ts'
import { GraphNames } from './graph-names.ts'
import type { GraphDocument, GraphGroup } from './graph-types.ts'
import { checkUnique, namedTargets, References, referencesIn } from './references.ts'

/** What a recipe asks of graph data; `fixed`: its edges join nodes only. */
type Demands = {
  unnamed?: readonly string[] | undefined
  unnamedGroups?: readonly string[] | undefined
  acyclic?: boolean
  fixed?: boolean
}

/** Checks graph data; nesting, pins and cycles only where all names are found. */
export function checkGraph(
  data: GraphDocument,
  { unnamed = [], unnamedGroups = [], acyclic = false, fixed = false }: Demands,
): Finding[] {
  const { nodes, edges, groups } = data
  const names = new GraphNames({ nodes, groups: fixed ? [] : groups })
  const nameless = new Set<string>([...unnamed, ...markKinds])
  const findings = [
    ...nodes.flatMap(({ name, kind }, index) =>
      name === undefined && !nameless.has(kind) ? [{ at: `nodes.${index}.name`, problem: 'is missing' }] : [],
    ),
    ...groups.flatMap((group, index) =>
      lacksName(group, unnamedGroups) ? [{ at: `groups.${index}.name`, problem: 'is missing' }] : [],
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

/** Without a name a group is of a kind that needs none, and has an id: nothing could be in it otherwise. */
const lacksName = ({ id, name, kind }: Partial<GraphGroup>, unnamed: readonly string[]): boolean =>
  name === undefined && (id === undefined || !unnamed.includes(kind ?? ''))

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

type Pinned = Pick<GraphDocument['nodes'][number], 'at' | 'name' | 'id'>

/** A place holds one node. */
export const checkPins = ({ nodes }: { nodes: readonly Pinned[] }): Finding[] =>
  nodes.flatMap(({ at, name, id }, index): Finding[] => {
    const other = nodes.slice(0, index).find((each) => at !== undefined && each.at?.join() === at.join())
    if (at === undefined || other === undefined) return []
    const [own, taken] = [name ?? id, other.name ?? other.id].map((words) => JSON.stringify(words ?? ''))
    return [{ at: `nodes.${index}.at`, problem: `${taken} is at ${at.join(', ')} already; pin ${own} somewhere else` }]
  })
