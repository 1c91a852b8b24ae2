/**
 * The scene linter: looks at a valid scene as a careful reader would, and says what to mend.
 *
 * Pure: the same scene and options give the same findings, in the order of the rules. The work is bounded for
 * every valid scene.
 */
import type { Scene } from '../scene/scene.ts'
import type { Report, ReviewFinding, ReviewOptions, Rule } from './finding.ts'
import { toPicture } from './picture.ts'
import { rules } from './rules.ts'

const toFinding = (rule: Rule, { at, level, message }: Report): ReviewFinding => ({
  rule: rule.id,
  level: level ?? rule.level,
  ...(at === undefined ? {} : { at }),
  message: at === undefined ? message : `elements.${at}: ${message}`,
})

/** Reviews a scene. Without a family, rules that depend on one keep to what holds for every kind of diagram. */
export const reviewScene = (scene: Scene, options: ReviewOptions = {}): ReviewFinding[] => {
  const picture = toPicture(scene, options)
  return rules.flatMap((rule) => rule.check(picture).map((report) => toFinding(rule, report)))
}
