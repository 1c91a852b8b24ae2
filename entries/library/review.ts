/**
 * `diagref/review`: the scene linter and its rules.
 */
export { applyAnswers, type ReviewAnswer } from '../../src/review/answers.ts'
export type { Level, ReviewFinding, ReviewOptions } from '../../src/review/finding.ts'
export { reviewScene } from '../../src/review/review-scene.ts'
export { rules } from '../../src/review/rules.ts'
