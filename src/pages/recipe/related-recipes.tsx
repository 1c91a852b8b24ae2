/**
 * Links from a recipe: others of its family, the previous and the next one.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { SmallCard } from '../layout/recipe-card.tsx'
import type { PageView } from '../page.ts'
import { keepTogether, partTitles } from '../site-text.ts'
import type { Related } from './related.ts'

type Props = { recipe: Recipe; related: Related; view: PageView }

/** Alternatives first, then the rest of the family. */
export function RelatedRecipes({ recipe, related: { instead, family }, view }: Props) {
  const shown = [...instead, ...family].slice(0, most)
  return shown.length === 0 ? null : (
    <section aria-labelledby="related">
      <h2 id="related">{partTitles.related}</h2>
      <ul class="grid small" data-theme={view.look.theme}>
        {shown.map((each) => (
          <SmallCard recipe={each} view={view} />
        ))}
      </ul>
      <p>
        <a class="onward" href={view.link('', { family: recipe.family })}>
          All in {recipe.family}
        </a>
      </p>
    </section>
  )
}

/** How many recipes the row shows; the gallery shows all of a family. */
const most = 6

/** Previous and next in catalog order. */
export const PreviousNext: FC<{ related: Related; view: PageView }> = ({ related: { previous, next }, view }) => (
  <nav class="neighbors" aria-label="Previous and next diagram">
    {previous && (
      <a rel="prev" href={view.link(`diagrams/${previous.id}`)}>
        <span>Previous</span> {keepTogether(previous.name)}
      </a>
    )}
    {next && (
      <a rel="next" href={view.link(`diagrams/${next.id}`)}>
        <span>Next</span> {keepTogether(next.name)}
      </a>
    )}
  </nav>
)
