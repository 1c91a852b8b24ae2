/**
 * The recipes that browsers are shown: every third, and those that a test names; all in an exhaustive run. Their cards are
 * alike, and a browser takes three times as long to show three times as many.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalog, createCatalog } from '../../src/catalog/catalog.ts'
import { searchDocument, writeDocuments } from '../../src/catalog/search-document.ts'
import type { Site } from '../../src/pages/site.ts'
import { exhaustive } from '../exhaustive.ts'

/** A catalog with some of the recipes, and the site with what pages search in it. */
export const someOf = (catalog: Catalog, site: Site): { catalog: Catalog; site: Site } => {
  if (exhaustive) return { catalog, site }
  const tests = readdirSync(import.meta.dirname).map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  const isNamed = (id: string): boolean => tests.some((text) => text.includes(id))
  const some = createCatalog(catalog.recipes.filter(({ id }, at) => at % 3 === 0 || isNamed(id)))
  const body = writeDocuments(some.recipes.map(searchDocument))
  const assets = site.assets.map((asset) => (asset.name === site.names['search.txt'] ? { ...asset, body } : asset))
  return { catalog: some, site: { ...site, assets } }
}
