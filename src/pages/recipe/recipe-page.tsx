/**
 * The page of one recipe: its picture in any look, what it is for, and everything to take along.
 */
import type { FC } from 'hono/jsx'
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Look } from '../../render/palette.ts'
import { recipeStructured } from '../discovery/structured.ts'
import { LookSwitch } from '../layout/look-switch.tsx'
import type { Kit, Page, PageKind, View } from '../page.ts'
import { lookOf, lookParameters, pictureAddress, queryOf } from '../state.ts'
import { factsOf, firstSentence, partTitles } from '../words.ts'
import { findRecipe } from './find-recipe.ts'
import { InWords } from './in-words.tsx'
import { Neighbours, RelatedRecipes } from './neighbours.tsx'
import { Quoted } from './quoted.tsx'
import { recipeMarkdown } from './recipe-markdown.ts'
import { relatedTo } from './related.ts'
import { Scores } from './scores.tsx'
import { Take } from './take.tsx'

type Props = { recipe: Recipe; look: Look; view: View }

const Picture: FC<Props> = ({ recipe: { id, scene }, look, view: { root } }) => (
  <figure class="picture" data-theme={look.theme}>
    <img
      src={root + pictureAddress(id, look)}
      width={scene.width}
      height={scene.height}
      alt={scene.title}
      aria-describedby="outline"
      data-look
      fetchpriority="high"
    />
    <figcaption>{scene.title}</figcaption>
  </figure>
)

const Advice: FC<Props> = ({ recipe: { useWhen, avoidWhen }, view: { root, service } }) => (
  <div class="advice">
    <section aria-labelledby="use">
      <h2 id="use">{partTitles.use}</h2>
      <p>
        <Quoted text={useWhen} catalog={service.catalog} root={root} />
      </p>
    </section>
    <section aria-labelledby="avoid">
      <h2 id="avoid">{partTitles.avoid}</h2>
      <p>
        <Quoted text={avoidWhen} catalog={service.catalog} root={root} />
      </p>
    </section>
  </div>
)

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

const body =
  (recipe: Recipe, look: Look) =>
  (view: View): JSX.Element => {
    const props = { recipe, look, view }
    const related = relatedTo(recipe, view.service.catalog)
    return (
      <article class="recipe">
        <p class="path">
          <a href={view.root}>Gallery</a> /{' '}
          <a href={`${view.root}?${queryOf({ family: recipe.family })}`}>{recipe.family}</a>
        </p>
        <h1>{recipe.name}</h1>
        <div class="opening">
          <p class="lead">{recipe.description}</p>
          <LookSwitch look={look} to={recipe.id} />
        </div>
        <Picture {...props} />
        <Advice {...props} />
        <div class="columns">
          <Scores recipe={recipe} />
          <Facts recipe={recipe} />
        </div>
        <Take {...props} />
        <InWords scene={recipe.scene} />
        <RelatedRecipes related={related} look={look} root={view.root} />
        <Neighbours related={related} />
      </article>
    )
  }

/** `/diagrams/{id}`. */
export const recipePage = ({ service }: Kit): PageKind => ({
  pattern: '/diagrams/:id',
  find: ({ segments, query }): Page => {
    const recipe = findRecipe(service, segments[2] ?? '')
    const look = lookOf(query)
    return {
      path: `/diagrams/${recipe.id}`,
      query: queryOf(lookParameters(look)),
      title: recipe.name,
      description: firstSentence(recipe.description),
      section: 'gallery',
      scripts: ['recipe.js'],
      structured: recipeStructured(service, recipe),
      body: body(recipe, look),
      markdown: () => recipeMarkdown(service, recipe, look),
    }
  },
})
