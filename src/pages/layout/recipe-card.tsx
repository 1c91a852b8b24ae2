/**
 * A recipe as a card: its image, name, the question it answers, and overall score; its actions appear on hover and focus.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { newestIn } from '../newest.ts'
import { hasPage, type PageView } from '../page.ts'
import { keepTogether, questionOf } from '../site-text.ts'
import { FigureOrSketch, Sketch } from './picture.tsx'

type Props = { recipe: Recipe; view: PageView }

/** A card of the gallery. `reason` says why it is a match. */
export function Card({ recipe, view, reason }: Props & { reason?: string | undefined }) {
  return (
    <li class="card">
      <div class="face">
        <Thumbnail recipe={recipe} view={view} />
        <h3>
          <a href={view.link(`diagrams/${recipe.id}`)}>{keepTogether(recipe.name)}</a>
          {newestIn(view.service.catalog).has(recipe.id) && <span class="new"> New</span>}
        </h3>
        <Score value={recipe.overall} />
        <p>{questionOf(recipe)}</p>
        {reason && <p class="reason">{reason}</p>}
        <button type="button" class="more needs-scripts" aria-label={`Actions for ${recipe.name}`}></button>
      </div>
      <Actions recipe={recipe} view={view} />
    </li>
  )
}

/** The figure of a diagram, on a phone its sketch. */
const Thumbnail: FC<Props> = (props) => (
  <div class="plate">
    <FigureOrSketch {...props} />
  </div>
)

/** The thumbnail of a card too small for words. */
export const SmallThumbnail: FC<Props> = (props) => (
  <div class="plate">
    <Sketch {...props} />
  </div>
)

const Score: FC<{ value: number }> = ({ value }) => (
  <span class="score" title={`Overall score: ${value} of 100`}>
    <span class="sr-only">Overall score </span>
    {value}
  </span>
)

/** Without scripts, only what needs none: the checkbox belongs to the form `pick`, which opens the comparison. */
const Actions: FC<Props> = ({ recipe: { id, name }, view }) => (
  <div class="actions">
    {hasPage('/edit') && (
      <a class="button primary" href={view.link('edit', { recipe: id })} aria-label={`Make it yours: ${name}`}>
        Make it yours
      </a>
    )}
    <button type="button" class="needs-scripts" data-do="copy-image" aria-label={`Copy image of ${name}`}>
      Copy
    </button>
    <label class="button">
      <input type="checkbox" name="ids" value={id} form="pick" aria-label={`Compare ${name}`} />
      Compare
    </label>
  </div>
)

/** A card for a row of related recipes: picture, name and question. */
export const SmallCard: FC<Props> = ({ recipe, view }) => (
  <li class="card">
    <SmallThumbnail recipe={recipe} view={view} />
    <h3>
      <a href={view.link(`diagrams/${recipe.id}`)}>{keepTogether(recipe.name)}</a>
    </h3>
    <p>{questionOf(recipe)}</p>
  </li>
)
