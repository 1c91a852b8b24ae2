/**
 * `diagref`: from untrusted JSON to an SVG, and what to fix in it. The rest is in `diagref/scene`,
 * `diagref/render` and `diagref/review`.
 *
 * Pure: no I/O, no clock; runs in browsers, workers and Node.
 */
export { type Accent, accents, defaultLook, type Look, looks, type Theme, themes } from '../../src/render/palette.ts'
export { renderScene } from '../../src/render/render-scene.ts'
export type { ReviewOptions } from '../../src/review/model/picture.ts'
export { reviewScene } from '../../src/review/review-scene.ts'
export type { ReviewFinding } from '../../src/review/rules/rule.ts'
export type { Finding } from '../../src/scene/findings.ts'
export { parseScene, type Reading, readScene } from '../../src/scene/read-scene.ts'
export type { Element, Scene } from '../../src/scene/scene.ts'
