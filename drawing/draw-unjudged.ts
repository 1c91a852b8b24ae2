/**
 * Draws data with a recipe, without a look at the drawing: the linter is as much code as all of this, and an editor shows
 * the picture first. Never throws for data.
 */

import type { Layouts } from '../layout/layout.ts'
import type { Finding } from '../src/scene/findings.ts'
import { limits } from '../src/scene/limits.ts'
import { cutTo, drawsAll } from './cut.ts'
import type { CommonData, DataForm } from './data/form.ts'
import { References } from './data/references.ts'
import { type Derived, namesIn, quoteInSentences } from './derived.ts'
import { describeScene } from './describe.ts'
import { type Aspect, type DrawOptions, pages } from './draw-options.ts'
import type { DrawnScene } from './drawn.ts'
import { type FinishedPage, finish } from './finish.ts'
import { narrowed } from './narrowed.ts'
import type { Drawing, Warning } from './outcome.ts'
import { Places } from './places.ts'
import { finishScene } from './primitives.ts'
import { quietWords } from './quiet-words.ts'
import { quoteNotes } from './quote-notes.ts'
import { readData } from './read-data.ts'
import type { AnyRecipe, RecipeSource } from './recipe.ts'
import { type Advice, Sheet } from './sheet.ts'
import type { Looked } from './unshown-notes.ts'

/** A drawing with what it was made of, from which `unshownNotes` says what of the data it does not show. */
export type UnjudgedDrawing = (Extract<Drawing, { ok: true }> & { looked: Looked }) | Extract<Drawing, { ok: false }>

/**
 * Reads `input` in the recipe's form and draws it, or a part of it, for a page; `drawRecipe` judges it, too. Who draws
 * nearly the same data again and again keeps the layouts.
 */
export function drawUnjudged(
  anyRecipe: AnyRecipe,
  input: unknown,
  { aspect = 'content', part, layouts }: DrawOptions & { layouts?: Map<string, Layouts> } = {},
): UnjudgedDrawing {
  const recipe = anyRecipe as unknown as AnySource
  const reading = readData(recipe.data as DataForm<never>, input, { anySize: part !== undefined })
  if (!reading.ok) return reading
  const draw = (plots?: number): Attempt => drawPart(recipe, reading.data, { aspect, part, layouts, plots })
  const first = narrowed(draw(), aspect, draw)
  if (first.ok || first.isTooLarge !== true) return first
  const tight = first.canBeTight ? drawPart(recipe, reading.data, { aspect, part, tight: true }) : first
  return tight.ok ? tight : (drawnInPart(recipe, reading.data, { aspect, part }) ?? first)
}

type AnySource = RecipeSource<unknown, CommonData>

/** A drawing; or why there is none: `isTooLarge` says that it is for what a scene can hold, and for nothing else. */
type Attempt =
  | Extract<UnjudgedDrawing, { ok: true }>
  | { ok: false; findings: Finding[]; isTooLarge?: boolean; canBeTight?: boolean }

/** `isAgain`: other data are drawn for comparison only. */
type Wanted = DrawOptions & {
  aspect: Aspect
  tight?: boolean
  isAgain?: true
  plots?: number | undefined
  layouts?: Map<string, Layouts> | undefined
}

/** The largest part of a graph that fits, with what is said of it; undefined where a part was asked for, or none fits. */
const drawnInPart = (recipe: AnySource, data: CommonData, { aspect, part }: Wanted): UnjudgedDrawing | undefined => {
  if (part !== undefined) return undefined
  for (const each of recipe.data.fittingParts?.(data, recipe.data.targets(data)) ?? []) {
    const drawing = drawPart(recipe, data, { aspect, part: each.part, tight: true })
    if (drawing.ok) return { ...drawing, warnings: [...each.warnings, ...drawing.warnings] }
  }
  return undefined
}

