/**
 * Choosing what to compare: lists of all recipes, ready-made pairs, and suggestions for what is chosen.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { Thumbnail } from '../layout/recipe-card.tsx'
import { RecipeChoice } from '../layout/recipe-choice.tsx'
import type { PageView } from '../page.ts'
import { lookParameters } from '../universal/picture-look.ts'
import { readyPairs, reasonsFor, suggestionsFor } from './pairs.ts'

type Props = { recipes: readonly Recipe[]; view: PageView }

/** A field for each column, as a plain form. */
export function Chooser({ recipes, view: { root, service, look } }: Props) {
  return (
    <form class="chooser" action={`${root}compare`} method="get">
      {Array.from({ length: most }, (_, index) => (
        <RecipeChoice
          id={`column-${index + 1}`}
          name="ids"
          label={index < fewest ? `Diagram ${index + 1}` : `Diagram ${index + 1} (optional)`}
          none={index < fewest ? 'Choose…' : 'None'}
          chosen={recipes[index]?.id}
          catalog={service.catalog}
        />
      ))}
      {Object.entries(lookParameters(look)).map(
        ([name, value]) => value !== undefined && <input type="hidden" name={name} value={value} />,
      )}
      <button type="submit" class="primary">
        Compare
      </button>
    </form>
  )
}

export const most = 4

/** How many recipes are compared. */
export const fewest = 2

const pairsShown = 6

/** Pairs that are often confused, if nothing is chosen yet. */
export const ReadyPairs: FC<{ view: PageView }> = ({ view }) => {
  const pairs = readyPairs(view.service.catalog, pairsShown)
  return pairs.length === 0 ? null : (
    <section aria-labelledby="pairs">
      <h2 id="pairs">Often confused</h2>
      <ul class="grid pairs" data-theme={view.look.theme}>
        {pairs.map((pair) => (
          <PairCard recipes={pair} view={view} />
        ))}
      </ul>
    </section>
  )
}

/** Two diagrams, and when to choose which. */
const PairCard: FC<Props> = ({ recipes, view }) => (
  <li class="card">
    <div class="pair">
      {recipes.map((recipe) => (
        <Thumbnail recipe={recipe} view={view} />
      ))}
    </div>
    <h3>
      <a href={comparison(recipes, view)}>{recipes.map(({ name }) => name).join(' or ')}</a>
    </h3>
    {recipes.map((recipe) => (
      <p>
        <b>{recipe.name}:</b> {reasonsFor(recipe, recipes)[0]}
      </p>
    ))}
  </li>
)

const comparison = (recipes: readonly Recipe[], view: PageView): string =>
  view.link('compare', { ids: recipes.map(({ id }) => id).join(',') })

const suggestionsShown = 6

/** Suggestions to compare with what is chosen. */
export const Suggestions: FC<Props> = ({ recipes, view }) => {
  const suggested = recipes.length < most ? suggestionsFor(recipes, view.service.catalog, suggestionsShown) : []
  return suggested.length === 0 ? null : (
    <section aria-labelledby="add">
      <h2 id="add">
        {recipes.length < fewest ? `Compare ${recipes.map(({ name }) => name).join()} with` : 'Add one more'}
      </h2>
      <ul class="grid small" data-theme={view.look.theme}>
        {suggested.map((recipe) => (
          <li class="card">
            <Thumbnail recipe={recipe} view={view} />
            <h3>
              <a href={comparison([...recipes, recipe], view)}>{recipe.name}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
