/**
 * `list_diagrams`: searches the catalog, best first, a page at a time.
 *
 * An item holds what one chooses a diagram by, and nothing else: the default page stays under 12 KB.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { families, type Recipe } from '../../catalog/recipe.ts'
import type { Query } from '../../catalog/search.ts'
import { countCodePoints } from '../../scene/code-points.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { prepared } from '../prepared.ts'
import type { McpSource } from '../source.ts'
import { annotations, argumentsOf, guarded, oneOf, refuse, structured } from './tool.ts'

const usual = 20
const most = 50
/** The longest query, in Unicode code points. */
const longestQuery = 200
/** What a page of the default size may weigh, in bytes of JSON. */
const defaultWeight = 11_000
/** How many recipes stand in where none holds every word. */
const standIns = 20

const utf8 = new TextEncoder()

const wholeNumber = `Send a whole number from 1 to ${most}`

const input = argumentsOf({
  query: z
    .string({ error: 'Send words to search for, as one string' })
    .refine((text) => countCodePoints(text) <= longestQuery, `Send at most ${longestQuery} characters`)
    .meta({ maxLength: longestQuery })
    .optional()
    .describe(
      'Words for the subject or the kind of diagram, e.g. "retry queue" or "burndown". A few nouns find more than a sentence. Leave it out to browse.',
    ),
  family: oneOf(families).optional().describe('Only this family of diagrams.'),
  limit: z
    .int({ error: wholeNumber })
    .min(1, wholeNumber)
    .max(most, wholeNumber)
    .optional()
    .describe(`How many to return, 1 to ${most}; ${usual} unless told.`),
  cursor: z
    .string({ error: 'Send the nextCursor of the page before, as a string' })
    .optional()
    .describe('nextCursor of the page before, with the same query and family; leave it out for the first page.'),
})

const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  family: z.enum(families),
  overall: z.number().describe('Editorial score of 0 to 100, not a benchmark.'),
  useWhen: z.string().describe('When to choose it.'),
  avoidWhen: z.string().describe('When not to, and which id is better then.'),
})

const output = z.object({
  total: z.number().describe('How many were found in all pages.'),
  relaxed: z.boolean().describe('True where no recipe holds every word and the nearest stand in.'),
  note: z.string().optional().describe('What the search did, where it was not plain.'),
  items: z.array(itemSchema).describe('Best first.'),
  nextCursor: z.string().optional().describe('Send it as cursor for the next page; missing on the last.'),
})

const itemOf = ({ id, name, family, overall, useWhen, avoidWhen }: Recipe): z.infer<typeof itemSchema> => ({
  id,
  name,
  family,
  overall,
  useWhen,
  avoidWhen,
})

type Found = { recipes: readonly Recipe[]; relaxed: boolean; note?: string }

const nothing = ({ family }: Query): string =>
  family === undefined
    ? 'No recipe holds any of these words. Try the kind of diagram ("sequence", "tree", "timeline"), or leave query out to browse.'
    : `No recipe of the family ${family} holds any of these words. Leave family out, or try other words.`

/** Recipes that hold every word, or else those that hold the most, saying so. */
const find = ({ catalog }: McpSource, query: Query): Found => {
  const recipes = catalog.search(query)
  if (recipes.length > 0) return { recipes, relaxed: false }
  const nearby = catalog.closest(query, standIns)
  if (nearby.length === 0) return { recipes: [], relaxed: false, note: nothing(query) }
  const note = 'No recipe holds every word of the query; these hold the most of them, nearest first.'
  return { recipes: nearby, relaxed: true, note }
}

/** As many items as the limit allows; without one, as many of the usual number as stay under the weight. */
const take = (recipes: readonly Recipe[], limit: number | undefined): Recipe[] => {
  if (limit !== undefined) return recipes.slice(0, limit)
  let weight = 0
  return recipes.slice(0, usual).filter((recipe, index) => {
    weight += utf8.encode(JSON.stringify(itemOf(recipe))).length
    return index === 0 || weight <= defaultWeight
  })
}

const list = (source: McpSource, { query, family, limit, cursor }: z.infer<typeof input>) => {
  const search: Query = { q: query, family }
  const start = cursor === undefined ? 0 : readCursor(cursor, search)
  const { recipes, relaxed, note } = find(source, search)
  if (start === undefined || (start > 0 && start >= recipes.length))
    return refuse(
      'cursor is not one that this query and family gave. Send nextCursor as it came, with the same query and family; or leave cursor out to start again.',
    )
  const page = take(recipes.slice(start), limit)
  const next = start + page.length
  return structured({
    total: recipes.length,
    relaxed,
    ...(note === undefined ? {} : { note }),
    items: page.map(itemOf),
    ...(next < recipes.length ? { nextCursor: writeCursor(next, search) } : {}),
  })
}

const preparedInput = prepared(input)
const preparedOutput = prepared(output)

/** Registers the tool. */
export const registerListDiagrams = (server: McpServer, source: McpSource): void => {
  server.registerTool(
    'list_diagrams',
    {
      title: 'Find diagrams',
      description:
        'Finds technical diagrams (architecture, flows, sequences, data structures, charts, time and planning, developer surfaces) ' +
        'by words, best first. Use it first, before you draw a diagram of any kind. Each item says when to use the diagram (useWhen) ' +
        'and when not to (avoidWhen names a better id): compare these, choose one id, then call get_diagram with it. ' +
        'Where no recipe holds every word, the nearest are given with relaxed: true.',
      inputSchema: preparedInput,
      outputSchema: preparedOutput,
      annotations,
    },
    (args) => guarded(source, () => list(source, args)),
  )
}