/** Draws data that were read, or a part of them. */
function drawPart(recipe: AnySource, given: CommonData, wanted: Wanted): Attempt {
  const { aspect, part, tight = false, isAgain = false, layouts = new Map(), plots } = wanted
  const values = recipe.derive?.(given) ?? {}
  const data = fillIn(given, values)
  const targets = recipe.data.targets(data)
  const cut = cutTo(part, data, recipe.data)
  if (!cut.ok) return cut
  const context = {
    places: new Places(data, targets),
    references: new References(targets),
    quoted: new Set(namesIn(`${given.title} ${given.subtitle ?? ''}`)),
    page: plots === undefined ? pages[aspect] : { ...pages[aspect], plots },
    shown: cut.shown,
    tight,
    layouts,
  }
  const sheet = drawnOn(recipe, data, context)
  const quiet = quietWords(sheet)
  if (part !== undefined && !sheet.isCut) return { ok: false, findings: [drawsAll] }
  if (sheet.problems.length > 0) return { ok: false, findings: sheet.problems }
  if (cut.sentence !== undefined) sheet.footnote(cut.sentence)
  const page = finish(sheet, cut.data, () => drawnOn(recipe, { ...data, focus: [] }, context))
  const tooLarge = beyondScene(page, sheet)
  if (tooLarge.length > 0) return { ok: false, findings: tooLarge, isTooLarge: true, canBeTight: sheet.canBeTight }
  const scene = finishScene({ ...page, ...describeScene(recipe.name, data, recipe.describe(cut.data)) })
  const drawn = { scene, parts: page.parts }
  const redraw = (change: (data: CommonData) => CommonData): DrawnScene | undefined => {
    const other = drawPart(recipe, change(given), { ...wanted, layouts, isAgain: true })
    return other.ok ? other : undefined
  }
  const looked = { recipe, sheet, quiet, data: cut.data, again: { drawn, redraw } }
  if (isAgain) return { ok: true, ...drawn, warnings: [], looked }
  const warnings = [
    ...quoteNotes(given, { values, meanings: recipe.meanings }),
    ...sheet.warnings,
    ...cut.notes,
    ...wideWarnings(page, sheet, aspect),
  ]
  return { ok: true, ...drawn, warnings, looked }
}

const drawnOn = (recipe: AnySource, data: CommonData, context: ConstructorParameters<typeof Sheet>[1]): Sheet => {
  const sheet = new Sheet(data, context)
  recipe.draw(data, sheet)
  return sheet
}

/** Title, subtitle and callouts with the values of the names in braces; other braces stay. */
const fillIn = (data: CommonData, values: Derived): CommonData => {
  const fill = (words: string): string => quoteInSentences(words, values)
  return {
    ...data,
    title: fill(data.title),
    ...(data.subtitle === undefined ? {} : { subtitle: fill(data.subtitle) }),
    ...(data.callouts === undefined
      ? {}
      : { callouts: data.callouts.map(({ on, text }) => ({ on, text: fill(text) })) }),
  }
}

const wideWarnings = ({ width }: FinishedPage, { page, ifWide: { at, advice } }: Sheet, aspect: Aspect): Warning[] => {
  const place = aspect === 'content' ? 'page' : aspect
  const problem = `the drawing is ${width} px wide, ${page.width} px fit a ${place}: ${advice}`
  return width <= page.width ? [] : [{ level: 'warning', at, problem }]
}

/** What no scene can hold. */
const beyondScene = ({ width, height, elements, parts }: FinishedPage, { ifWide, ifHigh }: Sheet): Finding[] => {
  const { canvas, elements: most } = limits
  const beyond = (size: number, what: string, { at, advice }: Advice): Finding[] =>
    size <= canvas.max
      ? []
      : [{ at, problem: `the drawing is ${size} px ${what}, a scene has at most ${canvas.max}: ${advice}` }]
  const own = parts.filter(({ at }) => !at.startsWith('@'))
  const largest = own.toSorted((a, b) => b.elements.length - a.elements.length)[0]
  const isGraph = parts.some(({ at }) => at.startsWith('nodes.'))
  const advice = `remove items, or ${isGraph ? 'draw a part of the graph (around, depth)' : 'draw two diagrams'}`
  const problem = `the drawing needs ${elements.length} elements${largest === undefined ? '' : `, ${largest.elements.length} of them for ${largest.at}`}; a scene has at most ${most}: ${advice}`
  return [
    ...beyond(width, 'wide', ifWide),
    ...beyond(height, 'high', ifHigh),
    ...(elements.length > most ? [{ at: '', problem }] : []),
  ]
}
