/**
 * Recipes as the API returns them: words and scores, and locators built from the base URL (H25).
 */
import type { Catalog } from '../catalog/catalog.ts'
import { families, type Recipe } from '../catalog/recipe.ts'

/** Recipes as JSON text, each serialized once; lists are joins of these. */
export type RecipeJson = { one(recipe: Recipe): string; list(recipes: readonly Recipe[]): string }

/** Serializes a catalog once. */
export function createRecipeJson(catalog: Catalog, baseUrl: string): RecipeJson {
  const texts = new Map(catalog.recipes.map((recipe) => [recipe.id, JSON.stringify(toRecipeResource(recipe, baseUrl))]))
  const one = (recipe: Recipe): string => texts.get(recipe.id) ?? JSON.stringify(toRecipeResource(recipe, baseUrl))
  const head = `{"version":1,"families":${JSON.stringify(families)},"recipes":[`
  return { one, list: (recipes) => `${head}${recipes.map(one).join(',')}]}` }
}

/** The part of a recipe that the API returns. */
type Listed = Omit<Recipe, 'scene' | 'data' | 'parts' | 'aliases' | 'questions'>

/** A recipe with its locators, its fields in the order of the specification. */
export const toRecipeResource = (recipe: Listed, baseUrl: string) => ({
  id: recipe.id,
  name: recipe.name,
  family: recipe.family,
  description: recipe.description,
  useWhen: recipe.useWhen,
  avoidWhen: recipe.avoidWhen,
  primitives: recipe.primitives,
  visual: recipe.visual,
  ease: recipe.ease,
  overall: recipe.overall,
  rationale: recipe.rationale,
  reviewed: recipe.reviewed,
  revision: recipe.revision,
  status: 'baseline' as const,
  page: `${baseUrl}/diagrams/${recipe.id}`,
  scene: `${baseUrl}/api/diagrams/${recipe.id}/scene`,
  svg: `${baseUrl}/api/diagrams/${recipe.id}/svg`,
})
