/**
 * What a reader of a recipe may want instead or next.
 */
import type { Catalog } from '../../catalog/catalog.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import { namedIn } from '../../catalog/search-document.ts'

export type Related = {
  /** What its avoidWhen names, in that order. */
  instead: Recipe[]
  /** Its family, without itself and its alternatives. */
  family: Recipe[]
  previous: Recipe | undefined
  next: Recipe | undefined
}

/** The neighbors of a recipe in the catalog. */
export function relatedTo(recipe: Recipe, catalog: Catalog): Related {
  const instead = namedIn(recipe.avoidWhen)
    .flatMap((id) => catalog.find(id) ?? [])
    .filter(({ id }) => id !== recipe.id)
  const at = catalog.recipes.indexOf(recipe)
  return {
    instead,
    family: catalog.recipes.filter(
      (each) => each.family === recipe.family && each !== recipe && !instead.includes(each),
    ),
    previous: catalog.recipes[at - 1],
    next: catalog.recipes[at + 1],
  }
}
