/**
 * The shape `entities` for classes: attributes and operations in compartments, and the relations of UML 2.5.1.
 */
import * as z from 'zod'
import { checksFor } from '../../drawing/data/checks.ts'
import { checkCycle } from '../../drawing/data/cycles.ts'
import { id, kind, list, name, ref, state, text } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { checkPins } from '../../drawing/data/graph-check.ts'
import { directionField, pin } from '../../drawing/data/graph-fields.ts'
import { mostDrawn, partly, partlyShown } from '../../drawing/data/graph-limits.ts'
import type { GraphDirection } from '../../drawing/data/graph-types.ts'
import { namedTargets, References, type Target } from '../../drawing/data/references.ts'

/** What a class is, default first. */
export const classKinds = ['class', 'abstract', 'interface', 'enum'] as const

/** How classes are related, default first; `from` is the subtype, the whole or the client. */
export const relationKinds = [
  'association',
  'inheritance',
  'implementation',
  'composition',
  'aggregation',
  'dependency',
  'link',
] as const

/** Visibility of a member, default first. */
const visibilities = ['public', 'private', 'protected', 'package', 'none'] as const

/** An attribute, an operation or a literal. */
export type Member = {
  name: string
  type?: string | undefined
  visibility: (typeof visibilities)[number]
  kind: 'member' | 'static' | 'abstract'
}

export type Class = {
  id?: string | undefined
  name: string
  kind: (typeof classKinds)[number]
  /** What else it is, such as «service». */
  stereotype?: string | undefined
  /** A pinned place: column and row from 1. */
  at?: [number, number] | undefined
  state?: 'positive' | 'negative' | 'muted' | undefined
  fields: Member[]
  methods: Member[]
}

export type ClassRelation = {
  id?: string | undefined
  from: string
  to: string
  text?: string | undefined
  kind: (typeof relationKinds)[number]
  /** Multiplicities; empty where one is not said. */
  ends?: [string, string] | undefined
  /** Its end can be reached from its start: navigable. */
  head?: 'open' | undefined
  /** Its start can be reached from its end. */
  tail?: 'open' | undefined
  state?: 'positive' | 'negative' | 'muted' | undefined
}

/** Data of classes as they are drawn. */
export type ClassData = { nodes: Class[]; edges: ClassRelation[]; direction?: GraphDirection | undefined }

/** At most so many classes (60 by default), relations (100), and attributes or operations of a class. */
export type ClassNarrowing = { nodes?: number; edges?: number; members: number }

/** Declares classes. */
export function classesForm(narrowing: ClassNarrowing) {
  const { nodes, edges, members } = { ...mostDrawn, ...narrowing }
  const node = classSchema.extend({
    fields: list(member, { min: 0, max: members, of: 'Its attributes, in order; literals of an enum' }).default([]),
    methods: list(member, { min: 0, max: members, of: 'Its operations, in order' }).default([]),
  })
  const classes = form(
    'entities',
    {
      ...directionField,
      nodes: partlyShown(node, { max: nodes, of: 'Classes, in reading order' }),
      edges: partlyShown(relation, { min: 0, max: edges, of: 'How classes are related' }),
    },
    { checks: () => checks, targets: classTargets },
  )
  return partly(classes, { nodes, edges })
}

const member = z.strictObject({
  name: name('Its name; an operation with its parameters: delay(attempt)', 80),
  type: text('Its type, with a multiplicity if it has one: Job[*]', 40).optional(),
  visibility: kind(visibilities, 'Who sees it: public, private, protected or package; none where that is not said'),
  kind: kind(['member', 'static', 'abstract'], 'member, static or abstract'),
})

const classSchema = z.strictObject({
  id: id.optional(),
  name: name('What the class is called'),
  kind: kind(classKinds, 'What it is: class, abstract, interface or enum'),
  stereotype: text('What else it is, over its name: service for «service»', 40).optional(),
  at: pin,
  state: state.optional(),
})

const multiplicity = z
  .string()
  .regex(
    /^(?:(?:\d{1,9}|\*)(?:\.\.(?:\d{1,9}|\*))?)?$/,
    'must be like 1, 0..1, 1..* or *, with at most 9 digits a number, or empty where it is not said',
  )

const relation = z.strictObject({
  id: id.optional(),
  from: ref('A class: the subtype, the whole, the client'),
  to: ref('A class: the supertype, the part, the supplier'),
  text: text('What the relation is called, read from its start', 40).optional(),
  kind: kind(
    relationKinds,
    `What it is: ${relationKinds.join(', ')}; a link is a dashed line that says no more than that they belong together`,
  ),
  state: state.optional(),
  ends: z
    .tuple([multiplicity, multiplicity])
    .describe('How many at its start, and at its end: 1, 0..1, *; empty where one is not said')
    .optional(),
  head: z
    .enum(['open'])
    .describe('An open arrow: what is at its end can be reached from its start (navigable)')
    .optional(),
  tail: z.enum(['open']).describe('The same at its start, of an association that leads both ways').optional(),
})

/** Classes, and relations by their words or as `from > to`. */
const classTargets = ({ nodes, edges }: ClassData): Target[] => [
  ...nodes.flatMap((node): Target[] => [
    { names: [node.id, node.name], item: node },
    ...[...node.fields, ...node.methods].map((item) => ({ names: [`${node.name}.${item.name}`], item })),
  ]),
  ...edges.map((item) => ({ names: [item.id, item.text, `${item.from} > ${item.to}`], item })),
]

/** Relations whose ends have no multiplicity. */
const single = new Set<string>(['inheritance', 'implementation', 'dependency', 'link'])

/** A class is above its subtypes, so none is above itself. */
const isAbove = ({ kind: relation, from, to }: ClassRelation): boolean =>
  ['inheritance', 'implementation'].includes(relation) && from !== to

const { unique, refersTo, each } = checksFor<ClassData>()

const checks = [
  unique('nodes', 'nodes.*.fields', 'nodes.*.methods'),
  refersTo(['edges.*.from', 'edges.*.to'], { to: 'nodes', what: 'a class' }),
  each('edges.*', ({ kind: relationKind, ends, head, tail, from, to }) => {
    const [isSingle, isWhole] = [single.has(relationKind), relationKind === 'composition']
    // A part belongs to one whole at a time (UML 2.5.1, 9.5.3).
    const hasWholes = isWhole && ends !== undefined && !['', '1', '0..1'].includes(ends[0])
    return {
      ...(isSingle && ends !== undefined && { ends: `${relationKind} has no multiplicities; leave them out` }),
      ...(isSingle && head !== undefined && { head: `${relationKind} has an end of its own; leave it out` }),
      ...(hasWholes && { 'ends.0': `a part has one whole at a time; use 1 or 0..1, not ${ends[0]}` }),
      ...(relationKind !== 'association' &&
        tail !== undefined && { tail: `only an association leads both ways; leave it out` }),
      ...(isSingle && from === to && { to: `${from} has no ${relationKind} to itself; name another class` }),
    }
  }),
  checkPins,
  ({ nodes, edges }: ClassData) => checkCycle(edges, new References(namedTargets(nodes)), isAbove),
]
