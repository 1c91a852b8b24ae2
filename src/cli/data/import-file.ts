/**
 * Imports a file in another format (folded stacks, a query plan, an OpenAPI description, bytes) as data for a recipe to draw.
 */

import type { AnyRecipe } from '../../../drawing/recipe.ts'
import { importData } from '../../../import/import-data.ts'
import { importers } from '../../../import/importers.ts'
import { parseData } from '../../data/parse-data.ts'
import { readBytes, type SizeLimit } from '../scene/scene-file.ts'
import type { DataFile } from './data-file.ts'

/** Reads a file with the importer that `from` names; `-` is standard input. Throws a CliError if it cannot be read. */
export async function importFile(
  file: string,
  { recipe, from, pick }: { recipe: AnyRecipe; from: string; pick?: string | undefined },
): Promise<DataFile & { imported: true }> {
  const { name, bytes } = await readBytes(file, largest)
  // No text: findings name lines of the input, or fields of data that is in no file.
  const imported = { name, text: '', imported: true } as const
  const importer = Object.hasOwn(importers, from) ? importers[from] : undefined
  if (importer?.kind !== 'document') return { ...imported, ...importData(recipe, bytes, { from, pick }) }
  const parsed = await parseData(new TextDecoder().decode(bytes), name)
  return { ...imported, ...(parsed.ok ? importData(recipe, { document: parsed.data }, { from, pick }) : parsed) }
}

/** Profiles and histories are long before they are aggregated. */
const largest: SizeLimit = { bytes: 64 * 1024 * 1024, words: '64 MB' }
