/**
 * What a wrong URL may have meant: recipes, and other pages.
 */
import { nearest } from '../../catalog/nearest.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import { chaptersOf } from '../docs/guide/chapters.ts'
import type { PageContext } from '../page.ts'
import { byScore } from '../universal/near.ts'

export type PageLink = { path: string; title: string }

/** The recipes closest to a path or an unknown id, and the rest of their family; none if nothing is like it. */
export function closestRecipes({ service: { catalog } }: PageContext, wrong: string): Recipe[] {
  const words = wordsIn(wrong)
  const near = catalog.nearestIds(words.replaceAll(' ', '-'))
  const { hits, relaxed } = catalog.search({ q: words })
  // A word of a path that a description or a question happens to have is no likeness.
  const found = relaxed
    ? []
    : hits.filter(({ why }) => why !== undefined && why.kind !== 'question').map(({ id }) => id)
  const close = [...found, ...near].flatMap((id) => catalog.find(id) ?? [])
  const related = catalog.recipes.filter(({ family }) => family === close[0]?.family)
  return [...new Set([...close, ...related])].slice(0, mostRecipes)
}

/** The recipe whose page has a wrong parameter, and the rest of its family. */
export function askedRecipes({ service: { catalog } }: PageContext, path: string): Recipe[] {
  const asked = catalog.find(/^\/diagrams\/([^/]+)$/.exec(path)?.[1] ?? '')
  if (asked === undefined) return []
  const related = byScore(catalog.recipes).filter(({ id, family }) => family === asked.family && id !== asked.id)
  return [asked, ...related].slice(0, mostRecipes)
}

/** Suggestions if nothing is close. */
export const highestRated = ({ service: { catalog } }: PageContext): Recipe[] => byScore(catalog.recipes).slice(0, 6)

/** How many recipes are suggested for a wrong URL: one, and full rows of others at every width. */
const mostRecipes = 7

/** The pages closest to a path, including chapters of the documentation. */
export const closestPages = ({ site }: PageContext, path: string): PageLink[] => {
  const pages = [...sections, ...chaptersOf(site).map(({ path: at, title }) => ({ path: at, title }))]
  const lastOf = ({ path: at }: PageLink): string => at.split('/').at(-1) ?? ''
  const wanted = wordsIn(path).replaceAll(' ', '-')
  return nearest(wanted, pages.map(lastOf), mostPages).flatMap((name) => pages.filter((page) => lastOf(page) === name))
}

const sections: readonly PageLink[] = [
  { path: '/compare', title: 'Compare' },
  { path: '/sandbox', title: 'Sandbox' },
]

const mostPages = 3

/** The words of a path that may name something. */
export const wordsIn = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .slice(0, 100)
    .trim()
