/**
 * Two to four recipes side by side.
 */
import type { FC } from 'hono/jsx'
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Recipe } from '../../catalog/recipe.ts'
import { ApiError } from '../../http/errors.ts'
import { readQuery } from '../../http/target.ts'
import type { Look } from '../../render/palette.ts'
import { LookSwitch } from '../layout/look-switch.tsx'
import { RecipeOptions } from '../layout/recipe-options.tsx'
import type { Kit, Page, PageKind, View } from '../page.ts'
import { findRecipe } from '../recipe/find-recipe.ts'
import { lookOf, lookParameters, queryOf } from '../state.ts'
import { compareLead, compareMarkdown } from './compare-markdown.ts'
import { SideBySide } from './side-by-side.tsx'

/** How many recipes stand side by side. */
const fewest = 2
const most = 4

/** The ids in an address: one list with commas, or one `ids` for each, as a form sends them. */
const idsOf = (query: string): string[] => {
  const values = query.split('&').flatMap((pair) => readQuery(pair, ['ids']).ids ?? [])
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))]
}

const tooMany = (count: number): ApiError =>
  new ApiError('invalid_query', {
    message: `${count} recipes were chosen.`,
    hint: `Choose ${fewest} to ${most} recipes.`,
  })

const Chooser: FC<{ recipes: Recipe[]; look: Look; view: View }> = ({ recipes, look, view: { root, service } }) => (
  <form class="chooser" action={`${root}compare`} method="get">
    {Array.from({ length: most }, (_, index) => (
      <label>
        <span>{index < fewest ? `Recipe ${index + 1}` : `Recipe ${index + 1}, if you like`}</span>
        <select name="ids">
          <option value="">None</option>
          <RecipeOptions catalog={service.catalog} chosen={recipes[index]?.id} />
        </select>
      </label>
    ))}
    {Object.entries(lookParameters(look)).map(
      ([name, value]) => value !== undefined && <input type="hidden" name={name} value={value} />,
    )}
    <button>Compare</button>
  </form>
)

const body =
  (recipes: Recipe[], look: Look) =>
  (view: View): JSX.Element => (
    <>
      <div class="opening">
        <div>
          <h1>Compare recipes</h1>
          <p class="lead">{compareLead}</p>
        </div>
        {recipes.length >= fewest && (
          <LookSwitch look={look} to="compare" keep={{ ids: recipes.map(({ id }) => id).join(',') }} />
        )}
      </div>
      <Chooser recipes={recipes} look={look} view={view} />
      {recipes.length < fewest ? (
        <p class="note">
          You can also mark recipes for comparison in <a href={view.root}>the gallery</a>.
        </p>
      ) : (
        <SideBySide recipes={recipes} look={look} view={view} />
      )}
    </>
  )

// Commas may stand in a query as they are; the address stays readable.
const stateOf = (recipes: Recipe[], look: Look): string => {
  const rest = queryOf(lookParameters(look))
  if (recipes.length === 0) return rest
  const ids = `ids=${recipes.map(({ id }) => id).join(',')}`
  return rest === '' ? ids : `${ids}&${rest}`
}

/** `/compare`. */
export const comparePage = ({ service }: Kit): PageKind => ({
  pattern: '/compare',
  find: ({ query }): Page => {
    const ids = idsOf(query)
    if (ids.length > most) throw tooMany(ids.length)
    const recipes = ids.map((id) => findRecipe(service, id))
    const look = lookOf(query)
    return {
      path: '/compare',
      query: stateOf(recipes, look),
      title: recipes.length < fewest ? 'Compare recipes' : recipes.map(({ name }) => name).join(', '),
      description: compareLead,
      section: 'compare',
      scripts: ['compare.js'],
      body: body(recipes, look),
      markdown: () => compareMarkdown(service, recipes, look),
    }
  },
})
