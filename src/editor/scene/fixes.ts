/**
 * Fixes for what the linter finds, offered only if they are certain: the linter runs again, and a fix counts only if
 * its finding is gone and no other has appeared.
 */
import type { ReviewFinding } from '../../review/rules/rule.ts'
import type { Scene } from '../../scene/scene.ts'
import { candidatesFor, type Fix } from './fix-candidates.ts'

export type { Fix }

/** The first fix that is certain; undefined if a person must decide. `review` is the linter. */
export function certainFix(
  finding: ReviewFinding,
  scene: Scene,
  review: (scene: Scene) => readonly ReviewFinding[],
): Fix | undefined {
  const before = review(scene)
  for (const fix of candidatesFor(finding, scene)) if (isBetter(before, review(fix.scene), finding)) return fix
  return undefined
}

const isBetter = (
  before: readonly ReviewFinding[],
  after: readonly ReviewFinding[],
  { rule, at, problem }: ReviewFinding,
): boolean => {
  const isThere = after.some((each) => each.rule === rule && each.at === at && each.problem === problem)
  const counts = countsOf(before)
  return (
    !isThere &&
    after.length < before.length &&
    [...countsOf(after)].every(([key, count]) => count <= (counts.get(key) ?? 0))
  )
}

/** How many findings each rule has at each place. */
const countsOf = (findings: readonly ReviewFinding[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { rule, at } of findings) counts.set(`${rule} ${at}`, (counts.get(`${rule} ${at}`) ?? 0) + 1)
  return counts
}
