/**
 * Recipes as the columns of a table.
 */
import type { Child, FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Look } from '../../render/palette.ts'
import type { View } from '../page.ts'
import { withQuery } from '../page.ts'
import { Quoted } from '../recipe/quoted.tsx'
import { ScoreBars } from '../recipe/scores.tsx'
import { lookParameters, pictureAddress, queryOf } from '../state.ts'
import { partTitles } from '../words.ts'

type Props = { recipes: Recipe[]; look: Look; view: View }

const Row: FC<{ title: string; recipes: Recipe[]; cell: (recipe: Recipe) => Child }> = ({ title, recipes, cell }) => (
  <tr>
    <th scope="row">{title}</th>
    {recipes.map((recipe) => (
      <td>{cell(recipe)}</td>
    ))}
  </tr>
)

const Head: FC<Props> = ({ recipes, look, view: { root } }) => (
  <thead>
    <tr>
      <td></td>
      {recipes.map(({ id, name, family, scene }) => (
        <th scope="col">
          <div class="plate">
            <img src={root + pictureAddress(id, look)} width={scene.width} height={scene.height} alt="" data-look />
          </div>
          <a href={withQuery(`${root}diagrams/${id}`, queryOf(lookParameters(look)))}>{name}</a>
          <span>{family}</span>
        </th>
      ))}
    </tr>
  </thead>
)

/** The comparison. It scrolls sideways where the columns do not fit. */
export const SideBySide: FC<Props> = (props) => {
  const { recipes, look, view } = props
  const { root, service } = view
  const words = (text: string) => <Quoted text={text} catalog={service.catalog} root={root} />
  return (
    <div class="side-by-side" data-theme={look.theme} role="region" aria-label="Comparison" tabindex={0}>
      <table>
        <colgroup>
          <col class="names" />
          {recipes.map(() => (
            <col class="recipes" />
          ))}
        </colgroup>
        <Head {...props} />
        <tbody>
          <Row title="Draws" recipes={recipes} cell={({ description }) => description} />
          <Row title={partTitles.use} recipes={recipes} cell={({ useWhen }) => words(useWhen)} />
          <Row title={partTitles.avoid} recipes={recipes} cell={({ avoidWhen }) => words(avoidWhen)} />
          <Row title={partTitles.scores} recipes={recipes} cell={(recipe) => <ScoreBars recipe={recipe} />} />
          <Row title="Primitives" recipes={recipes} cell={({ primitives }) => primitives.join(', ')} />
        </tbody>
      </table>
    </div>
  )
}
