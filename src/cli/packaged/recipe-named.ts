/**
 * The recipe that a call names, from the catalog of this package.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { CliError } from '../cli-error.ts'
import { readIndex, readRecipe } from './index.ts'
import { unknownRecipe } from './unknown-recipe.ts'

/** The whole recipe of an id; throws a CliError with the nearest ids if there is none. */
export function recipeNamed(id: string): Recipe {
  const recipe = readRecipe(id)
  if (recipe !== undefined) return recipe
  throw new CliError(
    unknownRecipe(
      id,
      readIndex().map((entry) => entry.id),
    ),
  )
}
