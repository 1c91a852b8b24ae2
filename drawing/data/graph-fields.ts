/**
 * The fields of the shape `graph`: what nodes, edges and groups are made of.
 */
import * as z from 'zod'
import type { Bars } from './bars-check.ts'
import { id, kind, lines, note, number, ref, state, tech, text, words } from './fields.ts'
import { edgeKinds, groupKinds, nodeKinds } from './graph-kinds.ts'
import {
  endMarks,
  flowDirections,
  graphDirections,
  groupLooks,
  type NodeLook,
  nodeLooks,
  strokes,
} from './graph-types.ts'
import { mostInKey } from './limits.ts'
import { threatsField } from './threats.ts'

/** The kinds of a thing, the default first. */
export type Kinds = readonly [string, ...string[]]

/** What the amounts measure. */
export const amountFields = {
  measure: words(60, 'What flows, for example "Requests per minute"').optional(),
  unit: words(20, 'The unit of the amounts: B, $, % or a word').optional(),
}

/** Where the graph flows to. */
export const directionField = {
  direction: z.enum(graphDirections).optional().describe('Where it flows to; else found'),
}

const lookWords = words(mostInKey, 'What has this look').optional()

/** What each look is called in the key. */
const lookFields = Object.fromEntries(nodeLooks.map((look) => [look, lookWords])) as Record<NodeLook, typeof lookWords>

/** What colors mean where nothing else says it: the key names it. The type has the looks, which few recipes draw. */
export const keyField = (looks: boolean) => ({
  key: z
    .strictObject({
      focus: words(mostInKey, 'What is in focus').optional(),
      negative: words(mostInKey, 'What is negative').optional(),
      positive: words(mostInKey, 'What is positive').optional(),
      muted: words(mostInKey, 'What is minor').optional(),
      ...free(!looks, lookFields),
    })
    .optional()
    .describe('What colors mean, if nothing says it'),
})

/** A place that a node is pinned to. */
export const pin = z
  .tuple([z.number().min(0).max(24), z.number().min(0).max(24)])
  .optional()
  .describe('Pinned: [column, row] from 1, halves are between; else found')

const amount = (said: string) => number(said).optional()

type Amount = ReturnType<typeof amount>

const flow = z.number().min(0).max(1e15).describe('The amount that flows')

const endWords = text('Words at both ends', 24)

/**
 * Which optional fields a recipe draws: amounts on nodes or edges (or required on edges), and threats. `fixed`: what is
 * where, and how it looks, is the recipe's alone. `names`: how many characters names of nodes have at most, 80 by default,
 * and words of edges, 120.
 */
/** What the amounts of nodes are, and of edges if they have any. */
export type ValueWords = { node: string; edge?: string }

export type Extras = {
  values?: ValueWords
  amounts?: boolean
  threats?: boolean
  fixed?: boolean
  names?: number
  /** Nothing is in groups. */
  ungrouped?: boolean
  /** Nodes may be told apart by looks, which the key names. */
  looks?: boolean
  /** One kind is drawn as bars. */
  bars?: Bars
}

/** The recipe's own kinds, default first; where what is drawn may have other looks, those of the vocabulary too. */
const kindOf = <const Own extends Kinds>(own: Own, vocabulary: readonly string[], fixed: boolean, what: string) =>
  kind(own, `${what}: ${own.join(', ')}`, fixed ? [] : vocabulary)

/** Fields only of what may be anywhere and look in many ways; the type stays the shape's. */
const free = <const Fields extends object>(fixed: boolean, fields: Fields): Fields => (fixed ? ({} as Fields) : fields)

export const nodeSchema = <const NodeKind extends Kinds>(
  kinds: NodeKind,
  { values, fixed = false, names = 80, ungrouped = false, looks = false, bars }: Extras = {},
) =>
  z.strictObject({
    id: id.optional(),
    name: lines(names, 'What it is called').optional(),
    kind: kindOf(
      kinds,
      nodeKinds,
      fixed,
      bars === undefined ? 'What it is' : `${bars.kind}: ${bars.such ?? bars.what}`,
    ),
    tech: tech(bars?.tech ?? 'Technology or protocol', 80).optional(),
    note: note('What it does', 120).optional(),
    ...free(fixed, {
      lines: z.array(text('A line', 80)).min(1).max(16).optional().describe('Listed under its name'),
    }),
    ...free(ungrouped, { group: ref('Id or name').optional() }),
    ...free(fixed, { at: pin }),
    // Only where amounts are drawn; the type stays the shape's.
    ...(values === undefined ? ({} as { value: Amount }) : { value: amount(values.node) }),
    state: state.optional(),
    ...free(!looks, { look: z.enum(nodeLooks).optional().describe('Tells it apart; the key says as what') }),
  })

export const edgeSchema = <const EdgeKind extends Kinds>(
  kinds: EdgeKind,
  { values, amounts = false, threats = false, fixed = false, names = 0, bars }: Extras,
) =>
  z.strictObject({
    id: id.optional(),
    from: ref(fixed ? 'Id or name' : 'Node or group, by id or name'),
    to: ref(fixed ? 'Id or name' : 'Node or group, by id or name'),
    text: lines(Math.max(120, names), bars?.text ?? 'Reads as a sentence: from, text, to').optional(),
    tech: tech('Technology or protocol', 80).optional(),
    kind: kindOf(kinds, edgeKinds, fixed, 'How they are joined'),
    // Required where edges carry amounts; the type stays the shape's.
    ...(amounts
      ? { value: flow as unknown as Amount }
      : values?.edge === undefined
        ? ({} as { value: Amount })
        : { value: amount(values.edge) }),
    ...free(fixed, {
      ends: z.tuple([endWords, endWords]).optional().describe('Words at both ends'),
      tail: z.enum(endMarks).optional().describe('At its start, if not as its kind has it'),
      head: z.enum(endMarks).optional().describe('At its end'),
      stroke: z.enum(strokes).optional().describe('If not as its kind has it'),
    }),
    // Only threat models have threats; the type stays the shape's.
    ...(threats ? { threats: threatsField() } : ({} as { threats: ReturnType<typeof threatsField> })),
    state: state.optional(),
  })

const groupName = lines(80, 'What it is called')

export const groupSchema = <const GroupKind extends Kinds>(
  kinds: GroupKind,
  { fixed = false, looks = false, unnamedGroups }: Extras & { unnamedGroups?: readonly string[] | undefined } = {},
) =>
  z.strictObject({
    id: id.optional(),
    // Only some kinds need no name, which a check sees to; the type stays the shape's.
    name: unnamedGroups === undefined ? groupName : (groupName.optional() as unknown as typeof groupName),
    kind: kindOf(kinds, groupKinds, fixed, 'What it is'),
    note: note('A remark', 120).optional(),
    group: ref('Id or name').optional(),
    ...free(fixed, { direction: z.enum(flowDirections).optional().describe('Of what is inside, if another') }),
    ...free(!looks, { look: z.enum(groupLooks).optional().describe('Tells it apart') }),
  })
