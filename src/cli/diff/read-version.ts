/**
 * Reads one of two versions to compare: a scene, data of a recipe, or a diagram as text.
 */
import * as z from 'zod'
import { drawRecipe } from '../../../drawing/draw-recipe.ts'
import { parseData } from '../../data/parse-data.ts'
import type { Finding } from '../../scene/findings.ts'
import { findingText } from '../../scene/findings.ts'
import { isObject } from '../../scene/json.ts'
import { parseScene } from '../../scene/read-scene.ts'
import { CliError, usageError } from '../cli-error.ts'
import { importText } from '../data/diagram-file.ts'
import { ofDiagram } from '../data/diagram-operands.ts'
import { loadRecipe } from '../data/load-recipe.ts'
import { readText } from '../scene/scene-file.ts'
import { stripControls } from '../terminal.ts'
import type { Version } from './changes.ts'

/** Reads and draws a file; throws a CliError if that cannot be done. `recipe` is that of data that name none. */
export async function readVersion(file: string, recipe: string | undefined): Promise<Version> {
  z.config({ jitless: true })
  const { name, text } = await readText(file)
  if (ofDiagram.test(file)) return fromText(file, { name, text, recipe })
  const parsed = await parseData(text, name)
  if (!parsed.ok) throw cannotDraw(name, parsed.findings)
  if (isSceneLike(parsed.data)) return fromScene(name, text)
  const id = recipe ?? recipeIn(parsed.data)
  if (id === undefined) throw usageError(`${name} is data: name its recipe with --recipe ID.`)
  return fromData(name, { id, data: parsed.data })
}

const isSceneLike = (data: unknown): boolean => isObject(data) && Array.isArray(data['elements'])

const fromScene = (name: string, text: string): Version => {
  const reading = parseScene(text)
  if (!reading.ok) throw cannotDraw(name, reading.findings)
  return { scene: reading.scene }
}

/** The recipe whose schema data name, as files of the editor do. */
const recipeIn = (data: unknown): string | undefined =>
  isObject(data) && typeof data['$schema'] === 'string'
    ? /\/schemas\/data\/([a-z0-9-]+)\.json$/.exec(data['$schema'])?.[1]
    : undefined

const fromData = async (name: string, { id, data }: { id: string; data: unknown }): Promise<Version> => {
  const drawing = drawRecipe(await loadRecipe(id), data)
  if (!drawing.ok) throw cannotDraw(name, drawing.findings)
  return { scene: drawing.scene, parts: drawing.parts, data }
}

type DiagramSource = { name: string; text: string; recipe: string | undefined }

const fromText = async (file: string, { name, text, recipe }: DiagramSource): Promise<Version> => {
  const outcome = await importText({ file, name, text }, { recipe })
  if (outcome.ok) return fromData(name, { id: outcome.recipe, data: outcome.data })
  throw cannotDraw(name, outcome.findings)
}

const cannotDraw = (name: string, [first, ...others]: readonly Finding[]): CliError => {
  const more = others.length === 0 ? '' : ` (and ${others.length} more; diagref draw names them all)`
  return new CliError(`${name} cannot be drawn: ${stripControls(first === undefined ? '' : findingText(first))}${more}`)
}
