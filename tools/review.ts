/**
 * Reviews recipes: `npm run review [-- ID …]` prints what the scene linter finds, recipe by recipe.
 *
 * Fails on any finding that the recipe does not suppress, on any suppression that matches no finding, and on every
 * placeholder of a new recipe that nobody has replaced yet. Warns of every derived value in a heading that no part of the
 * picture proves. With `--committed`, files that differ from what the recipe draws fail too: each sample is drawn once
 * for both.
 */
import { parseArgs } from 'node:util'
import { staleFiles } from './drawn-files.ts'
import { type RecipeReview, reviewRecipe, summaryOf } from './judge-recipe.ts'
import { type DrawnRecipe, drawSample, recipeIds } from './recipes.ts'

const { values, positionals } = parseArgs({ options: { committed: { type: 'boolean' } }, allowPositionals: true })

const reviewOf = async (id: string): Promise<RecipeReview> => {
  let drawing: Promise<DrawnRecipe> | undefined
  const drawn = (): Promise<DrawnRecipe> => (drawing ??= drawSample(id))
  const { problems, claims } = await reviewRecipe(id, drawn)
  if (values.committed !== true) return { id, problems, claims }
  // What cannot be drawn is among the problems already.
  const stale = await drawn().then(
    (each) => staleFiles(id, each),
    () => [],
  )
  return { id, problems: [...problems, ...stale.map((words) => `  ${words}`)], claims }
}

const reviews: RecipeReview[] = []
for (const id of await recipeIds(positionals)) reviews.push(await reviewOf(id))
const { lines, passed } = summaryOf(reviews)
console.log(lines.join('\n'))
process.exitCode = passed ? 0 : 1
