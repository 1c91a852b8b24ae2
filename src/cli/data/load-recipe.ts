/**
 * Loads the drawing of one recipe from its own module, so that drawing one loads no other.
 */
import type { AnyRecipe } from '../../../drawing/recipe.ts'
import { CliError } from '../cli-error.ts'
import { readIndex } from '../packaged/index.ts'
import { unknownRecipe } from '../packaged/unknown-recipe.ts'

/** The recipe of an id; throws a CliError with the nearest ids if there is none. */
export async function loadRecipe(id: string): Promise<AnyRecipe> {
  try {
    if (!/^[a-z0-9-]{1,100}$/.test(id)) throw new RangeError(id)
    const module = (await import(`../../../recipes/${id}/recipe.ts`)) as { default: AnyRecipe }
    return module.default
  } catch (error) {
    const ids = readIndex().map((recipe) => recipe.id)
    if (ids.includes(id)) throw error
    throw new CliError(unknownRecipe(id, ids))
  }
}
