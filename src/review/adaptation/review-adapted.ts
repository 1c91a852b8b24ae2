/**
 * The findings on an adapted scene, as one list: one finding per cause.
 */
import type { Scene } from '../../scene/scene.ts'
import { reviewScene } from '../review-scene.ts'
import type { ReviewFinding } from '../rules/rule.ts'
import { applySuppressions, type Suppression } from '../suppressions.ts'
import { foldFindings } from './fold-findings.ts'
import type { Origin } from './origin.ts'
import { type AdaptationReview, reviewAdaptation } from './review-adaptation.ts'

/** The suppressions of the original. */
type Options = { suppressions?: readonly Suppression[] | undefined }

/** Reviews a scene by all rules, and against its origin if that says which elements belong together. */
export function reviewAdapted(scene: Scene, origin: Origin, { suppressions = [] }: Options = {}): ReviewFinding[] {
  const findings = reviewScene(scene)
  const adaptation = reviewAdaptation(scene, origin)
  const left = applySuppressions(findings, stillValid(suppressions, adaptation)).findings
  return origin.parts.length === 0 ? left : foldFindings(left, adaptation)
}

/** An element may have moved in the list, or with the whole scene; one that changed loses its suppression. */
const stillValid = (suppressions: readonly Suppression[], { unchanged }: AdaptationReview): Suppression[] =>
  suppressions.flatMap((suppression) => {
    if (suppression.at === undefined) return [suppression]
    const now = unchanged.get(suppression.at)
    return now === undefined ? [] : [{ ...suppression, at: now }]
  })
