/**
 * Reviews recipes: `npm run review [-- ID …]` prints what the scene linter finds, recipe by recipe.
 *
 * Fails on any finding that is not answered in the recipe, and on any answer that answers nothing.
 */
import { applyAnswers, type ReviewAnswer } from '../src/review/answers.ts'
import type { ReviewFinding } from '../src/review/finding.ts'
import { reviewScene } from '../src/review/review-scene.ts'
import { drawRecipe, readSource, recipeIds } from './recipes.ts'

const wordFinding = ({ rule, level, message }: ReviewFinding): string => `  ${rule} ${level.padEnd(5)} ${message}`

const wordStale = ({ rule, at, reason }: ReviewAnswer): string =>
  `  ${rule} stale ${at === undefined ? '' : `elements.${at}: `}the answer "${reason}" no longer applies; remove it`

const problemsOf = async (id: string): Promise<string[]> => {
  const { answers = [], family, name } = await readSource(id)
  const { findings, stale } = applyAnswers(reviewScene(await drawRecipe(id), { family, name }), answers)
  return [...findings.map(wordFinding), ...stale.map(wordStale)]
}

const wordError = (error: unknown): string =>
  `  cannot be drawn: ${error instanceof Error ? error.message : String(error)}`

let faulty = 0
const ids = await recipeIds(process.argv.slice(2))
for (const id of ids) {
  const problems = await problemsOf(id).catch((error: unknown) => [wordError(error)])
  if (problems.length === 0) continue
  faulty++
  console.log(`${id}\n${problems.join('\n')}`)
}
console.log(
  faulty === 0
    ? `${ids.length} recipes reviewed, nothing to mend`
    : `${faulty} of ${ids.length} recipes have something to mend`,
)
process.exitCode = faulty === 0 ? 0 : 1
