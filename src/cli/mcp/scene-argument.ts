/**
 * A scene as a model sends it: an object, its JSON text, what `get_diagram` returned, or a file.
 */
import * as z from 'zod'
import type { Recipe } from '../../catalog/recipe.ts'
import type { McpContext } from '../../mcp/server/context.ts'
import { unknownId } from '../../mcp/server/tool.ts'
import { limits, primitives } from '../../scene/limits.ts'
import { parseScene, type Reading, readScene } from '../../scene/read-scene.ts'
import { CliError } from '../cli-error.ts'
import { firstErrorIn } from '../scene/locate.ts'
import { readText } from '../scene/scene-file.ts'
import { unwrapScene } from '../scene/unwrap.ts'
import { withPlace } from './answer.ts'
import { localFile } from './local-file.ts'

const field = (words: string) => z.unknown().optional().describe(words)

const fields = {
  version: field('1'),
  width: field(`Pixels, ${limits.canvas.min} to ${limits.canvas.max}.`),
  height: field(`Pixels, ${limits.canvas.min} to ${limits.canvas.max}.`),
  title: field(`At most ${limits.title} characters.`),
  description: field(`What is drawn and what to notice; at most ${limits.description} characters.`),
  elements: field(`At most ${limits.elements} objects of type ${primitives.join(' | ')}.`),
}

// The scene is validated by the reader, whose findings help a model to fix it; this JSON Schema only
// describes it.
const scene = z
  .union([z.string(), z.looseObject(fields).meta({ required: Object.keys(fields) })], {
    error: 'Send the whole scene as a JSON object',
  })
  .optional()
  .describe('The whole scene, or what get_diagram returned, unchanged. Or send file.')

/** The arguments of every tool that takes a scene. */
export const sceneArguments = {
  scene,
  file: z
    .string()
    .min(1)
    .optional()
    .describe('Instead of scene: the path of its JSON file, relative to the folder the server was started in.'),
  recipe: z
    .string()
    .min(1)
    .optional()
    .describe('The id of the recipe that the scene was made from: its exceptions and its parts apply.'),
}

type SceneArguments = { scene?: unknown; file?: string | undefined; recipe?: string | undefined }

/** Reads the scene of a call, and its recipe if it names one. Throws a CliError that the model reads. */
export async function readSceneArguments(
  { scene: sent, file, recipe: id }: SceneArguments,
  context: McpContext,
): Promise<{ reading: Reading; recipe: Recipe | undefined }> {
  if ((sent === undefined) === (file === undefined)) throw new CliError('Send either scene or file.')
  const recipe = id === undefined ? undefined : context.catalog.find(id)
  if (id !== undefined && recipe === undefined) throw new CliError(unknownId(id, context))
  const value = unwrapScene(file === undefined ? sent : (await readText(localFile(file))).text)
  return { reading: typeof value === 'string' ? parseWithPlace(value) : readScene(value), recipe }
}

const parseWithPlace = (text: string): Reading => {
  const reading = parseScene(text)
  return reading.ok ? reading : { ok: false, findings: withPlace(reading.findings, firstErrorIn(text)) }
}
