/**
 * Which recipes are worth comparing: those that name each other as the better choice in some case.
 */
import type { Catalog } from '../../catalog/catalog.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import { readAlternatives } from '../recipe/guidance.ts'
import { questionOf } from '../site-text.ts'

export type RecipePair = readonly [Recipe, Recipe]

/** Pairs that name each other, the best rated first, each recipe once; at most `count`. */
export function readyPairs(catalog: Catalog, count: number): RecipePair[] {
  const { recipes } = catalog
  const named = new Map(recipes.map((recipe) => [recipe.id, idsNamedBy(recipe)]))
  const pairs = recipes.flatMap((recipe): RecipePair[] =>
    [...(named.get(recipe.id) ?? [])].flatMap((id) => {
      const other = catalog.find(id)
      return other !== undefined && recipe.id < id && named.get(id)?.has(recipe.id) ? [[recipe, other]] : []
    }),
  )
  const used = new Set<string>()
  return pairs
    .sort((a, b) => worth(b) - worth(a))
    .filter(([a, b]) => {
      if (used.has(a.id) || used.has(b.id)) return false
      used.add(a.id).add(b.id)
      return true
    })
    .slice(0, count)
}

const idsNamedBy = ({ avoidWhen }: Recipe): ReadonlySet<string> =>
  new Set(readAlternatives(avoidWhen).alternatives.flatMap(({ ids }) => ids))

const worth = ([a, b]: RecipePair): number => a.overall + b.overall

/** Suggestions to compare with these recipes: those they name as better in some case, then their families. */
export function suggestionsFor(chosen: readonly Recipe[], catalog: Catalog, count: number): Recipe[] {
  const named = chosen.flatMap((recipe) => [...idsNamedBy(recipe)].flatMap((id) => catalog.find(id) ?? []))
  const related = catalog.recipes.filter(({ family }) => chosen.some((recipe) => recipe.family === family))
  return [...new Set([...named, ...related])].filter((recipe) => !chosen.includes(recipe)).slice(0, count)
}

/** When to choose a recipe rather than the others: what they say about it, else what people ask who need it. */
export const reasonsFor = (recipe: Recipe, others: readonly Recipe[]): string[] => {
  const cases = casesFor(recipe, others)
  return cases.length > 0 ? cases : [`You ask, “${questionOf(recipe)}”`]
}

/** The cases in which the others name a recipe as better, each once. */
export function casesFor(recipe: Recipe, others: readonly Recipe[]): string[] {
  const needs = others
    .filter((other) => other !== recipe)
    .flatMap(({ avoidWhen }) => readAlternatives(avoidWhen).alternatives)
    .filter(({ ids }) => ids.includes(recipe.id))
    .map(({ need }) => need)
  return [...new Set(needs)]
}
