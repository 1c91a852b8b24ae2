/**
 * What the service is built from, as included in this package.
 */

import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { AppOptions } from '../../app/create-app.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import { packageFile } from '../package.ts'
import { readRecipes } from './index.ts'
import { withSharedAssets } from './shared-assets.ts'

/** Every recipe of the package. */
export async function loadRecipes(): Promise<Recipe[]> {
  return readRecipes()
}

/** The site: guide, styles and scripts. */
export type ServedSite = NonNullable<AppOptions['site']>

/** The site of the package. */
export const loadSite = async (): Promise<ServedSite> =>
  withSharedAssets(
    JSON.parse(brotliDecompressSync(readFileSync(packageFile('dist/site.json.br'))).toString()) as ServedSite,
  )
