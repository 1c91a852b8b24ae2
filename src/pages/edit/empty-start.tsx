/**
 * The editor without a recipe: paste something, or pick a diagram to begin with.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { SmallThumbnail } from '../layout/recipe-card.tsx'
import type { PageView } from '../page.ts'

/** In place of the drawing: a few diagrams to start from. */
export function EmptyStart({ view }: { view: PageView }) {
  const { recipes } = view.service.catalog
  return (
    <div class="empty-start">
      <h2>Start from a diagram</h2>
      <ul class="starts">
        {bestOfFamilies(recipes)
          .slice(0, shown)
          .map((recipe) => (
            <li>
              <a href={view.link('edit', { recipe: recipe.id })}>
                <SmallThumbnail recipe={recipe} view={view} />
                {recipe.name}
              </a>
            </li>
          ))}
      </ul>
      <p>
        <a class="onward" href={view.link('')}>
          All {recipes.length} diagrams
        </a>
      </p>
    </div>
  )
}

/** Full rows of two; three rows of three are seen at once. */
const shown = 12

/** The recipe with the highest score in each family, then the second of each. */
const bestOfFamilies = (recipes: readonly Recipe[]): Recipe[] => {
  const ranked = [...new Set(recipes.map(({ family }) => family))].map((family) =>
    recipes
      .filter((recipe) => recipe.family === family && recipe.data !== undefined)
      .sort((a, b) => b.overall - a.overall),
  )
  return [0, 1].flatMap((rank) => ranked.flatMap((own) => own[rank] ?? []))
}
