/**
 * Which recipes are new: those with the latest review date, if they are few (H29).
 */
import type { Catalog } from '../catalog/catalog.ts'

/** The ids of the new recipes of a catalog. Independent of the clock: a page is the same whenever it is made. */
export function newestIn(catalog: Pick<Catalog, 'recipes'>): ReadonlySet<string> {
  const known = found.get(catalog)
  if (known !== undefined) return known
  const latest = catalog.recipes
    .map(({ reviewed }) => reviewed)
    .sort()
    .at(-1)
  const ids = catalog.recipes.filter(({ reviewed }) => reviewed === latest).map(({ id }) => id)
  const newest = new Set(ids.length <= catalog.recipes.length * mostShare ? ids : [])
  found.set(catalog, newest)
  return newest
}

const found = new WeakMap<object, ReadonlySet<string>>()

/** At most this share of a catalog can be new. */
const mostShare = 0.25
