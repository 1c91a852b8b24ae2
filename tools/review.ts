/**
 * Reviews recipes: `npm run review [-- ID …]` prints what the scene linter finds, recipe by recipe.
 *
 * Fails on any finding that the recipe does not suppress, on any suppression that matches no finding, and on every
 * placeholder of a new recipe that nobody has replaced yet. Warns of every derived value in a heading that no part of the
 * picture proves.
 */
import { readdir, readFile } from 'node:fs/promises'
import { reviewScene } from '../src/review/review-scene.ts'
import type { ReviewFinding } from '../src/review/rules/rule.ts'
import { applySuppressions, type Suppression } from '../src/review/suppressions.ts'
import { clip } from '../src/scene/clip.ts'
import { findingText } from '../src/scene/findings.ts'
import { unwrittenIn } from './new-recipe.ts'
import { drawSample, readSource, recipeIds, suppressionsOf } from './recipes.ts'

const wordFinding = ({ rule, level, ...finding }: ReviewFinding): string =>
  `  ${rule} ${level.padEnd(5)} ${findingText(finding)}`

const wordStale = ({ rule, at, reason }: Suppression): string =>
  `  ${rule} stale ${at === undefined ? '' : `elements.${at}: `}the suppression "${reason}" matches no finding; remove it`

/** What is wrong with a recipe, and the derived values of its heading that nothing in the picture proves. */
type Judged = { problems: string[]; claims: string[] }

const judge = async (id: string): Promise<Judged> => {
  const context = await readSource(id)
  const { name } = context
  const { scene, claims } = await drawSample(id)
  const { findings, stale } = applySuppressions(reviewScene(scene, { name }), suppressionsOf(context))
  return { problems: [...(await unwrittenOf(id)), ...findings.map(wordFinding), ...stale.map(wordStale)], claims }
}

/** What of a recipe's files is still to be written. */
const unwrittenOf = async (id: string): Promise<string[]> => {
  const folder = new URL(`../recipes/${id}/`, import.meta.url)
  const files = (await readdir(folder)).filter((name) => /\.ts$|^search\.json$/.test(name))
  const found = files.map(async (name) =>
    unwrittenIn(await readFile(new URL(name, folder), 'utf8')).map(
      ({ line, text }) => `  ${name}:${line} is still a placeholder: ${clip(text, 90)}`,
    ),
  )
  return (await Promise.all(found)).flat()
}

const wordError = (error: unknown): string =>
  `  cannot be drawn: ${error instanceof Error ? error.message : String(error)}`

let failed = 0
const unproven: string[] = []
const ids = await recipeIds(process.argv.slice(2))
for (const id of ids) {
  const { problems, claims } = await judge(id).catch((error: unknown) => ({ problems: [wordError(error)], claims: [] }))
  if (claims.length > 0) unproven.push(`${id}: ${claims.map((name) => `{${name}}`).join(', ')}`)
  if (problems.length === 0) continue
  failed++
  console.log(`${id}\n${problems.join('\n')}`)
}
if (unproven.length > 0)
  console.log(
    `warning: ${unproven.length} of ${ids.length} recipes claim in their heading what no part of the picture proves (sheet.prove)\n  ${unproven.join('\n  ')}`,
  )
console.log(
  failed === 0
    ? `${ids.length} recipes reviewed, no problems found`
    : `${failed} of ${ids.length} recipes have problems`,
)
process.exitCode = failed === 0 ? 0 : 1
