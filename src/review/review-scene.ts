/**
 * The scene linter: looks at a valid scene as a careful reader would, and finds what to fix.
 *
 * Pure: the same scene and options have the same findings, in the order of the rules. The work is bounded for
 * every valid scene.
 */
import type { Scene } from '../scene/scene.ts'
import { type Picture, type ReviewOptions, toPicture } from './model/picture.ts'
import type { Report, ReviewFinding, Rule } from './rules/rule.ts'
import { rules } from './rules/rules.ts'

/** Reviews a scene. Without a family, rules that depend on one keep to what holds for every kind of diagram. */
export function reviewScene(scene: Scene, options: ReviewOptions = {}): ReviewFinding[] {
  return findingsOfRules(rules, scene, options)
}

/** What keeps a scene from being published, and nothing else: less work than a whole review. */
export const blockingFindings = (scene: Scene, options: ReviewOptions = {}): ReviewFinding[] =>
  findingsOfRules(blocking, scene, options).filter(({ level }) => level === 'block')

/** The rules that can block: a rule may report less than its level, never more. */
const blocking = rules.filter(({ level }) => level === 'block')

const findingsOfRules = (some: readonly Rule[], scene: Scene, options: ReviewOptions): ReviewFinding[] => {
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
