/**
 * What the service is made of, as this package holds it.
 */
import type { Recipe } from '../catalog/recipe.ts'
import type { AppOptions } from '../http/app.ts'
import { readPackageJson } from './package.ts'

/** The site: guide, styles and scripts. */
export type Site = NonNullable<AppOptions['site']>

/** Every recipe of the package. */
export const loadRecipes = async (): Promise<Recipe[]> => readPackageJson('dist/catalog.json') as Recipe[]

/** The site of the package. */
export const loadSite = async (): Promise<Site> => readPackageJson('dist/site.json') as Site
