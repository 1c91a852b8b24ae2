/**
 * The search over the catalog of this package: the same as the service's.
 */
import { createSearch, type Query } from '../../catalog/search.ts'
import { searchDocument } from '../../catalog/search-document.ts'
import type { IndexEntry } from './index.ts'

/** The recipes that a query finds, best first. */
export function search(entries: readonly IndexEntry[], query: Query): IndexEntry[] {
  const { hits } = createSearch(entries.map(searchDocument))(query)
  return hits.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? [])
}

/** The words of a query that nothing in the catalog has, where the others found something. */
export function unknownWords(entries: readonly IndexEntry[], query: Query): readonly string[] {
  return createSearch(entries.map(searchDocument))(query).unknown ?? []
}
