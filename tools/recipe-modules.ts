/**
 * `diagref:recipes` in a bundle: every recipe that is drawn from data, as a module that is loaded when it is asked for.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

const folder = new URL('../recipes/', import.meta.url)

/** The ids of the recipes that are drawn from data. */
export const dataRecipeIds = (): string[] =>
  readdirSync(folder)
    .filter((id) => /^ {2}sample\b/m.test(readFileSync(new URL(`${id}/recipe.ts`, folder), 'utf8')))
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
