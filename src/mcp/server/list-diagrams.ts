/**
 * `list_diagrams`: searches the catalog, best first, one page at a time.
 *
 * An item has what a diagram is chosen by, and nothing else: the default page stays under 2 KB.
 */
import * as z from 'zod'
import { isSearch } from '../../catalog/catalog.ts'
import { families, type Recipe } from '../../catalog/recipe.ts'
import type { Query } from '../../catalog/search.ts'
import { countCodePoints } from '../../scene/code-points.ts'
import type { McpContext } from './context.ts'
import { readCursor, writeCursor } from './cursor.ts'
import {
  annotations,
  argumentsSchema,
  errorResult,
  guarded,
  oneOf,
  structuredResult,
  type ToolRegistry,
} from './tool.ts'
import { toolSchema } from './tool-schema.ts'

/** Registers the tool. */
export function registerListDiagrams(server: ToolRegistry, context: McpContext): void {
  server.registerTool(
    'list_diagrams',
    {
      title: 'Find diagrams',
      description:
        'Finds technical diagrams (architecture, flows, sequences, data structures, charts, time and planning, developer surfaces) ' +
        'by words, best first. Use it first, before you draw a diagram of any kind. Each item says when to use the diagram (useWhen) ' +
        'and when not to (avoidWhen names a better id): compare these, choose one id, then call get_diagram with it. ' +
        'If no diagram is clearly about the words, the closest ones are listed with relaxed: true.',
      inputSchema: preparedInput,
      outputSchema: preparedOutput,
      annotations,
    },
    (args) => guarded(context, () => list(context, args)),
  )
}

/** How many items fit into 2 KB. */
const usual = 3

const most = 50

/** The longest query, in Unicode code points. */
const longestQuery = 200

const wholeNumber = `Send a whole number from 1 to ${most}`

const input = argumentsSchema({
  query: z
    .string({ error: 'Send words to search for, as one string' })
    .refine((text) => countCodePoints(text) <= longestQuery, `Send at most ${longestQuery} characters`)
    .meta({ maxLength: longestQuery })
    .optional()
    .describe(
      'The kind of diagram or the question it must answer, e.g. "burndown" or "what breaks if this fails". Leave it out to browse.',
    ),
  family: oneOf(families).optional().describe('Only this family of diagrams.'),
  limit: z
    .int({ error: wholeNumber })
    .min(1, wholeNumber)
    .max(most, wholeNumber)
    .optional()
    .describe(`How many to return; default ${usual}.`),
  cursor: z
    .string({ error: 'Send the nextCursor of the previous page, as a string' })
    .optional()
    .describe('nextCursor of the previous page of the same query and family.'),
})

const preparedInput = toolSchema(input)

const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  matched: z.string().optional().describe('The question it answers, or its other name, that is closest to the query.'),
  useWhen: z.string(),
  avoidWhen: z.string(),
})

const output = z.object({
  total: z.number(),
  relaxed: z.boolean().describe('True if the items only come close.'),
  note: z.string().optional().describe('What the search did beyond matching the query.'),
  items: z.array(itemSchema),
  nextCursor: z.string().optional().describe('Missing on the last page.'),
})

const preparedOutput = toolSchema(output)

const list = (context: McpContext, { query, family, limit, cursor }: z.infer<typeof input>) => {
  const search: Query = { q: query, family }
  const start = cursor === undefined ? 0 : readCursor(cursor, search)
  const { recipes, relaxed, note } = find(context, search)
  if (start === undefined || (start > 0 && start >= recipes.length))
    return errorResult(
      'cursor was not returned for this query and family. Send nextCursor unchanged, with the same query and family, or leave cursor out to start over.',
    )
  const page = limit === undefined ? usualPage(recipes.slice(start)) : recipes.slice(start, start + limit)
  const next = start + page.length
  return structuredResult({
    total: recipes.length,
    relaxed,
    ...(note === undefined ? {} : { note }),
    items: page.map(itemOf),
    ...(next < recipes.length ? { nextCursor: writeCursor(next, search) } : {}),
  })
}

/** As many as usual, or fewer whose guidance is longer: an answer stays under 2 KB (contract M12). */
const usualPage = (recipes: readonly FoundRecipe[]): readonly FoundRecipe[] => {
  const page = recipes.slice(0, usual)
  const size = page.reduce((sum, found) => sum + JSON.stringify(itemOf(found)).length, 0)
  return size <= mostUsual ? page : page.slice(0, -1)
}

/** Characters of the items of an answer; note and cursor need the rest. */
const mostUsual = 1650

/** What a query finds, with a note if nothing is clearly about it. */
const find = ({ catalog }: McpContext, query: Query): Found => {
  if (!isSearch(query)) return { recipes: catalog.list(query).recipes.map((recipe) => ({ recipe })), relaxed: false }
  const { hits, relaxed, unknown } = catalog.search(query)
  if (hits.length === 0) return { recipes: [], relaxed: true, note: nothing(query) }
  const recipes = hits.flatMap(({ id, why }) => {
    const recipe = catalog.find(id)
    return recipe === undefined
      ? []
      : [why === undefined || why.kind === 'name' ? { recipe } : { recipe, why: why.text }]
  })
  if (!relaxed) return { recipes, relaxed }
  return { recipes, relaxed, note: unknown === undefined ? closeNote : unknownNote(unknown) }
}

const closeNote =
  'Nothing fits clearly; these come closest. If one could show your subject, draw it from your data. Otherwise make a scene in the style of the first, and check it.'

/** The other words are known, so that what is listed may be just what was meant. */
const unknownNote = (unknown: readonly string[]): string =>
  `No diagram has the word ${unknown.map((word) => `"${word}"`).join(', ')}; these are for the other words. If one could show your subject, draw it from your data.`

type FoundRecipe = { recipe: Recipe; why?: string }

type Found = { recipes: readonly FoundRecipe[]; relaxed: boolean; note?: string }

const nothing = ({ family }: Query): string =>
  family === undefined
    ? 'No diagram matches any of these words. Try the kind of diagram in English ("sequence", "tree", "timeline"), or leave query out to browse.'
    : `No diagram in the family ${family} matches any of these words. Leave family out, or try other words.`

const itemOf = ({ recipe, why }: FoundRecipe): z.infer<typeof itemSchema> => ({
  id: recipe.id,
  name: recipe.name,
  ...(why === undefined ? {} : { matched: why }),
  useWhen: recipe.useWhen,
  avoidWhen: recipe.avoidWhen,
})
