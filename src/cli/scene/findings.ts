/**
 * The findings on a scene as one list: what breaks the language, or what the linter finds.
 */
import { reviewScene } from '../../review/review-scene.ts'
import type { ReviewFinding } from '../../review/rules/rule.ts'
import type { Reading } from '../../scene/read-scene.ts'
import { locate, type Place } from './locate.ts'
import type { SceneReading } from './scene-file.ts'

/** The findings on what was read. With a family, the rules that depend on one apply too. */
export function findingsOf(reading: Reading, family?: string): ReviewFinding[] {
  if (reading.ok) return reviewScene(reading.scene, family === undefined ? {} : { family })
  return reading.findings.slice(0, mostProblems).map((finding) => ({ rule: languageRule, level: 'block', ...finding }))
}

/** Nobody fixes more than this at once. */
const mostProblems = 100

/** The rule of findings that break the scene language itself. */
export const languageRule = 'scene'

/** A finding with its line and column in the file. */
export type LocatedFinding = ReviewFinding & Place

/** The findings on a file, with their places. */
export const locatedFindings = (reading: SceneReading, family?: string): LocatedFinding[] => {
  const findings = findingsOf(reading, family)
  const places = locate(
    reading.text,
    findings.map(({ at }) => at),
  )
  return findings.map(({ rule, level, at, problem }) => {
    const { line, column } = places.get(at) ?? { line: 1, column: 1 }
    return { rule, level, at, line, column, problem }
  })
}
