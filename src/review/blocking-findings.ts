/**
 * What keeps a scene from being published, and nothing else: less work, and less code, than a full review.
 */
import type { Scene } from '../scene/scene.ts'
import { findingsOfRules } from './findings-of-rules.ts'
import type { ReviewOptions } from './model/picture.ts'
import { blockingRules } from './rules/blocking-rules.ts'
import type { ReviewFinding } from './rules/rule.ts'

/** The findings that block; a rule may report less than its level, never more. */
export function blockingFindings(scene: Scene, options: ReviewOptions = {}): ReviewFinding[] {
  return findingsOfRules(blockingRules, scene, options).filter(({ level }) => level === 'block')
}
