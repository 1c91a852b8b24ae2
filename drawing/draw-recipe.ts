/**
 * Draws data with a recipe: a finished scene and its parts, or findings that name the fields.
 *
 * Never throws for data, and never returns a scene that the linter blocks or that breaks a rule which the drawing itself
 * is concerned about.
 */

import { blockingFindings } from '../src/review/blocking-findings.ts'
import { elementOf, type ReviewFinding } from '../src/review/rules/rule.ts'
import type { Finding } from '../src/scene/findings.ts'
import type { Scene } from '../src/scene/scene.ts'
import { type Concern, concernedRules, findingsOfConcerns } from './concerns.ts'
import type { CommonData, DataForm } from './data/form.ts'
import { References } from './data/references.ts'
import { type Derived, quoteDerived, unknownNames } from './derived.ts'
import { describeScene } from './describe.ts'
import { type FinishedPage, finish } from './finish.ts'
import type { Part } from './parts.ts'
import { Places } from './places.ts'
import { finishScene } from './primitives.ts'
import { readData } from './read-data.ts'
import type { AnyRecipe, RecipeSource } from './recipe.ts'
import { Sheet } from './sheet.ts'

/** The result of drawing; notes are possible mistakes in data that is drawn anyway. */
export type Drawing = { ok: true; scene: Scene; parts: Part[]; notes?: Finding[] } | { ok: false; findings: Finding[] }

/** Reads `input` in the recipe's form and draws it. */
export function drawRecipe(anyRecipe: AnyRecipe, input: unknown): Drawing {
  const recipe = anyRecipe as unknown as RecipeSource<unknown, CommonData>
  const reading = readData(recipe.data as DataForm<never>, input)
  if (!reading.ok) return reading
  const values = recipe.derive?.(reading.data) ?? {}
  const notes = notesOn(reading.data, values)
  const data = fillIn(reading.data, values)
  const sheet = new Sheet(data, { places: new Places(data), references: new References(recipe.data.targets(data)) })
  recipe.draw(data, sheet)
  if (sheet.problems.length > 0) return { ok: false, findings: sheet.problems }
  const page = finish(sheet, data)
  const tooLarge = sizeFindings(page, sheet.widthAdvice)
  if (tooLarge.length > 0) return { ok: false, findings: tooLarge }
  const words = describeScene(recipe.name, data, recipe.describe(data))
  const scene = finishScene({ ...page, ...words })
  const blocked = lastFindings({ scene, parts: page.parts }, recipe, sheet.concerns)
  if (blocked.length > 0) return { ok: false, findings: blocked }
  return { ok: true, scene, parts: page.parts, ...(notes.length === 0 ? {} : { notes }) }
}

/** Title, subtitle and callouts with the values of the names in braces; other braces stay. */
const fillIn = (data: CommonData, values: Derived): CommonData => {
  const fill = (words: string): string => quoteDerived(words, values)
  return {
    ...data,
    title: fill(data.title),
    ...(data.subtitle === undefined ? {} : { subtitle: fill(data.subtitle) }),
    ...(data.callouts === undefined
      ? {}
      : { callouts: data.callouts.map(({ on, text }) => ({ on, text: fill(text) })) }),
  }
}

/** Braces that refer to nothing, if the recipe has values to refer to. */
const notesOn = ({ title, subtitle = '', callouts = [] }: CommonData, values: Derived): Finding[] => {
  const known = Object.keys(values).map((name) => `{${name}}`)
  if (known.length === 0) return []
  const texts = [
    ['title', title],
    ['subtitle', subtitle],
    ...callouts.map(({ text }, at) => [`callouts.${at}.text`, text]),
  ]
  return texts.flatMap(([at = '', words = '']) =>
    unknownNames(words, values).map((name) => ({
      at,
      problem: `{${name}} stays as it is; what can be quoted here is ${known.join(', ')}`,
    })),
  )
}

/** Widest page (type of 12 px stays readable, R04), tallest canvas, and most elements (scene limits). */
const most = { width: 1200, height: 2400, elements: 300 }

const sizeFindings = ({ width, height, elements }: FinishedPage, { at, advice }: Sheet['widthAdvice']): Finding[] => [
  ...(width > most.width ? [{ at, problem: `the drawing is ${width} px wide, ${most.width} px fit: ${advice}` }] : []),
  ...(height > most.height
    ? [{ at: '', problem: `the drawing is ${height} px high, ${most.height} px fit: remove items` }]
    : []),
  ...(elements.length > most.elements
    ? [
        {
          at: '',
          problem: `the drawing needs ${elements.length} elements, a scene has at most ${most.elements}: remove items`,
        },
      ]
    : []),
]

/** Rules about wording, which drawing cannot ensure: the meaning of title and description, real content. */
const notJudged = new Set(['R01', 'R24'])

/**
 * The linter's findings that block and those that the drawing was concerned about, at the places in the data that the
 * elements were drawn from.
 */
const lastFindings = (
  { scene, parts }: { scene: Scene; parts: Part[] },
  { family, suppressions }: Pick<RecipeSource<unknown, CommonData>, 'family' | 'suppressions'>,
  concerns: readonly Concern[],
): Finding[] => {
  const found = blockingFindings(scene, { family }, concernedRules(concerns, suppressions))
  return found.filter(({ rule }) => !notJudged.has(rule)).flatMap((finding) => toFindings(finding, parts, concerns))
}

const toFindings = (finding: ReviewFinding, parts: Part[], concerns: readonly Concern[]): Finding[] => {
  const at = parts.find(({ elements }) => elements.includes(elementOf(finding) ?? -1))?.at
  if (finding.level === 'warn') return findingsOfConcerns(finding, at, concerns)
  return [{ at: at ?? '', problem: `cannot be drawn cleanly (${finding.rule}): ${finding.problem}` }]
}
