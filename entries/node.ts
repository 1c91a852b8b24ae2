/**
 * `npm start`: the whole service on Node, with the catalog that was built beside it.
 */
import { readFile } from 'node:fs/promises'
import type { Recipe } from '../src/catalog/recipe.ts'
import { run } from '../src/node/run.ts'

const readRecipes = async (): Promise<Recipe[]> =>
  JSON.parse(await readFile(new URL('./catalog.json', import.meta.url), 'utf8')) as Recipe[]

await run(process.argv.slice(2), readRecipes)
