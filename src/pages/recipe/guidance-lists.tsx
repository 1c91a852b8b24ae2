/**
 * When to use a recipe, and what to choose in other cases, next to its diagram.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { keepTogether, partTitles } from '../site-text.ts'
import { type Alternative, readAlternatives, sentencesOf } from './guidance.ts'
import { RecipeLinks } from './recipe-links.tsx'

type Props = { recipe: Recipe; view: PageView }

/** One item per sentence. */
export function UseWhen({ recipe, view }: Props) {
  return (
    <section aria-labelledby="use">
      <h2 id="use">{partTitles.use}</h2>
      <ul class="points">
        {sentencesOf(recipe.useWhen).map((sentence) => (
          <li>
            <RecipeLinks text={sentence} view={view} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each case with the recipes that fit it better. */
export const ChooseAnother: FC<Props> = ({ recipe, view }) => {
  const { alternatives, notes } = readAlternatives(recipe.avoidWhen)
  return (
    <section aria-labelledby="avoid">
      <h2 id="avoid">{partTitles.avoid}</h2>
      <ul class="cases">
        {alternatives.map((alternative) => (
          <Case alternative={alternative} view={view} />
        ))}
      </ul>
      {notes.map((note) => (
        <p class="note">
          <RecipeLinks text={note} view={view} />
        </p>
      ))}
    </section>
  )
}

const Case: FC<{ alternative: Alternative; view: PageView }> = ({ alternative: { need, ids }, view }) => (
  <li>
    <span>{need}</span>{' '}
    {ids.map((id) => (
      <BetterRecipe id={id} view={view} />
    ))}
  </li>
)

const BetterRecipe: FC<{ id: string; view: PageView }> = ({ id, view }) => {
  const recipe = view.service.catalog.find(id)
  if (recipe === undefined) return <code>{id}</code>
  return (
    <a class="onward" href={view.link(`diagrams/${id}`)}>
      {keepTogether(recipe.name)}
    </a>
  )
}
