/**
 * The head of a comparison: each diagram, and its name as the field that another one is chosen in.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { Icon } from '../layout/icons.tsx'
import { Picture } from '../layout/picture.tsx'
import { RecipeChoice } from '../layout/recipe-choice.tsx'
import { hasPage, type PageView } from '../page.ts'
import { lookOn, pictureAddress } from '../universal/picture-look.ts'
import { chooserId } from './chooser.tsx'

type Props = { recipes: readonly Recipe[]; view: PageView }

type ColumnProps = Props & { recipe: Recipe }

/** Two rows: the pictures, and the names, which stay in sight where nothing scrolls sideways. */
export const ComparisonHead: FC<Props> = (props) => (
  <thead>
    <tr class="pictures">
      <td></td>
      {props.recipes.map((recipe) => (
        <td>
          <Plate recipe={recipe} view={props.view} />
        </td>
      ))}
    </tr>
    <tr class="names">
      <td></td>
      {props.recipes.map((recipe, at) => (
        <th scope="col">
          <Name {...props} recipe={recipe} at={at} />
          <Ways {...props} recipe={recipe} />
        </th>
      ))}
    </tr>
  </thead>
)

/** The picture, as wide as the column; a press enlarges it. */
const Plate: FC<{ recipe: Recipe; view: PageView }> = ({ recipe, view }) => {
  const { id, name, scene } = recipe
  return (
    <a
      class={scene.height > 0.85 * scene.width ? 'plate enlarge tall' : 'plate enlarge'}
      href={view.root + pictureAddress(id, lookOn('light', view.look))}
      data-picture
      title={`Enlarge ${name}`}
    >
      <Picture recipe={recipe} view={view} alt={scene.title} />
    </a>
  )
}

const Name: FC<ColumnProps & { at: number }> = ({ recipe, recipes, at, view }) => (
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
    {hasPage('/edit') && (
      <a href={view.link('edit', { recipe: id })}>
        Make it yours<span class="sr-only">: {name}</span>
      </a>
    )}
  </p>
)

const without = (recipe: Recipe, all: readonly Recipe[]): string =>
  all.flatMap(({ id }) => (id === recipe.id ? [] : id)).join(',')
