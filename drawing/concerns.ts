/**
 * What a drawing can do only for some data: a rule of the linter that it may break, and what to change in that case.
 *
 * If the linter finds the rule broken, the data is rejected at the concern's field rather than drawn badly; a recipe
 * that suppresses the rule draws anyway.
 */
import { crossingsAndBends } from '../src/review/rules/r12-crossings-and-bends.ts'
import { order } from '../src/review/rules/r19-order.ts'
import { spaceIsUsed } from '../src/review/rules/r22-space-is-used.ts'
import type { ReviewFinding, Rule } from '../src/review/rules/rule.ts'
import type { Finding } from '../src/scene/findings.ts'
import type { RecipeSuppression } from './recipe.ts'

/** The rules that only warn, but that a drawing may have to satisfy. */
const rules = { R12: crossingsAndBends, R19: order, R22: spaceIsUsed }

export type Concern = { rule: keyof typeof rules; at: string; problem: string }

/** The rules that the concerns name and the recipe does not suppress. */
export function concernedRules(concerns: readonly Concern[], suppressions: readonly RecipeSuppression[] = []): Rule[] {
  return [...new Set(concerns.map(({ rule }) => rules[rule]))].filter(
    ({ id }) => !suppressions.some(({ rule }) => rule === id),
  )
}

/** The findings to report: the concerns about a rule, at the field it was drawn from (`at`) if that is known. */
export const findingsOfConcerns = (
  { rule }: ReviewFinding,
  at: string | undefined,
  concerns: readonly Concern[],
): Finding[] =>
  concerns
    .filter((concern) => concern.rule === rule)
    .map((concern) => ({ at: at ?? concern.at, problem: concern.problem }))
