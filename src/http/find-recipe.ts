/**
 * The recipe that a path names, or an error with the nearest ids (H8).
 */

import type { Recipe } from '../catalog/recipe.ts'
import { clip } from '../scene/clip.ts'
import { ApiError } from './errors.ts'
import { longestId } from './parameters.ts'
import type { Service } from './service.ts'

/** Finds a recipe by its exact, case-sensitive id; `elsewhere` says where every id is listed. */
export function findRecipe(
  { catalog, baseUrl }: Pick<Service, 'catalog' | 'baseUrl'>,
  id: string,
  elsewhere = `${baseUrl}/api/diagrams lists every id.`,
): Recipe {
  const isTooLong = id.length > longestId
  const recipe = isTooLong ? undefined : catalog.find(id)
  if (recipe !== undefined) return recipe
  const near = catalog.nearestIds(id)
  throw new ApiError('unknown_diagram', {
    sought: id,
    message: isTooLong ? `No diagram id is ${id.length} characters long.` : `There is no diagram "${clip(id)}".`,
    hint: `${near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : ''}${elsewhere}`,
  })
}
