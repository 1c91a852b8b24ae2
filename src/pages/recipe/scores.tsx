/**
 * The three scores on a visible scale, with their meaning and rationale.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { partTitles, scoreMeanings, scoresNote } from '../site-text.ts'

/** The scores, their meaning and rationale. */
export function Scores({ recipe, view }: { recipe: Recipe; view: PageView }) {
  return (
    <section class="scores-section" aria-labelledby="scores">
      <h2 id="scores">
        {partTitles.scores} <a href={view.link('docs/scores')}>How they are made</a>
      </h2>
      <ScoreBars recipe={recipe} />
      <p class="note">
        {recipe.rationale} {scoresNote}
      </p>
    </section>
  )
}

/** The scores of one recipe as bars from 0 to 100. */
const ScoreBars: FC<{ recipe: Recipe }> = ({ recipe }) => (
  <dl class="scores">
    {scoreMeanings.map(({ key, label, meaning }) => (
      <div class={key}>
        <dt>
          {label} <small>{meaning}</small>
        </dt>
        <dd>
          <ScoreBar value={recipe[key]} />
        </dd>
      </div>
    ))}
  </dl>
)

/** One score, with its number next to it. */
export const ScoreBar: FC<{ value: number }> = ({ value }) => (
  <>
    <Bar value={value} />
    <b>{value}</b>
  </>
)

/** The ticks are at 0, 50 and 100. */
const Bar: FC<{ value: number }> = ({ value }) => (
  <svg class="score-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="track" y="2" width="100" height="6" />
    <rect class="value" y="2" width={value} height="6" />
    <path d="M.25 0v10M50 0v10M99.75 0v10" />
  </svg>
)
