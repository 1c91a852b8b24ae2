/**
 * The shape `entities`: tables or classes with fields, and how many of one belong to another.
 */
import * as z from 'zod'
import type { Finding } from '../../src/scene/findings.ts'
import { checksFor } from './checks.ts'
import { checkCycle } from './cycles.ts'
import { id, kind, list, name, note, ref, state, text } from './fields.ts'
import { completing, form } from './form.ts'
import type { GraphEdge, GraphNode } from './graph.ts'
import { checkPins } from './graph-check.ts'
import { directionField, pin } from './graph-fields.ts'
import { mostDrawn, partly, partlyShown } from './graph-limits.ts'
import type { GraphDirection } from './graph-types.ts'
import { References, type Target } from './references.ts'

/** How many of one belong to another, at the end of a relation. */
export const cardinalities = ['1', '0..1', '1..*', '0..*'] as const

export type Cardinality = (typeof cardinalities)[number]

/** Which keys a column is of. */
export const fieldKeys = ['primary', 'foreign', 'unique'] as const

export type FieldKey = (typeof fieldKeys)[number]

/** A column or an attribute. */
export type EntityField = {
  name: string
  type?: string | undefined
  key?: FieldKey | FieldKey[] | undefined
  note?: string | undefined
}

/** The keys of a field, each once. */
export const keysOf = ({ key }: Pick<EntityField, 'key'>): FieldKey[] => [...new Set([key ?? []].flat())]

export type Entity = GraphNode & { name: string; fields: EntityField[] }

/** `turned`: its ends were given the other way round, the foreign key last. */
export type Relation = GraphEdge & { ends: [Cardinality, Cardinality]; turned?: true }

/** Data of the shape, normalized for drawing. */
export type EntityData = { nodes: Entity[]; edges: Relation[]; direction?: GraphDirection | undefined }

/**
 * The most nodes (60 by default), edges (100), and fields of a node; `references`: edges are foreign keys, each listed
 * once; `acyclic`: no edges lead from an entity back to it; `fixed`: places are the recipe's alone; `counted`: relations say
 * how many of one belong to another (default), and may have a remark on that.
 */
export type EntityNarrowing = {
  nodes?: number
  edges?: number
  fields: number
  fixed?: boolean
  references?: boolean
  acyclic?: boolean
  counted?: boolean
}

/** Declares entities. */
export function entitiesForm(narrowing: EntityNarrowing) {
  const { nodes, edges, fields, references = false, acyclic = false } = { ...mostDrawn, ...narrowing }
  const { fixed = false, counted = true } = narrowing
  const node = entity.extend({
    ...(fixed ? ({} as { at: typeof pin }) : { at: pin }),
    fields: list(field, { min: 0, max: fields, of: 'Its columns, in order', wayOut: 'keep its keys and what matters' }),
  })
  const entities = form(
    'entities',
    {
      ...(fixed ? ({} as typeof directionField) : directionField),
      nodes: partlyShown(node, { max: nodes, of: 'Entities, in reading order' }),
      edges: partlyShown(counted ? relation : uncounted, { min: 0, max: edges, of: 'How entities are related' }),
    },
    {
      checks: () => [...checks, checkPins, ...(references ? [once] : []), ...(acyclic ? [acyclicRelations] : [])],
      targets: entityTargets,
    },
  )
  const whole = partly(entities, { nodes, edges })
  // What is computed from a column leads from it, whatever keys they are of.
  return references && counted ? completing(whole, fromForeignKeys as never) : whole
}

/** Foreign keys lead to what they refer to, also where they were given last, as relations from parent to child are. */
const fromForeignKeys = <Data extends EntityData>(data: Data): Data => {
  const ends = new References(endTargets(data.nodes))
  const isForeign = (reference: string): boolean => {
    const item = ends.find(reference)
    return item !== undefined && keysOf(item as EntityField).includes('foreign')
  }
  const isLast = ({ from, to }: Relation): boolean => isForeign(to) && !isForeign(from)
  const turned = ({ from, to, ends: [first, last], ...edge }: Relation): Relation => ({
    ...edge,
    from: to,
    to: from,
    ends: [last, first],
    turned: true,
  })
  return { ...data, edges: data.edges.map((edge) => (isLast(edge) ? turned(edge) : edge)) }
}

