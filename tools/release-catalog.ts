/**
 * Marks the catalog as released: writes recipes/released.json, which revisions are held against.
 * Run it as part of a release and commit the file; nothing is written while a revision is wrong.
 */
import { loadRecipes } from './recipes.ts'
import { readReleased, releaseOf, revisionFaults, writeReleased } from './released.ts'

const recipes = await loadRecipes()
const faults = revisionFaults(recipes, await readReleased())
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
} else {
  await writeReleased(releaseOf(recipes))
  console.log(`recipes/released.json written: ${recipes.length} recipes`)
}
