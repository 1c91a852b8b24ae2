/**
 * `diagref/review`: the scene linter and its rules.
 */

export type { ReviewOptions } from '../../src/review/model/picture.ts'
export { reviewScene } from '../../src/review/review-scene.ts'
export type { Level, ReviewFinding } from '../../src/review/rules/rule.ts'
export { rules } from '../../src/review/rules/rules.ts'
export { applySuppressions, type Suppression } from '../../src/review/suppressions.ts'
