/**
 * `diagref/scene`: the version-1 scene language: its types, limits and schema, and the reader of untrusted data.
 */
export { defaults } from '../../src/scene/defaults.ts'
export type { Finding } from '../../src/scene/findings.ts'
export { type JsonSchema, sceneJsonSchema } from '../../src/scene/json-schema.ts'
export {
  type Alignment,
  alignments,
  type Color,
  colors,
  limits,
  type Primitive,
  primitives,
} from '../../src/scene/limits.ts'
export { parseScene, type Reading, readScene } from '../../src/scene/read-scene.ts'
export {
  type Box,
  type Circle,
  type Element,
  elementSchema,
  type Line,
  type Path,
  type Scene,
  sceneSchema,
  type Text,
} from '../../src/scene/scene.ts'
