/**
 * What a recipe makes of edited data: a clean diagram, one with a warning that names the field, one with findings that no
 * warning mentions, or none.
 */

import { dataSchema } from '../../drawing/data-schema.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { reviewScene } from '../../src/review/review-scene.ts'
import type { ReviewFinding } from '../../src/review/rules/rule.ts'
import { findingText } from '../../src/scene/findings.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { type Edit, editsOf, type Limits } from './edits.ts'
import type { Data } from './json.ts'
import { repair } from './repair.ts'

/** `beyond`: the schema itself rejects the edit, so nothing is drawn. */
export type EditVerdict = 'clean' | 'warned' | 'refused' | 'dirty' | 'beyond'

/** One edit's outcome; `why` names what went wrong, `data` is what was drawn. */
export type EditOutcome = {
  edit: Edit
  verdict: EditVerdict
  why: string
  data: Data
  scene?: Scene
}

/** How many seeds there are, which of the edits are judged, and the drawing of the sample where it is known. */
type JudgeOptions = { seeds: number; choose?: (edits: Edit[]) => Edit[]; scene?: Scene }

/** Applies every edit to a recipe's sample and judges what is drawn. */
export function judgeRecipe(recipe: AnyRecipe, { seeds, choose = (all) => all, scene }: JudgeOptions): EditOutcome[] {
  const { sample } = recipe as unknown as { sample: Data }
  // Most edits have no finding, so that nobody asks which the sample has.
  let found: Set<string> | undefined
  const allowed = (): Set<string> => (found ??= rulesOf(scene ?? drawnScene(recipe, sample), recipe))
  const edits = editsOf(sample, { seeds, limits: () => limitsOf(recipe) })
  return choose(edits).map((edit) => judgeEdit(recipe, edit, allowed))
}

/**
 * Rules that are not counted: those about wording (R01, R24), and the number of elements below the limit, which the
 * schema determines.
 */
const isJudged = ({ rule, level }: ReviewFinding): boolean =>
  rule !== 'R01' && rule !== 'R24' && !(rule === 'R02' && level === 'warn')

const rulesOf = (scene: Scene | undefined, { name }: AnyRecipe): Set<string> =>
  new Set(scene === undefined ? [] : reviewScene(scene, { name }).map(({ rule }) => rule))

const drawnScene = (recipe: AnyRecipe, data: Data): Scene | undefined => {
  const drawing = drawRecipe(recipe, data)
  return drawing.ok ? drawing.scene : undefined
}

const judgeEdit = (recipe: AnyRecipe, edit: Edit, allowed: () => Set<string>): EditOutcome => {
  const edited = edit.data()
  const data = repair(recipe, edited)
  if (data === undefined) return { edit, verdict: 'beyond', why: '', data: edited }
  const drawing = drawRecipe(recipe, data)
  const said = drawing.ok ? drawing.warnings.filter(({ level }) => level === 'warning') : drawing.findings
  const outcome = { edit, data, why: said.map(findingText).join('; ') }
  if (!drawing.ok) return { ...outcome, verdict: 'refused' }
  if (said.length > 0) return { ...outcome, verdict: 'warned', scene: drawing.scene }
  const findings = reviewScene(drawing.scene, recipe).filter(
    (finding) => isJudged(finding) && (finding.level === 'block' || !allowed().has(finding.rule)),
  )
  const why = findings.map(({ rule, level, ...finding }) => `${rule} ${level} ${findingText(finding)}`).join('; ')
  return { ...outcome, verdict: findings.length === 0 ? 'clean' : 'dirty', why, scene: drawing.scene }
}

/** The most entries of each top-level list, from the JSON Schema. */
const limitsOf = (recipe: AnyRecipe): ReturnType<Limits> => {
  type Field = { $ref?: string; maxItems?: number }
  const { properties = {}, $defs = {} } = dataSchema(recipe.data as never) as Record<string, Record<string, Field>>
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, { $ref, maxItems = $defs[$ref?.slice(8) ?? '']?.maxItems }]) =>
      maxItems === undefined ? [] : [[key, maxItems]],
    ),
  )
}
