/**
 * The three scores as small bars, with why they are so.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { scoreMeanings, scoresNote } from '../words.ts'

/** One score as a bar; the number beside it says the same. */
const Bar: FC<{ value: number }> = ({ value }) => (
  <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="bar-track" width="100" height="6" />
    <rect class="bar-value" width={value} height="6" />
  </svg>
)

/** The scores of one recipe as a list. */
export const ScoreBars: FC<{ recipe: Recipe }> = ({ recipe }) => (
  <dl class="scores">
    {scoreMeanings.map(({ key, label, meaning }) => (
      <div>
        <dt title={meaning}>{label}</dt>
        <dd>
          <Bar value={recipe[key]} />
          <span>{recipe[key]}</span>
        </dd>
      </div>
    ))}
  </dl>
)

/** The scores, their rationale, and what they are not. */
export const Scores: FC<{ recipe: Recipe }> = ({ recipe }) => (
  <section aria-labelledby="scores">
    <h2 id="scores">Scores</h2>
    <ScoreBars recipe={recipe} />
    <p>{recipe.rationale}</p>
    <p class="note">{scoresNote}</p>
  </section>
)
