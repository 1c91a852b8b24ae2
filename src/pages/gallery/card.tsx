/**
 * A recipe as a card: its picture, name, one line, and overall score.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Look } from '../../render/palette.ts'
import { withQuery } from '../page.ts'
import { lookParameters, pictureAddress, queryOf } from '../state.ts'
import { firstSentence } from '../words.ts'

type Props = { recipe: Recipe; look: Look; root: string }

// The name beside the picture says what it is, so its alternative text is empty. The browser loads the
// pictures that come into view; their space is reserved by the style sheet.
const Picture: FC<Props> = ({ recipe: { id, scene }, look, root }) => (
  <div class="plate">
    <img src={root + pictureAddress(id, look)} width={scene.width} height={scene.height} alt="" loading="lazy" />
  </div>
)

/** A card with a box to choose it for comparison, which belongs to the form `pick`. */
export const Card: FC<Props> = ({ recipe, look, root }) => (
  <li class="card">
    <Picture recipe={recipe} look={look} root={root} />
    <h3>
      <a href={withQuery(`${root}diagrams/${recipe.id}`, queryOf(lookParameters(look)))}>{recipe.name}</a>
    </h3>
    <p>{firstSentence(recipe.description)}</p>
    <div class="meta">
      <span>
        Overall <b>{recipe.overall}</b>
      </span>
      <label>
        <input type="checkbox" name="ids" value={recipe.id} form="pick" />
        Compare<span class="sr-only"> {recipe.name}</span>
      </label>
    </div>
  </li>
)

/** A card for a row of related recipes: no box. */
export const SmallCard: FC<Props> = ({ recipe, look, root }) => (
  <li class="card">
    <Picture recipe={recipe} look={look} root={root} />
    <h3>
      <a href={withQuery(`${root}diagrams/${recipe.id}`, queryOf(lookParameters(look)))}>{recipe.name}</a>
    </h3>
  </li>
)
