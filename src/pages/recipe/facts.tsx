/**
 * What is known of a recipe besides its words.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { factsOf, partTitles } from '../site-text.ts'

/** The facts as a list of names and values. */
export function Facts({ recipe }: { recipe: Recipe; view: PageView }) {
  return (
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
}
