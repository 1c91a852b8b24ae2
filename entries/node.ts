/**
 * `npm start`: the whole service on Node, with the catalog that was built beside it.
 */
import { readFile } from 'node:fs/promises'
import type { Recipe } from '../src/catalog/recipe.ts'
import { run } from '../src/node/run.ts'
import type { Site } from '../src/pages/site.ts'

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`./${name}.json`, import.meta.url), 'utf8'))

await run(process.argv.slice(2), {
  recipes: () => read('catalog') as Promise<Recipe[]>,
  site: () => read('site') as Promise<Site>,
})
