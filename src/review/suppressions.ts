/**
 * Suppressions: findings that stay, each with its reason.
 */
import { elementOf, type ReviewFinding } from './rules/rule.ts'

/** A finding that stays, and why. `at` is the index of an element; without it the finding is about the whole scene. */
export type Suppression = { rule: string; at?: number; reason: string }

/** The findings to fix, and the suppressions that no longer match any. */
type SuppressionResult = { findings: ReviewFinding[]; stale: Suppression[] }

/** Leaves suppressed findings out. A suppression that matches no finding is stale and must be removed. */
export function applySuppressions(findings: ReviewFinding[], suppressions: readonly Suppression[]): SuppressionResult {
  return {
    findings: findings.filter((finding) => !suppressions.some((each) => suppresses(each, finding))),
    stale: suppressions.filter((each) => !findings.some((finding) => suppresses(each, finding))),
  }
}

const suppresses = ({ rule, at }: Suppression, finding: ReviewFinding): boolean =>
  rule === finding.rule && at === elementOf(finding)
