/**
 * Choosing what to compare: lists of all recipes, ready-made pairs, and suggestions for what is chosen.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { SmallThumbnail } from '../layout/recipe-card.tsx'
import { RecipeChoice } from '../layout/recipe-choice.tsx'
import type { PageView } from '../page.ts'
import { keepTogether } from '../site-text.ts'
import { lookParameters } from '../universal/picture-look.ts'
import { readyPairs, reasonsFor, suggestionsFor } from './pairs.ts'

type Props = { recipes: readonly Recipe[]; view: PageView }

/**
 * What is compared, as a plain form: a field for each column until two are chosen. From then on the heads of the columns
 * are its fields. One more adds a column. With scripts, a choice is shown at once (browser/recipe-choice.ts).
 */
export function Chooser({ recipes, view: { root, service, look } }: Props) {
  const shown = recipes.length < fewest ? fewest : 0
  const added = shown === 0 && recipes.length < most ? recipes.length + 1 : undefined
  return (
    <form class="chooser" id={chooserId} action={`${root}compare`} method="get">
      {Array.from({ length: shown }, (_, index) => (
        <RecipeChoice
          id={`column-${index + 1}`}
          name="ids"
          label={`Diagram ${index + 1}`}
          none="Choose…"
          chosen={recipes[index]?.id}
          catalog={service.catalog}
        />
      ))}
      {added !== undefined && (
        <RecipeChoice
          id={`column-${added}`}
          class="added"
          name="ids"
          label={<span class="sr-only">Diagram {added}</span>}
          none="Add one"
          chosen=""
          catalog={service.catalog}
        />
      )}
      {Object.entries(lookParameters(look)).map(
        ([name, value]) => value !== undefined && <input type="hidden" name={name} value={value} />,
      )}
      <button type="submit" class="primary unscripted">
        Compare
      </button>
    </form>
  )
}

/** The id of the form, for fields that are outside of it. */
export const chooserId = 'choose'

export const most = 4

/** How many recipes are compared. */
export const fewest = 2

const pairsShown = 6

/** Pairs that are often confused, until two are chosen; those with what is chosen are among its suggestions. */
export const ReadyPairs: FC<Props> = ({ recipes, view }) => {
  const pairs = readyPairs(view.service.catalog, pairsShown + recipes.length)
    .filter((pair) => !pair.some((recipe) => recipes.includes(recipe)))
    .slice(0, pairsShown)
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

/** Two diagrams, and below each, when to choose it; the heading leads on, and says their names to those who hear it. */
const PairCard: FC<Props> = ({ recipes, view }) => (
  <li class="card">
    <div class="pair">
      {recipes.map((recipe) => (
        <div>
          <SmallThumbnail recipe={recipe} view={view} />
          <p>
            <b>{keepTogether(recipe.name)}</b> {whenTo(recipe, recipes)}
          </p>
        </div>
      ))}
    </div>
    <h3 class="onward">
      <a href={comparison(recipes, view)}>
        Compare<span class="sr-only"> {recipes.map(({ name }) => name).join(' or ')}</span>
      </a>
    </h3>
  </li>
)

/** The first reason to choose a recipe rather than the others, in one form for all. */
const whenTo = (recipe: Recipe, others: readonly Recipe[]): string => {
  const [reason = ''] = reasonsFor(recipe, others)
  // A name in capitals stays one.
  return `When ${/^[A-Z](?![A-Z])/.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason}`
}

const comparison = (recipes: readonly Recipe[], view: PageView): string =>
  view.link('compare', { ids: recipes.map(({ id }) => id).join(',') })

/** A row or two. */
const suggestionsShown = 6

/** Suggestions to compare with what is chosen. */
export const Suggestions: FC<Props> = ({ recipes, view }) => {
  const count = recipes.length < most ? suggestionsShown : 0
  const suggested = suggestionsFor(recipes, view.service.catalog, count)
  return suggested.length === 0 ? null : (
    <section aria-labelledby="add">
      <h2 id="add">
        {recipes.length < fewest ? `Compare ${recipes.map(({ name }) => name).join()} with` : 'Add one more'}
      </h2>
      <ul class="grid small" data-theme={view.look.theme}>
        {suggested.map((recipe) => (
          <li class="card">
            <SmallThumbnail recipe={recipe} view={view} />
            <h3>
              <a href={comparison([...recipes, recipe], view)}>{keepTogether(recipe.name)}</a>
            </h3>
            <p>{whenTo(recipe, recipes)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
