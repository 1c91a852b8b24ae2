/**
 * What the gallery shows if nothing is about the query: the closest recipes and why, the highest rated, and shorter
 * queries that find something.
 */
import type { Hit, SearchResult } from '../../catalog/search.ts'
import type { Arrangement, GalleryQuery, GroupEntry, RecipeGroup, Shelf } from './arrange.ts'
import { hitReason } from './reason.ts'

/** The arrangement without its counts; `hits` are those of the query, in its family if it has one. */
export function near(
  shelf: Shelf,
  query: GalleryQuery,
  { hits }: Pick<SearchResult, 'hits'>,
): Omit<Arrangement, 'counts'> {
  const elsewhere = query.family === undefined ? [] : aboutIt(shelf, query.q)
  const close = elsewhere.length > 0 ? inOtherFamilies(shelf, elsewhere) : closest(shelf, hits)
  const others = shelf.recipes.filter(({ id }) => !close.some((each) => each.id === id))
  const groups: RecipeGroup[] = [
    { title: elsewhere.length > 0 ? 'In other families' : 'Closest', entries: close, isRow: true },
    {
      title: 'To begin with',
      entries: byScore(others)
        .slice(0, 2 * fullRow)
        .map(({ id }) => ({ id })),
    },
  ]
  const notice = close.length > 0 ? 'These come closest.' : ''
  const headline = `No diagram${inFamily(query)} for ${quoted(query.q)}`
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    headline,
    notice,
    summary: `${headline}. ${notice}`.trimEnd(),
    suggestions: suggestionsFor(shelf, hits),
    relaxed: true,
  }
}

/** What other families have for the query. */
const aboutIt = (shelf: Shelf, q: string | undefined): readonly Hit[] => {
  const { hits, relaxed } = shelf.search({ q })
  return relaxed ? [] : hits.slice(0, fullRow)
}

const inOtherFamilies = ({ recipes }: Shelf, hits: readonly Hit[]): GroupEntry[] =>
  hits.flatMap(({ id }) =>
    recipes.filter((recipe) => recipe.id === id).map(({ family }) => ({ id, reason: `In ${family}` })),
  )

/** The hits, followed by the family of the best one to fill the row. */
const closest = ({ recipes }: Shelf, hits: readonly Hit[]): GroupEntry[] => {
  const entries: GroupEntry[] = hits.slice(0, fullRow).map(entryOf)
  const family = recipes.find(({ id }) => id === entries[0]?.id)?.family
  const related = recipes.filter((recipe) => recipe.family === family && !entries.some(({ id }) => id === recipe.id))
  return [...entries, ...related.map(({ id }) => ({ id, reason: `Also in ${family}` }))].slice(0, fullRow)
}

/** A hit with its reason. */
export const entryOf = (hit: Hit): GroupEntry => {
  const reason = hitReason(hit)
  return reason === undefined ? { id: hit.id } : { id: hit.id, reason }
}

/** As many cards as a row of the widest grid has. */
export const fullRow = 5

/** Highest rated first, ties by name. */
export const byScore = <Each extends Shelf['recipes'][number]>(recipes: readonly Each[]): Each[] =>
  [...recipes].sort((a, b) => b.overall - a.overall || a.name.localeCompare(b.name, 'en'))

/** Words of a longer query that find something by themselves, then examples of what finds something. */
const suggestionsFor = (shelf: Shelf, hits: readonly Hit[]): string[] => {
  const words = [...new Set(hits.flatMap((hit) => hit.words))]
  const found = words.filter((q) => !shelf.search({ q }).relaxed)
  return [...new Set([...found, ...examplesOf(shelf)])].slice(0, mostSuggested)
}

/** The examples that find something; each is tried once, not on every keystroke. */
const examplesOf = (shelf: Shelf): readonly string[] => {
  const known = examples.get(shelf) ?? exampleSearches.filter((q) => !shelf.search({ q }).relaxed)
  examples.set(shelf, known)
  return known
}

const examples = new WeakMap<Shelf, readonly string[]>()

const mostSuggested = 5

/** Example searches; the whole catalog has results for each. */
export const exampleSearches: readonly string[] = ['login flow', 'k8s', 'database schema', 'roadmap', 'latency']

/** A query as the page quotes it, truncated if long. */
export const quoted = (q = ''): string => {
  const words = q.trim()
  return `“${words.length > longestQuoted ? `${words.slice(0, longestQuoted).trimEnd()}…` : words}”`
}

const longestQuoted = 60

/** The family of a query, for a sentence. */
export const inFamily = ({ family }: GalleryQuery): string => (family === undefined ? '' : ` in ${family}`)
