/**
 * The shape `graph`: nodes, edges between them, and groups around them.
 */
import * as z from 'zod'
import { type Bars, checkBars } from './bars-check.ts'
import { completedForm, type DataForm } from './form.ts'
import { checkGraph } from './graph-check.ts'
import {
  amountFields,
  directionField,
  type Extras,
  edgeSchema,
  groupSchema,
  type Kinds,
  keyField,
  nodeSchema,
} from './graph-fields.ts'
import { mostDrawn, partly, partlyShown } from './graph-limits.ts'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from './graph-types.ts'
import { spoken } from './line-breaks.ts'
import { isNamed } from './named.ts'
import { namedTargets, type Target } from './references.ts'
import { unnumbered } from './step-numbers.ts'

export type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from './graph-types.ts'

/** The kinds of a notation, default first. */
export type GraphKinds<NodeKind extends Kinds, EdgeKind extends Kinds, GroupKind extends Kinds> = {
  kinds: NodeKind
  edgeKinds?: EdgeKind
  groupKinds?: GroupKind
  /** Kinds of nodes that need no name, such as a start. */
  unnamed?: readonly NodeKind[number][]
  /** Kinds of groups that need no name: without one they have an id. */
  unnamedGroups?: readonly GroupKind[number][]
}

/** How a recipe narrows the shape: the most nodes (60 by default), edges (100) and groups (20), and what it asks of them. */
export type GraphNarrowing<NodeKind extends Kinds = Kinds> = Extras & {
  nodes?: number
  edges?: number
  groups?: number
  /** Without cycles. */
  acyclic?: boolean
  /** One kind is drawn as bars: each edge joins a bar to something else, and there are groups only where these are drawn. */
  bars?: Bars & { kind: NodeKind[number] }
  /** What graphFormWith adds. */
  own?: OwnFields
}

/** Declares graph data. Nodes and groups may be omitted: they are then taken from the edges and nodes that name them. */
export function graphForm<
  const NodeKind extends Kinds,
  const EdgeKind extends Kinds = readonly ['edge'],
  const GroupKind extends Kinds = readonly ['group'],
>(kinds: GraphKinds<NodeKind, EdgeKind, GroupKind>, narrowing: GraphNarrowing<NodeKind> = {}) {
  const form = completedForm(
    'graph',
    { ...graphFields(kinds, narrowing), ...(narrowing.own?.fields as object) },
    {
      complete: (data) =>
        complete(data, {
          kind: kinds.kinds[0] as NodeKind[number],
          groupKind: (kinds.groupKinds ?? ['group'])[0] as GroupKind[number],
        }),
      checks: () => [
        (data) => checkGraph(data, { ...kinds, ...narrowing }),
        (data) => (narrowing.bars === undefined ? [] : checkBars(data, narrowing.bars)),
      ],
      targets: (data) => [...graphTargets(data), ...(narrowing.own?.targets(data) ?? [])],
    },
  )
  return partly(form, { ...mostDrawn, ...narrowing })
}

/** The same with fields of the recipe's own beside nodes, edges and groups; `targets` are what else can be referred to. */
export function graphFormWith<
  const NodeKind extends Kinds,
  const EdgeKind extends Kinds,
  const GroupKind extends Kinds,
  const Own extends z.core.$ZodLooseShape,
>(
  kinds: GraphKinds<NodeKind, EdgeKind, GroupKind>,
  own: Own,
  {
    targets = () => [],
    ...narrowing
  }: GraphNarrowing<NodeKind> & { targets?: (data: z.output<z.ZodObject<Own>>) => Target[] } = {},
) {
  type Plain = ReturnType<typeof graphForm<NodeKind, EdgeKind, GroupKind>>
  type Extended =
    Plain extends DataForm<infer In, infer Data>
      ? DataForm<In & z.input<z.ZodObject<Own>>, Data & z.output<z.ZodObject<Own>>>
      : never
  const form = graphForm(kinds, { ...narrowing, own: { fields: own, targets: targets as OwnFields['targets'] } })
  return form as unknown as Extended
}

/** Fields of one recipe, and what they can be referred to by. */
type OwnFields = { fields: z.core.$ZodLooseShape; targets: (data: object) => Target[] }

