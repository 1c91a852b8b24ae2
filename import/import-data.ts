/**
 * Converts what an engineer already has (CSV, folded stacks, a query plan) to the data of a recipe.
 *
 * Pure, and never throws for input: findings name the line that cannot be read, or the field that does not fit.
 */

import { readData } from '../drawing/read-data.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import type { Finding } from '../src/scene/findings.ts'
import type { Imported, ImportedData, Importer, Wanted } from './importer.ts'
import { importers, importersFor } from './importers.ts'
import { entryOf } from './text/entry-of.ts'

/**
 * `from`: an importer's name; `pick`: the subject to draw, where the input has several, such as `GET /pets`; `title`, `subtitle` and `source` take the place of those that the importer chose.
 */
export type ImportOptions = {
  from: string
  pick?: string | undefined
  title?: string | undefined
  subtitle?: string | undefined
  source?: string | undefined
}

/** Data of the recipe's form, ready to be drawn or edited, or why there are none. */
export type ImportOutcome = { ok: true; data: ImportedData } | { ok: false; findings: Finding[] }

/** What is read: text, text or anything else as bytes, or a document that the caller has parsed. */
export type ImportInput = string | Uint8Array | { document: unknown }

/** Reads `input` with the importer that `from` names. Text may be given as bytes in UTF-8, a document as JSON. */
export function importData(recipe: AnyRecipe, input: ImportInput, options: ImportOptions): ImportOutcome {
  const { from, pick, ...words } = options
  const { shape } = recipe.data
  const importer = entryOf(importers, from)
  if (importer === undefined || !importer.shapes.includes(shape)) return notTaken(from, importer, shape)
  const imported = readWith(importer, input, { shape, pick })
  if (!imported.ok) return imported
  const given = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined))
  const outcome = asRecipeTakes(
    recipe,
    imported.candidates.map((candidate) => ({ ...candidate, ...given })),
  )
  const tooMuch = outcome.ok ? undefined : imported.lesser?.().find(({ data }) => takes(recipe, { ...data, ...given }))
  return tooMuch === undefined ? outcome : { ok: false, findings: [{ at: 'line 1', problem: tooMuch.problem }] }
}

const readWith = (importer: Importer, input: ImportInput, wanted: Wanted): Imported => {
  switch (importer.kind) {
    case 'bytes':
      return importer.read(bytesOf(input), wanted)
    case 'text':
      return importer.read(textOf(input), wanted)
    case 'document':
      return importer.read(documentIn(input), wanted)
    default:
      return importer satisfies never
  }
}

const takes = (recipe: AnyRecipe, data: ImportedData): boolean => readData(recipe.data as never, data).ok

/** The first candidate that fits the recipe's form; if none does, the findings of the closest one. */
const asRecipeTakes = (recipe: AnyRecipe, candidates: ImportedData[]): ImportOutcome => {
  let nearest: Finding[] | undefined
  for (const data of candidates) {
    const reading = readData(recipe.data as never, data)
    if (reading.ok) return { ok: true, data }
    if (nearest === undefined || reading.findings.length < nearest.length) nearest = reading.findings
  }
  return { ok: false, findings: nearest ?? [{ at: '', problem: 'nothing to draw in it' }] }
}

const notTaken = (from: string, importer: Importer | undefined, shape: string): ImportOutcome => {
  const fitting = importersFor(shape)
  const instead = fitting.length === 0 ? 'nothing can be imported into it' : `it takes ${fitting.join(', ')}`
  const problem =
    importer === undefined
      ? `there is no importer ${JSON.stringify(from)}; this recipe has data of the shape ${shape}: ${instead}`
      : `${from} (${importer.what}) gives no data of the shape ${shape}: ${instead}`
  return { ok: false, findings: [{ at: '', problem }] }
}

const textOf = (input: ImportInput): string => {
  const text = input instanceof Uint8Array ? new TextDecoder().decode(input) : input
  return (typeof text === 'string' ? text : JSON.stringify(text.document)).replace(/^\ufeff/, '')
}

const bytesOf = (input: ImportInput): Uint8Array =>
  input instanceof Uint8Array ? input : new TextEncoder().encode(textOf(input))

/** A document; undefined if the input is not JSON. */
const documentIn = (input: ImportInput): unknown => {
  if (typeof input === 'object' && 'document' in input) return input.document
  try {
    return JSON.parse(textOf(input))
  } catch {
    return undefined
  }
}
