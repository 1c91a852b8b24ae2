/**
 * `draw_diagram`: draws the model's own data as a recipe does, or a diagram that exists as text; no coordinates are
 * needed.
 */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { deepest } from '../../../drawing/data/graph-part.ts'
import { aspects } from '../../../drawing/draw-options.ts'
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../../drawing/recipe.ts'
import { languages } from '../../../import/diagram/languages.ts'
import type { LineColumn } from '../../data/locate.ts'
import { type ParsedData, parseData } from '../../data/parse-data.ts'
import { argumentsSchema, errorResult, idSchema, oneOf, unknownId } from '../../mcp/server/tool.ts'
import { toolSchema } from '../../mcp/server/tool-schema.ts'
import { CliError } from '../cli-error.ts'
import { readDataFile } from '../data/data-file.ts'
import { readDiagramText } from '../data/diagram-file.ts'
import { ofDiagram, ofTable } from '../data/diagram-operands.ts'
import { importFile } from '../data/import-file.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { answering, pictureArguments, pictureResult, withPlace, wordProblems, wordWarnings, writing } from './answer.ts'
import { drawText } from './draw-text.ts'
import type { LocalContext } from './local-context.ts'

/** Registers the tool. */
export function registerDrawDiagram(server: McpServer, context: LocalContext): void {
  server.registerTool(
    'draw_diagram',
    {
      title: 'Draw a diagram from data',
      description,
      inputSchema: toolSchema(input),
      annotations: writing,
    },
    (sent) => answering(context, () => draw(sent, context)),
  )
}

const description =
  'Draws your data as the diagram of a recipe: the layout is computed, no coordinates are needed. A diagram as text needs no id. With an id, use it before anything else: ' +
  'get_diagram with include "data" returns the sample and the JSON Schema of its data. Returns a PNG to look at, or findings that name the fields to change. ' +
  'Name files in output when the diagram is right: "x.svg", "x.png", "x.json" (the scene).'

const draw = async (
  { id, data, file, text, language, aspect, around, depth, ...picture }: z.infer<typeof input>,
  context: LocalContext,
): Promise<CallToolResult> => {
  const options = { aspect, part: around === undefined ? undefined : { around, depth } }
  if (id !== undefined && context.catalog.find(id) === undefined) return errorResult(unknownId(id, context))
  if ([text, data, file].filter((each) => each !== undefined).length !== 1) throw new CliError(oneSource)
  if (data !== undefined && language !== undefined)
    throw new CliError('language is that of a text; leave it out for data.')
  if (text !== undefined) return drawText({ text, language, recipe: id, options }, picture, context)
  if (file !== undefined && (language !== undefined || isDiagram(file, id)))
    return drawText({ ...(await textIn(file, context)), language, recipe: id, options }, picture, context)
  if (id === undefined) throw new CliError('Send the id of the recipe that draws it; list_diagrams finds one.')
  const recipe = await loadRecipe(id)
  const parsed = await readData({ data, file }, { recipe, context })
  const drawing = parsed.ok ? drawRecipe(recipe, parsed.data, options) : parsed
  if (!drawing.ok)
    return errorResult(`Nothing was drawn. ${wordProblems(withPlace(drawing.findings, placeOf(parsed)))}`)
  const words = `${drawing.scene.title}\n${wordWarnings(drawing.warnings)}`
  return pictureResult(drawing.scene, picture, { words, context })
}

/** Whether a file has a diagram as text, as far as its name tells: without a recipe, what is no table is one. */
const isDiagram = (file: string, id: string | undefined): boolean =>
  ofDiagram.test(file) || (id === undefined && !ofTable.test(file))

const oneSource =
  'Send one of: data for the recipe (get_diagram with include "data" returns a sample), text (a diagram, such as Mermaid), or the file of either.'

/** A file of a diagram as text; its name is the title of one that has none. */
const textIn = async (file: string, { files }: LocalContext): Promise<{ text: string; name: string }> => {
  const { text } = await readDiagramText(await files.pathOf(file))
  return { text, name: file }
}

const placeOf = (parsed: ParsedData): LineColumn | undefined => (parsed.ok ? undefined : parsed.place)

const input = argumentsSchema({
  id: idSchema.optional().describe('The recipe, such as "request-sequence"; optional with text.'),
  text: z.string().min(1).max(1_000_000).optional().describe('A diagram as text, such as Mermaid.'),
  language: oneOf(languages).optional().describe('If text does not tell.'),
  data: z
    .union([z.looseObject({}), z.string()], { error: 'Send the data as a JSON object, or as JSON or YAML text' })
    .optional()
    .describe('The data, in the form that get_diagram returns with include "data". Or send file.'),
  file: z
    .string()
    .min(1)
    .optional()
    .describe('Instead of data or text: the file of either, or of a table (.csv), in the folder of the server.'),
  aspect: oneOf(aspects)
    .default('content')
    .describe('"content": as large as it needs; or for a "readme" (900 px wide), "slide" (16:9) or "phone" (390 px).'),
  around: z
    .string()
    .min(1)
    .optional()
    .describe('Only the part of a graph around this node, or in and around this group.'),
  depth: z.number().int().min(0).max(deepest).default(1).describe('How many edges the part goes from there.'),
  ...pictureArguments,
})

type Sent = { data?: unknown; file?: string | undefined }

const readData = async (
  { data, file }: Sent,
  { recipe, context: { files } }: { recipe: AnyRecipe; context: LocalContext },
): Promise<ParsedData> => {
  if (file !== undefined) {
    const path = await files.pathOf(file)
    return ofTable.test(file) ? importFile(path, { recipe, from: 'csv' }) : readDataFile(path)
  }
  return typeof data === 'string' ? parseData(data, 'data') : { ok: true, data }
}
