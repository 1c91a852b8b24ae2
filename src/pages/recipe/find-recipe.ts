/**
 * The recipe that a page's address names, or a refusal with the nearest ids (H8).
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { ApiError } from '../../http/errors.ts'
import type { Service } from '../../http/service.ts'
import { clip } from '../../http/target.ts'

/** Finds a recipe by its exact id. */
export const findRecipe = ({ catalog, baseUrl }: Service, id: string): Recipe => {
  const recipe = catalog.find(id)
  if (recipe !== undefined) return recipe
  const near = catalog.nearestIds(id)
  throw new ApiError('unknown_diagram', {
    message: `There is no diagram "${clip(id)}".`,
    hint: `${near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : ''}The gallery at ${baseUrl}/ shows every recipe.`,
  })
}
