/**
 * `diagref:recipes` in a bundle: every recipe as a module that is loaded on demand.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { Plugin } from 'esbuild'

const folder = new URL('../recipes/', import.meta.url)

/** The ids of all recipes. */
export const dataRecipeIds = (): string[] =>
  readdirSync(folder)
    .filter((id) => existsSync(new URL(`${id}/recipe.ts`, folder)))
    .sort()

/** The text of the module. */
export const recipeModulesText = (): string =>
  `export default {${dataRecipeIds()
    .map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(new URL(`${id}/recipe.ts`, folder).pathname)})`)
    .join(',')}}`

/** Resolves `diagref:recipes` to a map from id to a function that imports the recipe. */
export const recipeModules: Plugin = {
  name: 'recipes',
  setup(bundle) {
    bundle.onResolve({ filter: /^diagref:recipes$/ }, () => ({ path: 'recipes', namespace: 'recipes' }))
    bundle.onLoad({ filter: /.*/, namespace: 'recipes' }, () => ({
      contents: recipeModulesText(),
      resolveDir: folder.pathname,
    }))
  },
}
