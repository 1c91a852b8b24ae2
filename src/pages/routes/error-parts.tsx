/**
 * What an error page offers: the diagram that was probably meant, others, and the values of a parameter.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { ErrorChoice } from '../../http/errors.ts'
import { InlineDiagram } from '../layout/inline-diagram.tsx'
import { SmallCard } from '../layout/recipe-card.tsx'
import type { PageView } from '../page.ts'
import { keepTogether, questionOf } from '../site-text.ts'
import { highestRated, type PageLink } from './closest.ts'

/** What is close to a wrong URL. */
export type Close = { recipes: readonly Recipe[]; pages: readonly PageLink[] }

/** The diagram that was asked for or probably meant, with its picture. */
export const Meant: FC<{ recipe: Recipe; isAsked: boolean; view: PageView }> = ({ recipe, isAsked, view }) => (
  <section aria-labelledby="meant">
    <h2 id="meant">
      {!isAsked && 'Did you mean '}
      <a href={view.link(`diagrams/${recipe.id}`)}>{keepTogether(recipe.name)}</a>
      {!isAsked && '?'}
    </h2>
    <InlineDiagram recipe={recipe} view={view} class="plate" title={`Enlarge ${recipe.name}`} claims />
    <p>{questionOf(recipe)}</p>
    <p class="row-actions">
      <a class="button primary" href={view.link(`diagrams/${recipe.id}`)}>
        Open it
      </a>
      <a class="button" href={view.link('')}>
        Browse all diagrams
      </a>
    </p>
  </section>
)

/** The closest recipes; if none is close, the best. */
export const OtherRecipes: FC<{ close: Close; view: PageView }> = ({ close: { recipes }, view }) =>
  recipes.length > 0 ? (
    <Recipes title="Closest diagrams" recipes={recipes.slice(0, -1)} view={view} />
  ) : (
    <Recipes title="To begin with" recipes={highestRated(view)} view={view} />
  )

/** A row or two of recipes. */
export const Recipes: FC<{ title: string; recipes: readonly Recipe[]; view: PageView }> = ({
  title,
  recipes,
  view,
}) => (
  <section aria-labelledby="closest">
    <h2 id="closest">{title}</h2>
    <ul class="grid small" data-theme={view.look.theme}>
      {recipes.map((recipe) => (
        <SmallCard recipe={recipe} view={view} />
      ))}
    </ul>
  </section>
)

/** The values of a parameter: links to the same page with each, and without it if no other does that; families with how much they have. */
export const Choices: FC<{ choice: ErrorChoice; path: string; alone: boolean; view: PageView }> = ({
  choice: { name, values },
  path,
  alone,
  view: { root, service },
}) => {
  const { recipes } = service.catalog
  const page = root + path.slice(1)
  return (
    <nav class="chips choices" aria-label={`Values of ${name}`}>
      {values.map((value) => (
        <a class="chip" href={`${page}?${new URLSearchParams({ [name]: value })}`}>
          {value.charAt(0).toUpperCase() + value.slice(1)}{' '}
          {name === 'family' && <em>{recipes.filter(({ family }) => family === value).length}</em>}
        </a>
      ))}
      {alone && (
        <a class="chip" href={page}>
          {name === 'family' ? 'All' : 'Default'} {name === 'family' && <em>{recipes.length}</em>}
        </a>
      )}
    </nav>
  )
}
