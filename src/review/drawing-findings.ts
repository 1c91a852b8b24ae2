/**
 * What a drawing does wrong, and nothing else: less work, and less code, than a full review.
 */
import type { Scene } from '../scene/scene.ts'
import { findingsOfRules } from './findings-of-rules.ts'
import { drawingRules } from './rules/drawing-rules.ts'
import type { ReviewFinding } from './rules/rule.ts'

/** What would block a scene, by the rules that its drawing keeps; a rule may report less than its level, never more. */
export function drawingFindings(scene: Scene): ReviewFinding[] {
  return findingsOfRules(drawingRules, scene).filter(({ level }) => level === 'block')
}
