/**
 * The catalog from the sources, loaded once for all tests of a thread.
 */

import { type App, createApp } from '../src/app/create-app.ts'
import { type Catalog, createCatalog } from '../src/catalog/catalog.ts'
import type { Recipe } from '../src/catalog/recipe.ts'
import type { Site } from '../src/pages/site.ts'
import { loadRecipes } from '../tools/recipes.ts'
import { loadSite as makeSite } from '../tools/site.ts'
import { builtJson } from './built.ts'

let loading: Promise<Catalog> | undefined

/** Every recipe of the repository. */
export const loadCatalog = (): Promise<Catalog> =>
  (loading ??= builtJson<Recipe[]>('catalog.json', loadRecipes).then(createCatalog))

let making: Promise<Site> | undefined

/** The site from the sources. */
export const loadSite = (): Promise<Site> => (making ??= builtJson('site.json', makeSite))

/** The base URL of tests; no request is made to it. */
export const baseUrl = 'https://diagrams.example'

/** A service over the whole catalog; an internal error fails the test. */
export const loadApp = async (): Promise<App> =>
  createApp({
    catalog: await loadCatalog(),
    site: await loadSite(),
    baseUrl,
    onInternalError: (error) => Promise.reject(error),
  })

/** Sends a request to the service, as a client would. */
export const ask = async (app: App, target: string, init: RequestInit = {}): Promise<Response> =>
  app.fetch(new Request(`http://client.example${target}`, init))
