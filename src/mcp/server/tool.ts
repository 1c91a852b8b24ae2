/**
 * What the three tools share: annotations, arguments and results.
 *
 * A wrong argument is a result with `isError` that names the allowed values, so that a model can correct its call.
 */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { nearest } from '../../catalog/nearest.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import { clip } from '../../scene/clip.ts'
import type { McpContext } from './context.ts'
import { serializeOnce } from './result-json.ts'

/** What tools are registered on: a server, or a list of them. */
export type ToolRegistry = Pick<McpServer, 'registerTool'>

/** The tools' names, in the order they are listed. */
export const toolNames = ['list_diagrams', 'get_diagram', 'render_diagram'] as const

/** Every tool is read-only, returns the same result for the same call, and touches nothing outside the catalog. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const

/** Something a caller sent, shortened. */
const quote = (value: unknown): string => clip(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))

const guess = (value: unknown, allowed: readonly string[]): string => {
  const [name] = typeof value === 'string' ? nearest(value, allowed, 1) : []
  return name === undefined ? '' : ` Did you mean "${name}"?`
}

// Several messages are joined by commas, so they end without a period.

/** One of a closed set; the error names all of them. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: ({ input }) => `"${quote(input)}" is not known.${guess(input, values)} Send one of: ${values.join(' | ')}`,
  })

/** An object of arguments; a misspelled one is an error, not ignored. */
export const argumentsSchema = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no argument ${issue.keys.map((key) => `"${clip(key)}"`).join(', ')}. The arguments are: ${Object.keys(shape).join(' | ')}`
        : undefined,
  })

/** The id of a recipe; the tool checks whether it exists. */
export const idSchema = z
  .string({ error: 'Send the id of a recipe as a string; list_diagrams returns ids' })
  .describe('The id of a recipe from list_diagrams, e.g. "request-sequence".')

/** An error that the model reads. */
export const errorResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

/** Structured content and the same as JSON text, for clients that read only one of them. */
export const structuredResult = (content: Record<string, unknown>): CallToolResult => {
  return { content: [{ type: 'text', text: serializeOnce(content) }], structuredContent: content }
}

/** The message for an unknown id: the ids that look like it, or else those that its words find. */
export const unknownId = (id: string, { catalog }: McpContext): string => {
  const alike = catalog.nearestIds(id)
  const near = alike.length > 0 ? alike : idsFoundBy(id, catalog)
  const guessed = near.length > 0 ? ` Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?` : ''
  return `There is no diagram "${clip(id)}".${guessed} Ids are exact and in lower case; list_diagrams finds them by words.`
}

/** The best of what is clearly about the words of an id that does not exist. */
const idsFoundBy = (id: string, catalog: McpContext['catalog']): string[] => {
  const { hits, relaxed } = catalog.search({ q: clip(id).replaceAll('-', ' ') })
  return relaxed ? [] : hits.slice(0, 2).map((hit) => hit.id)
}

/** The result for the recipe with an id; an internal error is reported, and hidden from the caller. */
export const withRecipe = (context: McpContext, id: string, run: (recipe: Recipe) => CallToolResult): CallToolResult =>
  guarded(context, () => {
    const recipe = context.catalog.find(id)
    return recipe === undefined ? errorResult(unknownId(id, context)) : run(recipe)
  })

/** Runs a tool; an internal error is reported, and hidden from the caller. */
export const guarded = ({ onInternalError }: McpContext, run: () => CallToolResult): CallToolResult => {
  try {
    return run()
  } catch (error) {
    onInternalError(error)
    return errorResult('The service failed to answer this call. The call itself may be right; try again later.')
  }
}
