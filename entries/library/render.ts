/**
 * `diagref/render`: draws scenes as SVG text, byte for byte like the service.
 */
export { type CompiledScene, compileScene } from '../../src/render/compile-scene.ts'
export {
  type Accent,
  accents,
  type Colors,
  colorsOf,
  defaultLook,
  type Look,
  looks,
  type Theme,
  themes,
} from '../../src/render/palette.ts'
export { renderScene } from '../../src/render/render-scene.ts'
