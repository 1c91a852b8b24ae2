/**
 * Marks the catalog as released: writes recipes/released.json, which revisions are checked against.
 * Run it as part of a release and commit the file; nothing is written if a revision is wrong.
 */
import { loadRecipes } from './recipes.ts'
import { readReleased, releaseOf, revisionProblems, writeReleased } from './released.ts'

const recipes = await loadRecipes()
const problems = revisionProblems(recipes, await readReleased())
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  await writeReleased(releaseOf(recipes))
  console.log(`recipes/released.json written: ${recipes.length} recipes`)
}
