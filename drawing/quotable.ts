/**
 * What titles, subtitles and callouts may quote: the values that a recipe derives from data.
 */
import type { CommonData, DataForm } from './data/form.ts'
import type { Derived } from './derived.ts'
import { readData } from './read-data.ts'
import type { AnyRecipe, RecipeSource } from './recipe.ts'

/** The values by name, as they are quoted; none where the data cannot be read or the recipe derives nothing. */
export function quotableValues(anyRecipe: AnyRecipe, input: unknown): Derived {
  const { data, derive } = anyRecipe as unknown as RecipeSource<unknown, CommonData>
  if (derive === undefined) return {}
  const reading = readData(data as DataForm<never>, input, { anySize: true })
  return reading.ok ? derive(reading.data as CommonData) : {}
}
