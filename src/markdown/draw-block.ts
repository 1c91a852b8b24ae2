/**
 * Draws the text of a block: data with a recipe, or a diagram in a language, as a scene with remarks at lines and
 * columns of the block's own text.
 *
 * Never throws for any text. Nothing of a text that is not drawn is lost in silence: it is a remark.
 */
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { Drawing } from '../../drawing/outcome.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { importReading, notRecognized } from '../../import/diagram/import-reading.ts'
import { recognize } from '../../import/diagram/recognize.ts'
import { ledgerOf } from '../../import/text/ledger.ts'
import { nearest } from '../catalog/nearest.ts'
import { placesInText, readDataText } from '../data/data-text.ts'
import type { LineColumn } from '../data/locate.ts'
import { clip } from '../scene/clip.ts'
import { type Finding, findingText } from '../scene/findings.ts'
import type { Scene } from '../scene/scene.ts'
import type { BlockTools } from './block-tools.ts'
import type { BlockRequest } from './info.ts'

/** A block to draw; `heading` is what stands above it, `file` the name of its text if that has one. */
export type BlockSource = {
  request: BlockRequest
  text: string
  heading?: string | undefined
  file?: string | undefined
  /** Refuses a text with a statement that cannot be read. */
  strict?: boolean
}

/** A remark at a place of a text, or on what asks for it, at line 0. `error`: nothing was drawn; `warning`: something is missing or less than good. */
export type BlockRemark = LineColumn & { level: 'error' | 'warning' | 'note'; problem: string }

/** The scene and the recipe that drew it; or why there is none. */
export type BlockDrawing =
  | { ok: true; recipe: string; scene: Scene; remarks: BlockRemark[] }
  | { ok: false; remarks: BlockRemark[] }

/** Draws a block with tools that were prepared for it. */
export function drawBlock(source: BlockSource, tools: BlockTools): BlockDrawing {
  return source.request.language === undefined ? drawData(source, tools) : drawLanguage(source, tools)
}

const drawData = ({ request, text, file = '' }: BlockSource, tools: BlockTools): BlockDrawing => {
  const id = request.recipe ?? ''
  const recipe = tools.recipes.get(id)
  if (recipe === undefined) return failed([{ ...asking, problem: noRecipe(id, tools.ids) }])
  if (text.trim() === '') return failed([{ ...asking, problem: `has no data; diagref data ${id} prints a sample` }])
  const reading = readDataText(text, file)
  if (!reading.ok)
    return failed(reading.findings.map((each) => ({ ...(reading.place ?? start), problem: findingText(each) })))
  return placed(drawRecipe(recipe, reading.data, { aspect: request.aspect }), { id, recipe, text, file })
}

type Origin = { id: string; recipe: AnyRecipe; text: string; file: string }

/** The outcome of drawing data, each remark at its field. */
const placed = (drawing: Drawing, { id, text, file }: Origin): BlockDrawing => {
  const found: readonly Finding[] = drawing.ok ? drawing.warnings : drawing.findings
  const places = found.length === 0 ? new Map() : placesInText(text, { name: file, paths: found.map(({ at }) => at) })
  const placeOf = ({ at }: Finding): LineColumn => places.get(at) ?? start
  if (!drawing.ok) return failed(found.map((each) => ({ ...placeOf(each), problem: findingText(each) })))
  const remarks = drawing.warnings.map((each): BlockRemark => {
    return { ...placeOf(each), level: each.level, problem: findingText(each) }
  })
  return { ok: true, recipe: id, scene: drawing.scene, remarks }
}

const drawLanguage = ({ request, text, heading, strict = false }: BlockSource, tools: BlockTools): BlockDrawing => {
  const recognized = recognize(text, { from: request.language })
  const reader = recognized === undefined ? undefined : tools.readers.get(recognized.kind)
  if (recognized === undefined || reader === undefined) return failed(ledgerRemarks(notRecognized(text)))
  const reading = reader.read(recognized.text)
  const options = { from: request.language, recipe: request.recipe, heading }
  const outcome = importReading({ ...recognized, reading }, options, (id) => tools.recipes.get(id))
  const remarks = ledgerRemarks(outcome)
  const recipe = outcome.ok ? tools.recipes.get(outcome.recipe) : undefined
  if (!outcome.ok || recipe === undefined || (strict && outcome.findings.length > 0)) return failed(remarks)
  const drawing = drawRecipe(recipe, outcome.data, { aspect: request.aspect })
  if (!drawing.ok) return failed(drawing.findings.map((each) => ({ ...start, problem: findingText(each) })))
  const warnings = drawing.warnings.map(
    (each): BlockRemark => ({ ...start, level: each.level, problem: findingText(each) }),
  )
  return { ok: true, recipe: outcome.recipe, scene: drawing.scene, remarks: [...remarks, ...warnings] }
}

const start: LineColumn = { line: 1, column: 1 }
const asking: LineColumn = { line: 0, column: 1 }

const failed = (remarks: readonly (LineColumn & { problem: string })[]): BlockDrawing => ({
  ok: false,
  remarks: remarks.map(({ line, column, problem }) => ({ line, column, level: 'error', problem })),
})

const ledgerRemarks = (outcome: Parameters<typeof ledgerOf>[0]): BlockRemark[] =>
  ledgerOf(outcome).map(({ line, column, words }) => ({ line, column, level: 'warning', problem: words }))

const noRecipe = (id: string, ids: readonly string[]): string => {
  const near = nearest(id, ids)
  const meant = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`
  return `there is no recipe "${clip(id, 100)}".${meant} diagref list shows all.`
}
