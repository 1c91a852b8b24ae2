/**
 * The JSON Schema of a version-1 scene, derived from the declaration in scene.ts.
 */
import * as z from 'zod'
import { sceneSchema } from './scene.ts'

/** A JSON Schema document (draft 2020-12). */
export type JsonSchema = { [key: string]: unknown }

/** Returns the scene's JSON Schema; `id` is its absolute URL. */
export function sceneJsonSchema(id: string): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(sceneSchema, { io: 'input' }) as JsonSchema
  return { $schema, $id: id, title: 'Scene, version 1', ...rest }
}