const graphFields = <const NodeKind extends Kinds, const EdgeKind extends Kinds, const GroupKind extends Kinds>(
  { kinds, edgeKinds, groupKinds, unnamedGroups }: GraphKinds<NodeKind, EdgeKind, GroupKind>,
  narrowing: GraphNarrowing<NodeKind>,
) => {
  const { nodes, edges, groups, bars, fixed = false } = { ...mostDrawn, ...narrowing }
  const ungrouped = bars !== undefined && bars.groups !== true
  const grouping = {
    groups: partlyShown(groupSchema((groupKinds ?? ['group']) as GroupKind, { ...narrowing, unnamedGroups }), {
      min: 0,
      max: groups,
      of: 'Around nodes and groups',
    })
      .transform((all) => (all.length === 0 ? undefined : all))
      .optional(),
  }
  return {
    ...(fixed ? ({} as typeof directionField) : directionField),
    ...(fixed ? ({} as ReturnType<typeof keyField>) : keyField(narrowing.looks === true)),
    // Only amounts have a measure; the type stays the shape's.
    ...(narrowing.amounts === true ? amountFields : ({} as typeof amountFields)),
    nodes: partlyShown(nodeSchema(kinds, { ...narrowing, ungrouped }), {
      max: nodes,
      of: 'In reading order',
    }).optional(),
    edges: partlyShown(edgeSchema((edgeKinds ?? ['edge']) as EdgeKind, narrowing), {
      min: 0,
      max: edges,
      of: bars === undefined ? 'What leads to what' : `Each joins ${bars.what} and something else`,
    }),
    // Where groups are not drawn, data have none; the type stays the shape's.
    ...(ungrouped ? ({} as typeof grouping) : grouping),
  }
}

type Written<NodeKind, EdgeKind, GroupKind> = {
  nodes?: GraphNode<NodeKind>[] | undefined
  edges: GraphEdge<EdgeKind>[]
  groups?: GraphGroup<GroupKind>[] | undefined
}

/** Omitted nodes and groups, in order of first mention; all words in one line. */
const complete = <NodeKind, EdgeKind, GroupKind, Data extends Written<NodeKind, EdgeKind, GroupKind>>(
  written: Data,
  { kind, groupKind }: { kind: NodeKind; groupKind: GroupKind },
): Omit<Data, 'nodes' | 'groups'> & GraphDocument<NodeKind, EdgeKind, GroupKind> => {
  const data: Data = {
    ...written,
    nodes: written.nodes?.map((node) => spoken(node, 'name')),
    edges: written.edges.map((edge) => spoken(edge, 'text')),
    groups: written.groups?.map((group) => spoken(group, 'name')),
  }
  const isGroup = (reference: string): boolean => data.groups?.some((group) => isNamed(group, [reference])) === true
  const nodes: GraphNode<NodeKind>[] =
    data.nodes ??
    [...new Set(data.edges.flatMap(({ from, to }) => [from, to]))]
      .filter((mentioned) => !isGroup(mentioned))
      .map((mentioned) => ({ name: mentioned, kind }))
  const mentioned = [...new Set(nodes.flatMap(({ group }) => group ?? []))]
  return { ...data, nodes, groups: data.groups ?? mentioned.map((group) => ({ name: group, kind: groupKind })) }
}

/** What graph data can be referred to by: nodes, groups, and edges by their words or as `from > to`, by ids or names. */
export const graphTargets = ({ nodes, edges, groups }: GraphDocument): Target[] => {
  const ends = namedTargets([...nodes, ...groups])
  const said = new Set(edges.map(({ from, to }) => `${from} > ${to}`))
  const callsOf = (end: string): string[] =>
    ends.find(({ names }) => names.includes(end))?.names.flatMap((name) => name ?? []) ?? []
  const waysOf = ({ from, to }: GraphEdge): string[] =>
    callsOf(from)
      .flatMap((start) => callsOf(to).map((end) => `${start} > ${end}`))
      .filter((way) => !said.has(way))
  const namesOf = (edge: GraphEdge) => [edge.id, unnumbered(edge.text), `${edge.from} > ${edge.to}`, ...waysOf(edge)]
  return [...ends, ...edges.map((item) => ({ names: namesOf(item), item }))]
}
