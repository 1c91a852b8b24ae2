/**
 * The scene linter: looks at a valid scene as a careful reader would, and finds what to fix.
 *
 * Pure: the same scene and options have the same findings, in the order of the rules. The work is bounded for
 * every valid scene.
 */
import type { Scene } from '../scene/scene.ts'
import { findingsOfRules } from './findings-of-rules.ts'
import type { ReviewOptions } from './model/picture.ts'
import type { ReviewFinding } from './rules/rule.ts'
import { rules } from './rules/rules.ts'

/** Reviews a scene by all rules. What kind of diagram it is, they see in the scene. */
export function reviewScene(scene: Scene, options: ReviewOptions = {}): ReviewFinding[] {
  return findingsOfRules(rules, scene, options)
}
