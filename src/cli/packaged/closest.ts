/**
 * The recipes closest to a search that found nothing, from the catalog of this package.
 */
import { type Family, families } from '../../catalog/recipe.ts'
import { createSearch } from '../../catalog/search.ts'
import { searchDocument } from '../../catalog/search-document.ts'
import { readIndex } from './index.ts'

/** The ids of the closest recipes, closest first; none if nothing is close. */
export function closestIds(q: string, family: string | undefined): string[] {
  const search = createSearch(readIndex().map(searchDocument))
  const known: Family | undefined = families.find((name) => name === family)
  return search({ q, family: known })
    .hits.slice(0, most)
    .map(({ id }) => id)
}

/** More do not help. */
const most = 3
