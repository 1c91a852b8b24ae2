/**
 * One finding per cause: what follows from a finding on the adaptation is not reported again.
 *
 * Severity is kept: a finding that explains a blocking one blocks too.
 */
import { elementOf, type ReviewFinding } from '../rules/rule.ts'
import type { AdaptationReview } from './review-adaptation.ts'

/** The findings on a scene and on its adaptation, without those that follow from others. */
export function foldFindings(findings: readonly ReviewFinding[], review: AdaptationReview): ReviewFinding[] {
  const adaptation = review.findings.map((finding) => ({ ...finding }))
  const left = findings.filter((finding) => {
    const at = elementOf(finding) ?? -1
    if (ofArrows.has(finding.rule) && review.explained.has(at)) return false
    const stray = strayOf(finding, at, review)
    const cause = adaptation.find((each) => each.rule === 'A05' && elementOf(each) === stray)
    if (cause === undefined) return true
    if (finding.level === 'block') cause.level = 'block'
    return false
  })
  return [...left, ...adaptation]
}

/** Rules about arrows, whose findings follow from what was lost. */
const ofArrows = new Set(['R09', 'R18'])

/** Rules about how the pieces of a part fit together. */
const ofParts = new Set(['R06', 'R08', 'R09', 'R10', 'R18'])

/** The element whose move caused a finding. */
const strayOf = ({ rule, problem }: ReviewFinding, at: number, { strays }: AdaptationReview): number | undefined => {
  if (strays.has(at)) return at
  const named = [...problem.matchAll(/\belements\.(\d+)/g)].map(([, number]) => Number(number))
  const other = named.find((number) => strays.has(number))
  if (other !== undefined) return other
  if (!ofParts.has(rule)) return undefined
  return [...strays].find(([, related]) => related.has(at))?.[0]
}
