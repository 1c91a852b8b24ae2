/**
 * The fields of the shape `graph`: what nodes, edges and groups are made of.
 */
import * as z from 'zod'
import { id, kind, name, note, number, ref, state, tech, text, words } from './fields.ts'
import { threatsField } from './threats.ts'

/** The kinds of a thing, the default first. */
export type Kinds = readonly [string, ...string[]]

/** What the amounts measure. */
export const amountFields = {
  measure: words(60, 'What flows, for example "Requests per minute"').optional(),
  unit: words(20, 'The unit of the amounts: B, $, % or a word').optional(),
}

const amount = number('An amount').optional()

const flow = z.number().min(0).max(1e15).describe('The amount that flows')

const endWords = text('Words at both ends', 16)

/** Optional fields that a recipe draws: amounts on nodes or edges (or required on edges), and threats. */
export type Extras = { values?: boolean; amounts?: boolean; threats?: boolean }

export const nodeSchema = <const NodeKind extends Kinds>(kinds: NodeKind, { values = false }: Extras = {}) =>
  z.strictObject({
    id: id.optional(),
    name: name().optional(),
    kind: kind(kinds, `What it is: ${kinds.join(', ')}`),
    tech: tech().optional(),
    note: note('What it does').optional(),
    group: ref('Id or name').optional(),
    at: z
      .tuple([z.number().min(1).max(24), z.number().min(1).max(24)])
      .optional()
      .describe('[column, row] from 1, in halves; else found'),
    // Only where amounts are drawn; the type stays the shape's.
    ...(values ? { value: amount } : ({} as { value: typeof amount })),
    state: state.optional(),
  })

export const edgeSchema = <const EdgeKind extends Kinds>(
  kinds: EdgeKind,
  { values = false, amounts = false, threats = false }: Extras,
) =>
  z.strictObject({
    id: id.optional(),
    from: ref('Id or name'),
    to: ref('Id or name'),
    text: text('Reads as a sentence: from, text, to').optional(),
    tech: tech().optional(),
    kind: kind(kinds, `How they are joined: ${kinds.join(', ')}`),
    // Required where edges carry amounts; the type stays the shape's.
    ...(amounts
      ? { value: flow as unknown as typeof amount }
      : values
        ? { value: amount }
        : ({} as { value: typeof amount })),
    ends: z.tuple([endWords, endWords]).optional().describe('Words at both ends'),
    // Only threat models have threats; the type stays the shape's.
    ...(threats ? { threats: threatsField() } : ({} as { threats: ReturnType<typeof threatsField> })),
    state: state.optional(),
  })

export const groupSchema = <const GroupKind extends Kinds>(kinds: GroupKind) =>
  z.strictObject({
    id: id.optional(),
    name: name(),
    kind: kind(kinds, `What it is: ${kinds.join(', ')}`),
    note: note('A remark', 40).optional(),
    group: ref('Id or name').optional(),
  })