const field = z.strictObject({
  name: name('The column'),
  type: text('Its data type', 24).optional(),
  key: z
    .union([z.enum(fieldKeys), z.array(z.enum(fieldKeys)).min(1).max(2)])
    .optional()
    .describe('Primary, foreign or unique; a list if it is two at once'),
  note: note('A remark').optional(),
})

/** Databases have names of 63 letters. */
const longestName = 63

const entity = z.strictObject({
  id: id.optional(),
  name: name(undefined, longestName),
  kind: kind(['table'], 'What it is: table'),
  note: note('What it stands for').optional(),
  state: state.optional(),
})

const relation = z.strictObject({
  id: id.optional(),
  from: ref('entity, or entity.field'),
  to: ref('entity, or entity.field'),
  text: text('A verb: with from and to, a sentence').optional(),
  note: note('A remark, under the verb', 120).optional(),
  kind: kind(['relation'], 'What it is: relation'),
  state: state.optional(),
  ends: z
    .tuple([z.enum(cardinalities), z.enum(cardinalities)])
    .default(['1', '0..*'])
    .describe('How many at its start, and at its end: 1, 0..1, 1..* or 0..*'),
})

/** Relations that say nothing of how many there are. */
const uncounted = relation.omit({ ends: true, note: true }) as unknown as typeof relation

/** Entities, their fields as `entity.field`, and relations by their words or as `from > to`. */
export const entityTargets = ({ nodes, edges }: EntityData): Target[] => [
  ...endTargets(nodes),
  ...edges.map((item) => ({ names: [item.id, item.text, ...waysOf(item)], item })),
]

/** An edge by its ends, as it leads and as it was given. */
const waysOf = ({ from, to, turned }: Relation): string[] => [
  `${from} > ${to}`,
  ...(turned === true ? [`${to} > ${from}`] : []),
]

/** Finds the entity that an end of a relation names, itself or by a field. */
export const ownersOf = (nodes: readonly Entity[]): References =>
  new References(nodes.map((item) => ({ names: endTargets([item]).flatMap(({ names }) => names), item })))

const endTargets = (nodes: readonly Entity[]): Target[] =>
  nodes.flatMap((node) => [
    { names: [node.id, node.name], item: node },
    ...node.fields.map((item) => ({
      names: [node.id, node.name].flatMap((own) => (own === undefined ? [] : [`${own}.${item.name}`])),
      item,
    })),
  ])

const { unique, refersTo, each } = checksFor<EntityData>()

const checks = [
  unique('nodes', 'nodes.*.fields'),
  refersTo(['edges.*.from', 'edges.*.to'], { to: ({ nodes }) => endTargets(nodes), what: 'an entity or a field' }),
]

/** A foreign key refers to a column once: an arrow hidden under another one cannot be seen. */
const once = each('edges.*', ({ from, to }, { before }) =>
  before.some((other) => other.from === from && other.to === to)
    ? { to: `${from} already refers to ${to}; remove the second one` }
    : undefined,
)

/** No cycle of columns, and none of entities; a column that another one of its entity is computed from makes none. */
const acyclicRelations = (data: EntityData): Finding[] => {
  const owners = ownersOf(data.nodes)
  const columns = checkCycle(data.edges, new References(endTargets(data.nodes)))
  return columns.length > 0 ? columns : checkCycle(data.edges, owners, (edge) => !isInner(edge, owners))
}

/** Whether an edge joins two columns of one entity. */
export const isInner = ({ from, to }: { from: string; to: string }, owners: References): boolean =>
  from !== to && owners.find(from) === owners.find(to)
