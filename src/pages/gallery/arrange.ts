/**
 * How the gallery arranges recipes: by family, by score, by name, or by what a search found.
 *
 * Pure and small: the same function arranges on the server and in the page.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Query } from '../../catalog/search.ts'

export const sorts = ['family', 'overall', 'name'] as const
export type Sort = (typeof sorts)[number]

/** What the gallery shows. */
export type Wish = Query & { sort: Sort }

export type Group = { title: string; recipes: Recipe[] }

export type Arrangement = {
  groups: Group[]
  /** How many recipes were found; those that only come close are not. */
  found: number
  /** One sentence that says what is shown. */
  summary: string
}

/** What an arrangement is made from: a catalog, or its index in the page. */
export type Shelf = {
  recipes: readonly Recipe[]
  search(query: Query): Recipe[]
  closest(query: Query, count: number): Recipe[]
}

const compare: Record<Exclude<Sort, 'family'>, (a: Recipe, b: Recipe) => number> = {
  overall: (a, b) => b.overall - a.overall || a.name.localeCompare(b.name, 'en'),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
}

const byFamily = (recipes: Recipe[]): Group[] => {
  const groups = new Map<string, Recipe[]>()
  for (const recipe of recipes) groups.set(recipe.family, [...(groups.get(recipe.family) ?? []), recipe])
  return [...groups].map(([title, members]) => ({ title, recipes: members }))
}

const count = (number: number): string => `${number} ${number === 1 ? 'recipe' : 'recipes'}`

const summarise = (found: number, { q = '', family }: Wish): string => {
  const where = family === undefined ? '' : ` in ${family}`
  if (q.trim() === '') return `${count(found)}${where}.`
  return found > 0 ? `${count(found)}${where} for “${q.trim()}”.` : `No recipe${where} for “${q.trim()}”.`
}

const titles: Record<Sort, string> = { family: 'Best match first', overall: 'By overall score', name: 'By name' }

/** Arranges what a wish finds; where it finds nothing, what comes closest. */
export const arrange = (shelf: Shelf, wish: Wish): Arrangement => {
  const found = shelf.search(wish)
  const summary = summarise(found.length, wish)
  const searching = (wish.q ?? '').trim() !== ''
  if (found.length === 0) {
    const near = shelf.closest(wish, 6)
    return { groups: near.length === 0 ? [] : [{ title: 'Closest recipes', recipes: near }], found: 0, summary }
  }
  if (wish.sort === 'family')
    return {
      groups: searching ? [{ title: titles.family, recipes: found }] : byFamily(found),
      found: found.length,
      summary,
    }
  const recipes = found.sort(compare[wish.sort])
  return { groups: [{ title: titles[wish.sort], recipes }], found: found.length, summary }
}
