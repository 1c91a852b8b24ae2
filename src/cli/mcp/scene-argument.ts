/**
 * A scene as a model sends it: an object, or (models do that too) its JSON text.
 */
import * as z from 'zod'
import { sceneRules } from '../../mcp/server/scene-rules.ts'
import { limits, primitives } from '../../scene/limits.ts'
import { parseScene, type Reading, readScene } from '../../scene/read-scene.ts'

/** Reads the argument. */
export function readSceneArgument(scene: z.infer<typeof sceneSchema>): Reading {
  return typeof scene === 'string' ? parseScene(scene) : readScene(scene)
}

const field = (words: string) => z.unknown().optional().describe(words)

const fields = {
  version: field('1'),
  width: field(`Pixels, ${limits.canvas.min} to ${limits.canvas.max}.`),
  height: field(`Pixels, ${limits.canvas.min} to ${limits.canvas.max}.`),
  title: field(`At most ${limits.title} characters.`),
  description: field(`What is drawn and what to notice; at most ${limits.description} characters.`),
  elements: field(`At most ${limits.elements} objects of type ${primitives.join(' | ')}.`),
}

// What a scene must hold is judged by the reader, whose findings a model can correct its scene with; the JSON Schema
// says it all the same.
const loose = z.looseObject(fields).meta({ required: Object.keys(fields) })

/** The argument `scene`. */
export const sceneSchema = z
  .union([z.string(), loose], { error: 'Send the whole scene as a JSON object' })
  .describe(`The whole scene, as get_diagram gives it. ${sceneRules}`)
