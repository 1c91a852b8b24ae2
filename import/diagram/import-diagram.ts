/**
 * Imports a diagram that exists as text: recognizes its language, reads it, and makes the data of a recipe from it.
 *
 * Pure: no I/O, no DOM, nothing in the text is executed. Never throws for any text. The code of a kind is loaded when
 * its words are seen.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { RecipeWay } from '../convert/conversion.ts'
import { loadPreprocessor } from '../plantuml/preprocess.ts'
import { type DiagramImport, type DiagramOptions, importReading, notRecognized } from './import-reading.ts'
import { recognize } from './recognize.ts'

export type { DiagramImport, DiagramOptions } from './import-reading.ts'

/** Loads a recipe by its id. */
export type LoadRecipe = (id: string) => Promise<AnyRecipe>

/** Imports the diagram in `text`, or the first of several in Markdown. */
export async function importDiagram(text: string, options: DiagramOptions, load: LoadRecipe): Promise<DiagramImport> {
  await loadPreprocessor(text)
  const recognized = recognize(text, options)
  if (recognized === undefined) return notRecognized(text)
  const reading = (await recognized.kind.load(recognized.text)).read(recognized.text)
  const recipes = await loadWays(reading.ways, load)
  return importReading({ ...recognized, reading }, options, (id) => recipes.get(id))
}

/** The recipes of every way to draw a text, with what making their data needs. */
export const loadWays = async (ways: readonly RecipeWay[], load: LoadRecipe): Promise<Map<string, AnyRecipe>> => {
  const recipes = new Map<string, AnyRecipe>()
  for (const { recipe, prepare } of ways) {
    if (!recipes.has(recipe)) recipes.set(recipe, await load(recipe))
    await prepare?.()
  }
  return recipes
}
