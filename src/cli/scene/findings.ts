/**
 * The findings on a scene as one list: what breaks the language, or what the linter finds.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { type LineColumn, locate } from '../../data/locate.ts'
import type { Origin } from '../../review/adaptation/origin.ts'
import { dataRule } from '../../review/adaptation/review-adaptation.ts'
import { reviewAdapted } from '../../review/adaptation/review-adapted.ts'
import { reviewScene } from '../../review/review-scene.ts'
import type { ReviewFinding } from '../../review/rules/rule.ts'
import { applySuppressions } from '../../review/suppressions.ts'
import type { Reading } from '../../scene/read-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { catalogOrigin } from './origin-of.ts'
import type { SceneReading } from './scene-file.ts'

/** What a scene is checked against besides the rules: the recipe it was made from, and what its data drew. */
export type Standard = { recipe?: Recipe | undefined; drawn?: Origin | undefined }

/** The findings on what was read. */
export function sceneFindings(reading: Reading, standard: Standard = {}): ReviewFinding[] {
  if (reading.ok) return reviewAgainst(reading.scene, standard)
  if (isNoScene(reading.findings)) return [{ rule: languageRule, level: 'block', at: '', problem: noScene }]
  return reading.findings.slice(0, mostProblems).map((finding) => ({ rule: languageRule, level: 'block', ...finding }))
}

/** Whether a document is not a scene at all: data of a recipe, or any other JSON. */
const isNoScene = (findings: Extract<Reading, { ok: false }>['findings']): boolean =>
  ['version', 'elements'].every((field) =>
    findings.some(({ at, problem }) => at === field && problem.endsWith('got nothing')),
  )

const noScene =
  'is not a scene: it has neither version nor elements; to draw data of a recipe, use diagref draw ID FILE (draw_diagram)'

const reviewAgainst = (scene: Scene, { recipe, drawn }: Standard): ReviewFinding[] => {
  if (drawn !== undefined) return causeFirst(withoutThose(reviewAdapted(scene, drawn), reviewScene(drawn.scene)))
  const origin = recipe === undefined ? undefined : catalogOrigin(scene, recipe)
  if (origin !== undefined) return reviewAdapted(scene, origin, { suppressions: recipe?.suppressions })
  const general = (recipe?.suppressions ?? []).filter(({ at }) => at === undefined)
  return applySuppressions(reviewScene(scene), general).findings
}

/** Findings that what the data drew does not have: only these are the editor's. */
const withoutThose = (findings: readonly ReviewFinding[], drawn: readonly ReviewFinding[]): ReviewFinding[] => {
  const known = new Set(drawn.map(({ rule, problem }) => `${rule} ${problem}`))
  return findings.filter(({ rule, problem }) => !known.has(`${rule} ${problem}`))
}

/** That the data have changed explains what is lost and left over, which nobody should repair by hand then. */
const causeFirst = (findings: readonly ReviewFinding[]): ReviewFinding[] =>
  findings.toSorted((a, b) => Number(b.rule === dataRule) - Number(a.rule === dataRule))

/** Nobody fixes more than this at once. */
const mostProblems = 100

/** The rule of findings that break the scene language itself. */
export const languageRule = 'scene'

/** A finding with its line and column in the file. */
export type LocatedFinding = ReviewFinding & LineColumn

/** A file that was checked; `file` is its path as given, `name` its name in messages. */
export type CheckedFile = { file: string; name: string; valid: boolean; findings: readonly LocatedFinding[] }

/** The findings on a file, with their places. */
export const locatedFindings = (reading: SceneReading, standard: Standard = {}): LocatedFinding[] => {
  const findings = sceneFindings(reading, standard)
  if (findings.length === 0) return []
  const places = locate(
    reading.text,
    findings.map(({ at }) => at),
  )
  return findings.map(({ rule, level, at, problem }) => {
    const { line, column } = places.get(at) ?? { line: 1, column: 1 }
    return { rule, level, at, line, column, problem }
  })
}
