/**
 * The search over the catalog of this package: the same as the service's.
 */
import { createSearch, type Query } from '../../catalog/search.ts'
import { searchDocument } from '../../catalog/search-document.ts'
import type { IndexEntry } from './index.ts'

/** What a query finds, best first; `unknown` are words that nothing in the catalog has, where the others found something. */
type Found = { recipes: IndexEntry[]; unknown: readonly string[] }

/** The recipes that a query finds. */
export function search(entries: readonly IndexEntry[], query: Query): Found {
  const { hits, unknown = [] } = createSearch(entries.map(searchDocument))(query)
  return { recipes: hits.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? []), unknown }
}
