/**
 * The fields of the shape `graph`: what nodes, edges and groups are made of.
 */
import * as z from 'zod'
import { id, kind, name, note, number, ref, state, tech, text, words } from './fields.ts'
import { threatsField } from './threats.ts'

/** The kinds of a thing, the default first. */
export type Kinds = readonly [string, ...string[]]

/** What amounts are of. */
export const amountFields = {
  measure: words(60, 'What flows, for example "Requests per minute"').optional(),
  unit: words(20, 'The unit of the amounts: B, $, % or a word').optional(),
}

export const nodeSchema = <const NodeKind extends Kinds>(kinds: NodeKind) =>
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

export const edgeSchema = <const EdgeKind extends Kinds>(
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

export const groupSchema = <const GroupKind extends Kinds>(kinds: GroupKind) =>
  z.strictObject({
    id: id.optional(),
    name: name('What the group is called'),
    kind: kind(kinds, `What the group is: ${kinds.join(', ')}`),
    note: note('A remark beside the name', 40).optional(),
    group: ref('The group it is inside of: id or name').optional(),
  })
