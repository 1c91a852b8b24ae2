/**
 * The page of one recipe: its diagram, what it is for, and everything to do with it.
 */
import type { FC } from 'hono/jsx'
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Recipe } from '../../catalog/recipe.ts'
import { findRecipe } from '../../http/find-recipe.ts'
import type { Service } from '../../http/service.ts'
import { LookSwitch } from '../layout/look-switch.tsx'
import type { Page, PageContext, PageKind, PageView } from '../page.ts'
import { factsOf, firstSentence, galleryHint, keepTogether, partTitles, withoutOtherNames } from '../site-text.ts'
import { lookOf, queryOf } from '../state.ts'
import { recipeStructured } from '../structured-data.ts'
import { lookOn, lookParameters, type PictureLook } from '../universal/picture-look.ts'
import { ActionBar } from './action-bar.tsx'
import { ChooseAnother, UseWhen } from './guidance-lists.tsx'
import { OutlineSection } from './outline-section.tsx'
import { recipeMarkdown } from './recipe-markdown.ts'
import { RecipePicture } from './recipe-picture.tsx'
import { relatedTo } from './related.ts'
import { PreviousNext, RelatedRecipes } from './related-recipes.tsx'
import { Scores } from './scores.tsx'
import { SnippetTabs } from './snippet-tabs.tsx'

/** `/diagrams/{id}`. */
export function recipePage({ service }: PageContext): PageKind {
  return {
    pattern: '/diagrams/:id',
    find: ({ segments, query }) =>
      pageFor(service, findRecipe(service, segments[2] ?? '', galleryHint(service.baseUrl)), lookOf(query)),
  }
}

const pageFor = (service: Service, recipe: Recipe, look: PictureLook): Page => ({
  path: `/diagrams/${recipe.id}`,
  query: queryOf(lookParameters(look)),
  title: recipe.name,
  description: firstSentence(recipe.description),
  section: 'gallery',
  look,
  preview: { id: recipe.id, alt: recipe.scene.title },
  script: 'recipe.js',
  structured: recipeStructured(service, recipe),
  body: (view) => <RecipeArticle recipe={recipe} view={view} />,
  markdown: () => recipeMarkdown(service, recipe, lookOn('light', look)),
})

const RecipeArticle: FC<Props> = ({ recipe, view }): JSX.Element => {
  const related = relatedTo(recipe, view.service.catalog)
  const description = withoutOtherNames(recipe.description)
  const first = firstSentence(description)
  return (
    <article class="recipe" {...copied(recipe, view)}>
      <Head recipe={recipe} view={view} />
      <div class="spread">
        <p class="lead">{first}</p>
        <RecipePicture recipe={recipe} view={view} more={description.slice(first.length).trim()} />
        <div class="beside">
          <Guidance recipe={recipe} view={view} />
          <SnippetTabs recipe={recipe} view={view} />
        </div>
      </div>
      <div class="columns">
        <OutlineSection scene={recipe.scene} />
        <Facts recipe={recipe} />
      </div>
      <RelatedRecipes recipe={recipe} related={related} view={view} />
      <PreviousNext related={related} view={view} />
    </article>
  )
}

/** What scripts copy and build prompts from. */
const copied = ({ id, name, useWhen, data }: Recipe, { service }: PageView): Record<string, string> => ({
  'data-id': id,
  'data-name': name,
  'data-use': useWhen,
  'data-base': service.baseUrl,
  'data-source': data === undefined ? 'scene' : 'data',
})

type Props = { recipe: Recipe; view: PageView }

const Guidance: FC<Props> = (props) => (
  <div class="guidance">
    <UseWhen {...props} />
    <ChooseAnother {...props} />
    <Scores {...props} />
  </div>
)

/** Its name with its actions and the choice of theme and accent. */
const Head: FC<Props> = ({ recipe, view }) => (
  <header class="recipe-head">
    <div class="title">
      <p class="path">
        <a href={view.link('', { family: recipe.family })}>{recipe.family}</a>
      </p>
      <h1>{keepTogether(recipe.name)}</h1>
    </div>
    <ActionBar recipe={recipe} view={view} />
    <LookSwitch view={view} to={recipe.id} />
  </header>
)

/** The metadata of a recipe. */
const Facts: FC<{ recipe: Recipe }> = ({ recipe }) => (
  <section aria-labelledby="facts">
    <h2 id="facts">{partTitles.facts}</h2>
    <dl class="facts">
      {factsOf(recipe).map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
