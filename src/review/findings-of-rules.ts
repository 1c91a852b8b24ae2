/**
 * Reviews a scene by some of the rules.
 */
import type { Scene } from '../scene/scene.ts'
import type { Picture } from './model/picture.ts'
import { type ReviewOptions, toPicture } from './model/picture.ts'
import type { Report, ReviewFinding, Rule } from './rules/rule.ts'

/** What the rules find, in their order. */
export function findingsOfRules(some: readonly Rule[], scene: Scene, options: ReviewOptions = {}): ReviewFinding[] {
  const picture = toPicture(scene, options)
  return some.flatMap((rule) => findingsOf(rule, picture))
}

const findingsOf = (rule: Rule, picture: Picture): ReviewFinding[] => {
  const reports = rule.check(picture)
  const findings = reports.slice(0, mostOfOne).map((report) => toFinding(rule, report))
  const rest = reports.length - findings.length
  return rest > 0 ? [...findings, toFinding(rule, { problem: `and ${rest} more findings of this rule` })] : findings
}

/** Further findings of one rule are counted, not listed. */
const mostOfOne = 40

const toFinding = (rule: Rule, { at, level = rule.level, problem }: Report): ReviewFinding => ({
  rule: rule.id,
  level,
  at: at === undefined ? '' : `elements.${at}`,
  problem,
})
