/**
 * The shape `graph`: nodes, edges between them, and groups around them.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { id, kind, list, name, note, number, ref, state, tech, text, words } from './fields.ts'
import { completedForm } from './form.ts'
import { checkReferences, checkUnique, References, type Target } from './references.ts'
import { type Threat, threatsField } from './threats.ts'

type Kinds = readonly [string, ...string[]]

/** What a recipe makes of the shape: its kinds, default first, and how many it draws. */
export type GraphNarrowing<NodeKind extends Kinds, EdgeKind extends Kinds, GroupKind extends Kinds> = {
  nodes: number
  edges: number
  groups?: number
  kinds: NodeKind
  edgeKinds?: EdgeKind
  groupKinds?: GroupKind
  /** Kinds of nodes that need no name, such as a start. */
  unnamed?: readonly NodeKind[number][]
  /** Edges carry an amount: `value` is required, and may not be negative; the data may name measure and unit. */
  amounts?: boolean
  /** Without cycles. */
  acyclic?: boolean
  /** Edges name the threats along them. */
  threats?: boolean
}

export type GraphNode<Kind = string> = {
  id?: string | undefined
  name?: string | undefined
  kind: Kind
  tech?: string | undefined
  note?: string | undefined
  group?: string | undefined
  at?: [number, number] | undefined
  value?: number | undefined
  state?: 'positive' | 'negative' | 'muted' | undefined
}

export type GraphEdge<Kind = string> = {
  id?: string | undefined
  from: string
  to: string
  text?: string | undefined
  tech?: string | undefined
  kind: Kind
  value?: number | undefined
  ends?: [string, string] | undefined
  threats?: Threat[] | undefined
  state?: 'positive' | 'negative' | 'muted' | undefined
}

export type GraphGroup<Kind = string> = {
  id?: string | undefined
  name: string
  kind: Kind
  note?: string | undefined
  group?: string | undefined
}

/** What amounts are of. */
const amountFields = {
  measure: words(60, 'What flows, for example "Requests per minute"').optional(),
  unit: words(20, 'The unit of the amounts: B, $, % or a word').optional(),
}

/** Data of the shape as they are drawn. */
export type GraphData<NodeKind = string, EdgeKind = string, GroupKind = string> = {
  nodes: GraphNode<NodeKind>[]
  edges: GraphEdge<EdgeKind>[]
  groups: GraphGroup<GroupKind>[]
}

/** Declares graph data. Nodes and groups may be left out whole: they are then taken from the edges and nodes that name them. */
export function graphForm<
  const NodeKind extends Kinds,
  const EdgeKind extends Kinds = readonly ['edge'],
  const GroupKind extends Kinds = readonly ['group'],
>(narrowing: GraphNarrowing<NodeKind, EdgeKind, GroupKind>) {
  const { nodes, edges, groups = 12, kinds, edgeKinds, groupKinds } = narrowing
  const fields = {
    // Only amounts have a measure; the type stays the shape's.
    ...(narrowing.amounts === true ? amountFields : ({} as typeof amountFields)),
    nodes: list(nodeSchema(kinds), { max: nodes, of: 'What is joined, in reading order' }).optional(),
    edges: list(edgeSchema((edgeKinds ?? ['edge']) as EdgeKind, narrowing), {
      min: 0,
      max: edges,
      of: 'Who is joined to whom: read each as a sentence',
    }),
    groups: list(groupSchema((groupKinds ?? ['group']) as GroupKind), {
      max: groups,
      of: 'What nodes and groups are inside of',
    }).optional(),
  }
  return completedForm('graph', fields, {
    complete: (data) =>
      complete(data, {
        kind: kinds[0] as NodeKind[number],
        groupKind: (groupKinds ?? ['group'])[0] as GroupKind[number],
      }),
    check: (data) => checkGraph(data, narrowing),
    targets: (data) => graphTargets(data),
  })
}

const nodeSchema = <const NodeKind extends Kinds>(kinds: NodeKind) =>
  z.strictObject({
    id: id.optional(),
    name: name('What the node is called').optional(),
    kind: kind(kinds, `What the node is: ${kinds.join(', ')}`),
    tech: tech().optional(),
    note: note('What it does, in a few words').optional(),
    group: ref('The group it is inside of: id or name').optional(),
    at: z
      .tuple([z.number().min(1).max(24), z.number().min(1).max(24)])
      .optional()
      .describe('Its cell, [column, row] from 1; halves are allowed. Found automatically where it is left out'),
    value: number('An amount').optional(),
    state: state.optional(),
  })

