/**
 * The edits of a scene, each as one small operation. Numbers of elements are always those of the original scene,
 * whatever was inserted or removed earlier.
 */
import * as z from 'zod'
import { argumentsSchema, oneOf } from '../../mcp/server/tool.ts'
import { colors } from '../../scene/limits.ts'

const at = z
  .union([z.int().min(0), z.string().min(1)], { error: 'Send the number of an element, or the name of a part' })
  .describe('An element by its number, or a part by its name, its path in the data, or the text of its label.')

const pixels = z.number().min(-2400).max(2400)

const step = { dx: pixels.default(0).describe('Pixels to the right.'), dy: pixels.default(0).describe('Pixels down.') }

const room = z.number().positive().max(2400).describe('How much room to make, in pixels.')

const token = oneOf(colors)

const tokens = { from: token, to: token }

const operations = [
  argumentsSchema({
    op: z.literal('set_text'),
    at,
    text: z.string().max(500),
    line: z.int().min(0).default(0).describe('Which text of a part, from 0.'),
  }),
  argumentsSchema({
    op: z.literal('describe'),
    title: z.string().max(200).optional().describe('The accessible title.'),
    description: z.string().max(2000).optional().describe('The accessible description.'),
  }),
  argumentsSchema({ op: z.literal('move'), at, ...step }),
  argumentsSchema({ op: z.literal('duplicate'), at, ...step }),
  argumentsSchema({ op: z.literal('remove'), at }),
  argumentsSchema({ op: z.literal('insert_row'), y: pixels.describe('Everything from here down moves.'), by: room }),
  argumentsSchema({
    op: z.literal('insert_column'),
    x: pixels.describe('Everything from here right moves.'),
    by: room,
  }),
  argumentsSchema({ op: z.literal('replace_token'), ...tokens, at: at.optional() }),
] as const

const names = operations.map(({ shape }) => shape.op.value) as [string, ...string[]]

/** One edit. */
export const operationSchema = z.discriminatedUnion('op', operations, {
  error: `Send an operation whose op is one of: ${names.join(' | ')}`,
})

/**
 * One edit as a tool declares it: all fields of all operations once. A schema for each operation takes six times the
 * room in a list of tools; which fields an operation has, `operationSchema` checks.
 */
export const operationFields = z.looseObject({
  op: oneOf(names),
  at: at.optional(),
  text: z.string().optional().describe('set_text: the new text.'),
  line: z.int().optional().describe('set_text: which text of a part, from 0.'),
  title: z.string().optional().describe('describe'),
  description: z.string().optional().describe('describe'),
  dx: z.number().optional().describe('move, duplicate: pixels to the right.'),
  dy: z.number().optional().describe('move, duplicate: pixels down.'),
  x: z.number().optional().describe('insert_column: everything from here right moves.'),
  y: z.number().optional().describe('insert_row: everything from here down moves.'),
  by: z.number().optional().describe('insert_row, insert_column: pixels of room.'),
  from: z.string().optional().describe('replace_token: a color.'),
  to: z.string().optional().describe('replace_token: its replacement.'),
})

/** One edit, as it was read. */
export type EditOperation = z.infer<typeof operationSchema>
