/**
 * A scene as a model sends it: an object, or (models do that too) its JSON text.
 */
import * as z from 'zod'
import { sceneRules } from '../../mcp/scene-rules.ts'
import { limits, primitives } from '../../scene/limits.ts'
import { parseScene, type Reading, readScene } from '../../scene/read-scene.ts'

// What a scene may hold is judged by the reader, whose findings a model can mend its scene by.
const loose = z.looseObject({
  version: z.unknown().describe('1'),
  width: z.unknown().describe(`Pixels, ${limits.canvas.min} to ${limits.canvas.max}.`),
  height: z.unknown().describe(`Pixels, ${limits.canvas.min} to ${limits.canvas.max}.`),
  title: z.unknown().describe(`At most ${limits.title} characters.`),
  description: z.unknown().describe(`What is drawn and what to notice; at most ${limits.description} characters.`),
  elements: z.unknown().describe(`At most ${limits.elements} objects of type ${primitives.join(' | ')}.`),
})

/** The argument `scene`. */
export const sceneArgument = z
  .union([z.string(), loose], { error: 'Send the whole scene as a JSON object' })
  .describe(`The whole scene, as get_diagram gives it. ${sceneRules}`)

/** Reads the argument. */
export const readSceneArgument = (scene: z.infer<typeof sceneArgument>): Reading =>
  typeof scene === 'string' ? parseScene(scene) : readScene(scene)
