/**
 * The editor without a recipe: paste something, or pick a diagram to begin with.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { SmallThumbnail } from '../layout/recipe-card.tsx'
import type { PageView } from '../page.ts'
import { keepTogether } from '../site-text.ts'

/** In place of the drawing: a few diagrams to start from. */
export function EmptyStart({ view }: { view: PageView }) {
  const { recipes } = view.service.catalog
  return (
    <div class="empty-start">
      <h2>
        Start from a diagram{' '}
        <a class="onward" href={view.link('')}>
          All {recipes.length} diagrams
        </a>
      </h2>
      <ul class="starts">
        {bestOfFamilies(recipes)
          .slice(0, shown)
          .map((recipe) => (
            <li>
              <a href={view.link('edit', { recipe: recipe.id })}>
                <SmallThumbnail recipe={recipe} view={view} />
                {keepTogether(recipe.name)}
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Four rows of the widest card; narrower ones show the first of them. */
const shown = 16

/** Names that are one line below a picture: rows are equally high. */
const oneLine = 28

/** The recipe with the highest score in each family, then the second and the third of each. */
const bestOfFamilies = (recipes: readonly Recipe[]): Recipe[] => {
  const ranked = [...new Set(recipes.map(({ family }) => family))].map((family) =>
    recipes
      .filter((recipe) => recipe.family === family && recipe.data !== undefined && recipe.name.length <= oneLine)
      .sort((a, b) => b.overall - a.overall),
  )
  return [0, 1, 2].flatMap((rank) => ranked.flatMap((own) => own[rank] ?? []))
}
