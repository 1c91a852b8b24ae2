/**
 * Two to four recipes side by side.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { ApiError } from '../../http/errors.ts'
import { findRecipe } from '../../http/find-recipe.ts'
import type { Service } from '../../http/service.ts'
import { readQuery } from '../../http/target.ts'
import { LookSwitch } from '../layout/look-switch.tsx'
import type { Page, PageContext, PageKind, PageView } from '../page.ts'
import { galleryHint } from '../site-text.ts'
import { lookOf, queryOf } from '../state.ts'
import { lookOn, lookParameters, type PictureLook } from '../universal/picture-look.ts'
import { Chooser, fewest, most, ReadyPairs, Suggestions } from './chooser.tsx'
import { compareLead, compareMarkdown } from './compare-markdown.ts'
import { SideBySide } from './side-by-side.tsx'

/** `/compare`. */
export function comparePage({ service }: PageContext): PageKind {
  return {
    pattern: '/compare',
    find: ({ query }) => {
      const ids = idsOf(query)
      if (ids.length > most) throw tooMany(ids.length)
      const recipes = ids.map((id) => findRecipe(service, id, galleryHint(service.baseUrl)))
      return pageFor(service, recipes, lookOf(query))
    },
  }
}

const pageFor = (service: Service, recipes: readonly Recipe[], look: PictureLook): Page => ({
  path: '/compare',
  query: queryOf({ ids: recipes.map(({ id }) => id).join(','), ...lookParameters(look) }),
  title: titleOf(recipes),
  description: compareLead,
  section: 'compare',
  style: 'compare.css',
  look,
  body: (view) => <Body recipes={recipes} view={view} />,
  markdown: () => compareMarkdown(service, recipes, lookOn('light', look)),
})

const titleOf = (recipes: readonly Recipe[]): string =>
  recipes.length < fewest ? 'Compare diagrams' : recipes.map(({ name }) => name).join(' or ')

/** The ids in a query: one comma-separated list, or one `ids` for each, as a form sends them. */
const idsOf = (query: string): string[] => {
  const values = query.split('&').flatMap((pair) => readQuery(pair, ['ids']).ids ?? [])
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))]
}

const tooMany = (count: number): ApiError =>
  new ApiError('invalid_query', {
    message: `${count} diagrams are too many to compare.`,
    hint: `Choose ${fewest} to ${most} of them.`,
  })

const Body: FC<{ recipes: readonly Recipe[]; view: PageView }> = ({ recipes, view }) => (
  <div class={recipes.length < fewest ? 'with-look' : 'with-look comparing'}>
    <h1>{recipes.length < fewest ? 'Compare diagrams' : `Compare ${recipes.length} diagrams`}</h1>
    {recipes.length < fewest && <p class="lead">{compareLead}</p>}
    <Chooser recipes={recipes} view={view} />
    <LookSwitch view={view} to="compare" keep={{ ids: recipes.map(({ id }) => id).join(',') }} />
    {recipes.length >= fewest && <SideBySide recipes={recipes} view={view} />}
    {recipes.length > 0 && <Suggestions recipes={recipes} view={view} />}
    {recipes.length < fewest && <ReadyPairs recipes={recipes} view={view} />}
  </div>
)
