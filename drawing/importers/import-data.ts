/**
 * Reads what an engineer already has (CSV, folded stacks, a query plan) into the data of a recipe.
 *
 * Pure, and never throws for input: findings name the line that cannot be read, or the field that does not fit.
 */
import type { Finding } from '../../src/scene/findings.ts'
import { readData } from '../read-data.ts'
import type { AnyRecipe } from '../recipe.ts'
import type { ImportedData, Importer } from './importer.ts'
import { importers, importersFor } from './importers.ts'

/** `from`: an importer's name; `title`, `subtitle` and `source` take the place of those that the importer chose. */
export type ImportOptions = {
  from: string
  title?: string | undefined
  subtitle?: string | undefined
  source?: string | undefined
}

/** Data of the recipe's form, ready to be drawn or edited, or why there are none. */
export type ImportOutcome = { ok: true; data: ImportedData } | { ok: false; findings: Finding[] }

/** Reads `input` with the importer that `from` names. Text may be given as bytes in UTF-8. */
export function importData(recipe: AnyRecipe, input: string | Uint8Array, options: ImportOptions): ImportOutcome {
  const { from, ...words } = options
  const { shape } = recipe.data
  const importer = Object.hasOwn(importers, from) ? importers[from] : undefined
  if (importer === undefined || !importer.shapes.includes(shape)) return notTaken(from, importer, shape)
  const imported =
    importer.kind === 'bytes' ? importer.read(bytesOf(input), { shape }) : importer.read(textOf(input), { shape })
  if (!imported.ok) return imported
  const given = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined))
  return asRecipeTakes(
    recipe,
    imported.candidates.map((candidate) => ({ ...candidate, ...given })),
  )
}

/** The first candidate that fits the recipe's form; if none does, what is wrong with the one that is nearest to it. */
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

const textOf = (input: string | Uint8Array): string =>
  (typeof input === 'string' ? input : new TextDecoder().decode(input)).replace(/^\ufeff/, '')

const bytesOf = (input: string | Uint8Array): Uint8Array =>
  typeof input === 'string' ? new TextEncoder().encode(input) : input
