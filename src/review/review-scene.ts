/**
 * The scene linter: looks at a valid scene as a careful reader would, and says what to mend.
 *
 * Pure: the same scene and options give the same findings, in the order of the rules. The work is bounded for
 * every valid scene.
 */
import type { Scene } from '../scene/scene.ts'
import type { Report, ReviewFinding, ReviewOptions, Rule } from './finding.ts'
import { type Picture, toPicture } from './picture.ts'
import { rules } from './rules.ts'

const toFinding = (rule: Rule, { at, level, message }: Report): ReviewFinding => ({
  rule: rule.id,
  level: level ?? rule.level,
  ...(at === undefined ? {} : { at }),
  message: at === undefined ? message : `elements.${at}: ${message}`,
})

/** A rule that is broken more often than this is summed up. */
const mostOfOne = 40

const judge = (rule: Rule, picture: Picture): ReviewFinding[] => {
  const reports = rule.check(picture)
  const findings = reports.slice(0, mostOfOne).map((report) => toFinding(rule, report))
  const rest = reports.length - findings.length
  return rest > 0 ? [...findings, toFinding(rule, { message: `and ${rest} more findings of this rule` })] : findings
}

/** Reviews a scene. Without a family, rules that depend on one keep to what holds for every kind of diagram. */
export const reviewScene = (scene: Scene, options: ReviewOptions = {}): ReviewFinding[] => {
  const picture = toPicture(scene, options)
  return rules.flatMap((rule) => judge(rule, picture))
}
