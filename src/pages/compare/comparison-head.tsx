/**
 * What is compared: each diagram, and its name as the field that another one is chosen in.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { Icon } from '../layout/icons.tsx'
import { fittedSize, InlineDiagram } from '../layout/inline-diagram.tsx'
import { RecipeChoice } from '../layout/recipe-choice.tsx'
import { hasPage, type PageView } from '../page.ts'
import { Enlarge } from '../recipe/recipe-picture.tsx'
import { keepTogether } from '../site-text.ts'
import { chooserId, fewest } from './chooser.tsx'
import { reasonsFor } from './pairs.ts'
import { Sentences } from './sentences.tsx'

type Props = { recipes: readonly Recipe[]; view: PageView }

type ColumnProps = Props & { recipe: Recipe }

type PlaceProps = ColumnProps & { at: number }

/** The names, which stay in sight where nothing scrolls sideways. */
export const Names: FC<Props> = (props) => (
  <tr class="names">
    <td></td>
    {props.recipes.map((recipe, at) => (
      <th scope="col">
        <Name {...props} recipe={recipe} at={at} />
        <Ways {...props} recipe={recipe} />
      </th>
    ))}
  </tr>
)

/** The diagrams, their headings at one height. */
export const Pictures: FC<Props> = (props) => (
  <tr class="pictures">
    <td></td>
    {props.recipes.map((recipe) => (
      <td>
        {props.recipes.length > fewest && <Caption {...props} recipe={recipe} />}
        <Reasons {...props} recipe={recipe} />
        <figure>
          <Plate {...props} recipe={recipe} />
          <Enlarge recipe={recipe} view={props.view} />
        </figure>
      </td>
    ))}
  </tr>
)

/** The whole diagram, which a press enlarges, on a phone with its claim above it; all are at one scale. */
const Plate: FC<ColumnProps> = ({ recipe, recipes, view }) => (
  <InlineDiagram
    recipe={recipe}
    view={view}
    title={`Enlarge ${recipe.name}`}
    class={`plate share-${shareOf(recipe, recipes)}`}
    claims
    fits
  />
)

/** Its width in percent of the widest, which has all of its frame. */
const shareOf = ({ scene }: Recipe, recipes: readonly Recipe[]): number =>
  Math.round((100 * fittedSize(scene).width) / widest(recipes))

const widest = (recipes: readonly Recipe[]): number => Math.max(...recipes.map(({ scene }) => fittedSize(scene).width))

/** What they take together, in tenths: so many times as wide as the widest is the tallest high. */
export const tallnessOf = (recipes: readonly Recipe[]): number =>
  Math.ceil((10 * Math.max(...recipes.map(({ scene }) => fittedSize(scene).height))) / widest(recipes))

const Name: FC<PlaceProps> = ({ recipe, recipes, at, view }) => (
  <div class="name">
    <RecipeChoice
      id={`column-${at + 1}`}
      name="ids"
      form={chooserId}
      label={<span class="sr-only">Diagram {at + 1}</span>}
      chosen={recipe.id}
      catalog={view.service.catalog}
    />
    <a class="button quiet" href={view.link('compare', { ids: without(recipe, recipes) })}>
      <Icon name="close" />
      <span class="sr-only">Remove {recipe.name}</span>
    </a>
  </div>
)

/** What else can be done with it. */
const Ways: FC<ColumnProps> = ({ recipe: { id, name, family }, view }) => (
  <p class="ways">
    <span class="label">{family}</span>
    <a href={view.link(`diagrams/${id}`)}>
      Open<span class="sr-only"> {name}</span>
    </a>
    {hasPage('/edit') && <ToEditor id={id} name={name} view={view} />}
  </p>
)

/** Where pictures are two and two: over each its name, which opens it. */
const Caption: FC<ColumnProps> = ({ recipe: { id, name }, view }) => (
  <p class="caption">
    <a href={view.link(`diagrams/${id}`)}>{keepTogether(name)}</a>
  </p>
)

/** Where pictures are below each other, the reasons to choose one are over it: above all pictures they would be far from most. */
const Reasons: FC<ColumnProps> = ({ recipe, recipes, view }) => (
  <div class="telling only-stacked">
    <span class="label">{titleOfReasons}</span>
    <Sentences texts={reasonsFor(recipe, recipes)} view={view} />
  </div>
)

/** What the reasons to choose a recipe are headed by. */
export const titleOfReasons = 'Choose it when'

const ToEditor: FC<Pick<Recipe, 'id' | 'name'> & { view: PageView }> = ({ id, name, view }) => (
  <a href={view.link('edit', { recipe: id })}>
    Make it yours<span class="sr-only">: {name}</span>
  </a>
)

const without = (recipe: Recipe, all: readonly Recipe[]): string =>
  all.flatMap(({ id }) => (id === recipe.id ? [] : id)).join(',')