const edgeSchema = <const EdgeKind extends Kinds>(
  kinds: EdgeKind,
  { amounts = false, threats = false }: { amounts?: boolean; threats?: boolean },
) =>
  z.strictObject({
    id: id.optional(),
    from: ref('The node it starts at: id or name'),
    to: ref('The node it ends at: id or name'),
    text: text('What happens along it: with from and to, a sentence').optional(),
    tech: tech('Protocol or technology').optional(),
    kind: kind(kinds, `How they are joined: ${kinds.join(', ')}`),
    // Required where edges carry amounts; the type stays the shape's.
    value: (amounts
      ? z.number().min(0).max(1e15).describe('The amount that flows')
      : number('An amount').optional()) as z.ZodOptional<z.ZodNumber>,
    ends: z
      .tuple([text('Words at its start', 16), text('Words at its end', 16)])
      .optional()
      .describe('Words at both ends'),
    // Only threat models have threats; the type stays the shape's.
    ...(threats ? { threats: threatsField() } : ({} as { threats: ReturnType<typeof threatsField> })),
    state: state.optional(),
  })

const groupSchema = <const GroupKind extends Kinds>(kinds: GroupKind) =>
  z.strictObject({
    id: id.optional(),
    name: name('What the group is called'),
    kind: kind(kinds, `What the group is: ${kinds.join(', ')}`),
    note: note('A remark beside the name', 40).optional(),
    group: ref('The group it is inside of: id or name').optional(),
  })

type Written<NodeKind, EdgeKind, GroupKind> = {
  nodes?: GraphNode<NodeKind>[] | undefined
  edges: GraphEdge<EdgeKind>[]
  groups?: GraphGroup<GroupKind>[] | undefined
}

/** Nodes and groups that were left out, in the order in which they are mentioned first. */
const complete = <NodeKind, EdgeKind, GroupKind, Data extends Written<NodeKind, EdgeKind, GroupKind>>(
  data: Data,
  { kind, groupKind }: { kind: NodeKind; groupKind: GroupKind },
): Omit<Data, 'nodes' | 'groups'> & GraphData<NodeKind, EdgeKind, GroupKind> => {
  const nodes: GraphNode<NodeKind>[] =
    data.nodes ??
    [...new Set(data.edges.flatMap(({ from, to }) => [from, to]))].map((mentioned) => ({ name: mentioned, kind }))
  const mentioned = [...new Set(nodes.flatMap(({ group }) => group ?? []))]
  return { ...data, nodes, groups: data.groups ?? mentioned.map((group) => ({ name: group, kind: groupKind })) }
}

/** What graph data can be referred to by: nodes, groups, and edges by their words or as `from > to`. */
export const graphTargets = ({ nodes, edges, groups }: GraphData): Target[] => [
  ...[...nodes, ...groups].map((item) => ({ names: [item.id, item.name], item })),
  ...edges.map((item) => ({ names: [item.id, item.text, `${item.from} > ${item.to}`], item })),
]

const named = (items: { id?: string | undefined; name?: string | undefined }[]): References =>
  new References(items.map((item) => ({ names: [item.id, item.name], item })))

const checkGraph = (
  data: GraphData,
  { unnamed = [], acyclic }: { unnamed?: readonly string[]; acyclic?: boolean },
): Finding[] => {
  const { nodes, edges, groups } = data
  const [nodeNames, groupNames] = [named(nodes), named(groups)]
  const findings = [
    ...nodes.flatMap(({ name: own, kind: what }, index) =>
      own === undefined && !unnamed.includes(what) ? [{ at: `nodes.${index}.name`, problem: 'is missing' }] : [],
    ),
    ...checkUnique('nodes', nodes),
    ...checkUnique('groups', groups),
    ...checkReferences(
      edges.flatMap(({ from, to }, index) => [
        { at: `edges.${index}.from`, reference: from },
        { at: `edges.${index}.to`, reference: to },
      ]),
      { references: nodeNames, what: 'a node' },
    ),
    ...checkReferences(
      [
        ...nodes.map(({ group }, index) => ({ at: `nodes.${index}.group`, reference: group })),
        ...groups.map(({ group }, index) => ({ at: `groups.${index}.group`, reference: group })),
      ],
      { references: groupNames, what: 'a group' },
    ),
  ]
  if (findings.length > 0) return findings
  return [...checkNesting(groups, groupNames), ...(acyclic === true ? checkCycle(edges, nodeNames) : [])]
}

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
