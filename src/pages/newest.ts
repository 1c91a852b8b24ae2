/**
 * Which recipes are new: those of the latest day of review, while they are few (H29).
 */
import type { Catalog } from '../catalog/catalog.ts'

/** The ids of the new recipes of a catalog. Not by the clock: a page is the same whenever it is made. */
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

/** New is what stands out: no more than this share of a catalog. */
const mostShare = 0.25
