/**
 * `npm start`: the whole service on Node, with the catalog that was built beside it.
 */
import { readdir, readFile } from 'node:fs/promises'
import type { AppOptions } from '../src/app/create-app.ts'
import type { Recipe } from '../src/catalog/recipe.ts'
import { run } from '../src/node/run.ts'
import type { Site } from '../src/pages/site.ts'

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`./${name}.json`, import.meta.url), 'utf8'))

/** The share cards that `npm run cards` drew, if it was run. */
const readCards = async (): Promise<AppOptions['cards']> => {
  const folder = new URL('./cards/', import.meta.url)
  const files = new Set(await readdir(folder).catch(() => []))
  return {
    has: (id) => files.has(`${id}.png`),
    read: async (id) => Uint8Array.from(await readFile(new URL(`${id}.png`, folder))),
  }
}

await run(process.argv.slice(2), {
  recipes: () => read('catalog') as Promise<Recipe[]>,
  site: () => read('site') as Promise<Site>,
  cards: readCards,
})
