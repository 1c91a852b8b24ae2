/**
 * The editor without a recipe: paste something, or pick a diagram to begin with.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { Thumbnail } from '../layout/recipe-card.tsx'
import type { PageView } from '../page.ts'

/** In place of the drawing: a few diagrams to start from. */
export function EmptyStart({ view }: { view: PageView }) {
  const { recipes } = view.service.catalog
  return (
    <div class="empty-start">
      <h2>Start from a diagram</h2>
      <ul class="starts">
        {bestOfFamilies(recipes)
          .slice(0, 6)
          .map((recipe) => (
            <li>
              <a href={view.link('edit', { recipe: recipe.id })}>
                <Thumbnail recipe={recipe} view={view} />
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

/** The recipe with the highest score in each family. */
const bestOfFamilies = (recipes: readonly Recipe[]): Recipe[] =>
  [...new Set(recipes.map(({ family }) => family))].flatMap((family) => {
    const own = recipes.filter((recipe) => recipe.family === family && recipe.data !== undefined)
    return own.sort((a, b) => b.overall - a.overall)[0] ?? []
  })
