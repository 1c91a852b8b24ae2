/**
 * What keeps a scene from being published, and nothing else: less work, and less code, than a full review.
 */
import type { Scene } from '../scene/scene.ts'
import { findingsOfRules } from './findings-of-rules.ts'
import { blockingRules } from './rules/blocking-rules.ts'
import type { ReviewFinding } from './rules/rule.ts'

/** The findings that block; a rule may report less than its level, never more. */
export function blockingFindings(scene: Scene): ReviewFinding[] {
  return findingsOfRules(blockingRules, scene).filter(({ level }) => level === 'block')
}
