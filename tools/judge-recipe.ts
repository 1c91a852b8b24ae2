/**
 * What the review asks of a recipe: what the linter finds in its drawn sample, which suppressions match nothing, what is
 * still a placeholder, and which values of the heading no part proves.
 */
import { readdir, readFile } from 'node:fs/promises'
import { reviewScene } from '../src/review/review-scene.ts'
import type { ReviewFinding } from '../src/review/rules/rule.ts'
import { applySuppressions, type Suppression } from '../src/review/suppressions.ts'
import { clip } from '../src/scene/clip.ts'
import { findingText } from '../src/scene/findings.ts'
import { unwrittenIn } from './new-recipe.ts'
import { type DrawnRecipe, readSource, suppressionsOf } from './recipes.ts'

/** What is wrong with a recipe, and the derived values of its heading that nothing in the picture proves. */
export type RecipeReview = { id: string; problems: string[]; claims: string[] }

/** Judges a recipe by what it draws of its sample; a recipe that cannot be drawn has that problem alone. */
export async function reviewRecipe(id: string, drawn: () => Promise<DrawnRecipe>): Promise<RecipeReview> {
  try {
    const recipe = await readSource(id)
    const { scene, claims } = await drawn()
    const { findings, stale } = applySuppressions(reviewScene(scene, { name: recipe.name }), suppressionsOf(recipe))
    return { id, problems: [...(await unwrittenOf(id)), ...findings.map(wordFinding), ...stale.map(wordStale)], claims }
  } catch (error) {
    return {
      id,
      problems: [`  cannot be drawn: ${error instanceof Error ? error.message : String(error)}`],
      claims: [],
    }
  }
}

/** The lines to print for all of them, and whether none has a problem. */
export function summaryOf(reviews: readonly RecipeReview[]): { lines: string[]; passed: boolean } {
  const wrong = reviews.filter(({ problems }) => problems.length > 0)
  const unproven = reviews
    .filter(({ claims }) => claims.length > 0)
    .map(({ id, claims }) => `${id}: ${claims.map((name) => `{${name}}`).join(', ')}`)
  const warning = `warning: ${unproven.length} of ${reviews.length} recipes claim in their heading what no part of the picture proves (sheet.prove)`
  const count =
    wrong.length === 0
      ? `${reviews.length} recipes reviewed, no problems found`
      : `${wrong.length} of ${reviews.length} recipes have problems`
  return {
    lines: [
      ...wrong.map(({ id, problems }) => `${id}\n${problems.join('\n')}`),
      ...(unproven.length > 0 ? [`${warning}\n  ${unproven.join('\n  ')}`] : []),
      count,
    ],
    passed: wrong.length === 0,
  }
}

const wordFinding = ({ rule, level, ...finding }: ReviewFinding): string =>
  `  ${rule} ${level.padEnd(5)} ${findingText(finding)}`

const wordStale = ({ rule, at, reason }: Suppression): string =>
  `  ${rule} stale ${at === undefined ? '' : `elements.${at}: `}the suppression "${reason}" matches no finding; remove it`

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
