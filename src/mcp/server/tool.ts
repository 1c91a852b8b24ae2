/**
 * What the three tools share: how they are marked, how they read arguments, how they answer.
 *
 * A wrong argument is an answer with `isError` that names the allowed values, so that a model can correct its call.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { nearest } from '../../catalog/nearest.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import type { McpContext } from './context.ts'
import { serializeOnce } from './result-json.ts'

/** The tools' names, in the order they are listed. */
export const toolNames = ['list_diagrams', 'get_diagram', 'render_diagram'] as const

/** Every tool only reads, gives the same answer to the same call, and touches nothing outside the catalog. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const

/** Shows at most 60 characters of something a caller sent. */
export const clip = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const guess = (value: unknown, allowed: readonly string[]): string => {
  const [name] = typeof value === 'string' ? nearest(value, allowed, 1) : []
  return name === undefined ? '' : ` Did you mean "${name}"?`
}

// Several refusals are joined by commas, so their words end without a full stop.

/** One of a closed set; the refusal names them all. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: ({ input }) => `"${clip(input)}" is not known.${guess(input, values)} Send one of: ${values.join(' | ')}`,
  })

/** An object of arguments; a misspelt one is an error, not silence. */
export const argumentsSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no argument ${issue.keys.map((key) => `"${clip(key)}"`).join(', ')}. The arguments are: ${Object.keys(shape).join(' | ')}`
        : undefined,
  })

/** The id of a recipe; whether there is one is for the tool to say. */
export const idSchema = z
  .string({ error: 'Send the id of a recipe as a string; list_diagrams gives ids' })
  .describe('The id of a recipe, as list_diagrams gives it, e.g. "request-sequence".')

/** A refusal in words for the model. */
export const errorResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

/** Structured content and the same as JSON text, for clients that read only one of them. */
export const structuredResult = (content: Record<string, unknown>): CallToolResult => {
  return { content: [{ type: 'text', text: serializeOnce(content) }], structuredContent: content }
}

/** What to say of an id that no recipe has. */
export const unknownId = (id: string, { catalog }: McpContext): string => {
  const near = catalog.nearestIds(id)
  const guessed = near.length > 0 ? ` Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?` : ''
  return `There is no diagram "${clip(id)}".${guessed} Ids are exact and in lower case; list_diagrams finds them by words.`
}

/** Answers for the recipe of an id; a fault of ours is reported and hidden from the caller. */
export const withRecipe = (
  context: McpContext,
  id: string,
  answer: (recipe: Recipe) => CallToolResult,
): CallToolResult =>
  guarded(context, () => {
    const recipe = context.catalog.find(id)
    return recipe === undefined ? errorResult(unknownId(id, context)) : answer(recipe)
  })

/** Runs a tool; a fault of ours is reported and hidden from the caller. */
export const guarded = ({ onInternalError }: McpContext, answer: () => CallToolResult): CallToolResult => {
  try {
    return answer()
  } catch (error) {
    onInternalError(error)
    return errorResult('The service failed to answer this call. The call itself may be right; try it again later.')
  }
}
