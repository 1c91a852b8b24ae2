/**
 * `npm run dev`: the service straight from the sources; the watcher restarts it on every change.
 */
import { run } from '../src/node/run.ts'
import { loadRecipes } from './recipes.ts'
import { loadSite } from './site.ts'

await run(process.argv.slice(2), { recipes: () => loadRecipes(), site: () => loadSite() })
