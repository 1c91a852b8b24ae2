/**
 * A scene as a model sends it: an object, its JSON text, what `get_diagram` returned, or a file.
 */
import * as z from 'zod'
import { firstErrorIn } from '../../data/locate.ts'
import { unknownId } from '../../mcp/server/tool.ts'
import type { Origin } from '../../review/adaptation/origin.ts'
import { parseScene, type Reading, readScene } from '../../scene/read-scene.ts'
import { CliError } from '../cli-error.ts'
import { readDataFile } from '../data/data-file.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import type { Standard } from '../scene/findings.ts'
import { drawnOrigin } from '../scene/origin-of.ts'
import { readText } from '../scene/scene-file.ts'
import { unwrapScene } from '../scene/unwrap.ts'
import { withPlace } from './answer.ts'
import type { LocalContext } from './local-context.ts'

// The scene is validated by the reader, whose findings help a model to fix it; this JSON Schema only names it, since
// three tools repeat it.
const scene = z
  .union([z.string(), z.looseObject({})], { error: 'Send the whole scene as a JSON object' })
  .optional()
  .describe('The whole scene (version 1), or what get_diagram returned, unchanged. Or send file.')

/** The arguments of every tool that takes a scene. */
export const sceneArguments = {
  scene,
  file: z.string().min(1).optional().describe('Instead of scene: the path of its JSON file.'),
  recipe: z.string().min(1).optional().describe('The recipe it comes from, whose exceptions apply.'),
  data: z
    .string()
    .min(1)
    .optional()
    .describe('With recipe: the file of data that drew it; only changes since are reported.'),
}

type SceneArguments = {
  scene?: unknown
  file?: string | undefined
  recipe?: string | undefined
  data?: string | undefined
}

/** Reads the scene of a call, and its recipe if it names one. Throws a CliError that the model reads. */
export async function readSceneArguments(
  { scene: sent, file, recipe: id, data }: SceneArguments,
  context: LocalContext,
): Promise<{ reading: Reading; standard: Standard; path: string | undefined }> {
  if ((sent === undefined) === (file === undefined)) throw new CliError('Send either scene or file.')
  if (typeof sent === 'string') checkIsScene(sent.trim(), context)
  const recipe = id === undefined ? undefined : context.catalog.find(id)
  if (id !== undefined && recipe === undefined) throw new CliError(unknownId(id, context))
  const path = file === undefined ? undefined : await context.files.pathOf(file)
  const value = unwrapScene(path === undefined ? sent : (await readText(path)).text)
  const drawn = data === undefined ? undefined : await drawnFrom(data, id, context)
  const reading = typeof value === 'string' ? parseWithPlace(value) : readScene(value)
  return { reading, standard: { recipe, drawn }, path }
}

/** A name instead of a scene is refused with the argument that it is for. */
const checkIsScene = (sent: string, { catalog }: LocalContext): void => {
  if (catalog.find(sent) !== undefined)
    throw new CliError(`scene is the name of a recipe; get_diagram with id "${sent}" and include "scene" returns one.`)
  if (/^[^\n{]{1,200}\.json$/i.test(sent)) throw new CliError('scene is the name of a file; send it as file.')
}

const drawnFrom = async (file: string, id: string | undefined, { files }: LocalContext): Promise<Origin> => {
  if (id === undefined) throw new CliError('data needs recipe: the id of the recipe that drew them.')
  const reading = await readDataFile(await files.pathOf(file))
  if (!reading.ok) throw new CliError(`The data cannot be read: ${reading.findings[0]?.problem ?? ''}.`)
  return drawnOrigin(await loadRecipe(id), reading.data)
}

const parseWithPlace = (text: string): Reading => {
  const reading = parseScene(text)
  return reading.ok ? reading : { ok: false, findings: withPlace(reading.findings, firstErrorIn(text)) }
}
