/**
 * What keeps a scene from being published, and nothing else: less work, and less code, than a full review.
 */
import type { Scene } from '../scene/scene.ts'
import { findingsOfRules } from './findings-of-rules.ts'
import { blockingRules } from './rules/blocking-rules.ts'
import type { ReviewFinding, Rule } from './rules/rule.ts'

/** The findings that block, and any of the rules in `also`; a rule may report less than its level, never more. */
export function blockingFindings(scene: Scene, also: readonly Rule[] = []): ReviewFinding[] {
  const some = [...new Set([...blockingRules, ...also])]
  const named = new Set(also.map(({ id }) => id))
  return findingsOfRules(some, scene).filter(({ rule, level }) => level === 'block' || named.has(rule))
}
