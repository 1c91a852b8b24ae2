/**
 * What the service is built from, as included in this package.
 */

import type { AppOptions } from '../app/create-app.ts'
import type { Recipe } from '../catalog/recipe.ts'
import { readPackageJson } from './package.ts'

/** Every recipe of the package. */
export async function loadRecipes(): Promise<Recipe[]> {
  return readPackageJson('dist/catalog.json') as Recipe[]
}

/** The site: guide, styles and scripts. */
export type ServedSite = NonNullable<AppOptions['site']>

/** The site of the package. */
export const loadSite = async (): Promise<ServedSite> => readPackageJson('dist/site.json') as ServedSite
