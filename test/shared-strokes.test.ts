/**
 * Where a drawing has more elements than a scene, its strokes become shared paths: one recipe of each kind of drawing that
 * promises this.
 */
import { expect, test } from 'vitest'
import type { CommonData, DataForm } from '../drawing/data/form.ts'
import { References } from '../drawing/data/references.ts'
import { Places } from '../drawing/places.ts'
import { readData } from '../drawing/read-data.ts'
import type { RecipeSource } from '../drawing/recipe.ts'
import type { LaidPiece } from '../drawing/share-strokes.ts'
import { Sheet } from '../drawing/sheet.ts'
import { readSource } from '../tools/recipes.ts'

const countOf = (pieces: readonly LaidPiece[]): number => pieces.reduce((sum, { elements }) => sum + elements.length, 0)

test.each([
  ['a graph', 'flow-graph'],
  ['a sequence', 'request-sequence'],
  ['layers', 'data-lineage'],
  ['bars', 'soc-block-diagram'],
])('%s shares its strokes where there are too many elements', async (_, id) => {
  const recipe = (await readSource(id)) as unknown as RecipeSource<unknown, CommonData>
  const reading = readData(recipe.data as DataForm<never>, recipe.sample)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  const { data } = reading
  const targets = recipe.data.targets(data)
  const sheet = new Sheet(data, { places: new Places(data, targets), references: new References(targets) })
  recipe.draw(data, sheet)
  const before = countOf(sheet.pieces)
  const shared = sheet.share?.(sheet.pieces, before - 1)
  expect(countOf(shared?.pieces ?? sheet.pieces)).toBeLessThan(before)
})
