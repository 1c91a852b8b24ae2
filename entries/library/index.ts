/**
 * `diagref`: the way from untrusted JSON to a picture, and what to mend in it. The rest is in `diagref/scene`,
 * `diagref/render` and `diagref/review`.
 *
 * Pure: no I/O, no clock; it runs in browsers and workers as on Node.
 */
export { type Accent, accents, defaultLook, type Look, looks, type Theme, themes } from '../../src/render/palette.ts'
export { renderScene } from '../../src/render/render-scene.ts'
export type { ReviewFinding, ReviewOptions } from '../../src/review/finding.ts'
export { reviewScene } from '../../src/review/review-scene.ts'
export { type Finding, parseScene, type Reading, readScene } from '../../src/scene/read-scene.ts'
export type { Element, Scene } from '../../src/scene/scene.ts'
