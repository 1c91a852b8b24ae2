/**
 * The ways on from a recipe: what to use instead, its family, the one before and the one after.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Look } from '../../render/palette.ts'
import { SmallCard } from '../gallery/card.tsx'
import { partTitles } from '../words.ts'
import type { Related } from './related.ts'

/** How many of its family a page shows; the gallery shows them all. */
const mostOfFamily = 6

type RowProps = { title: string; anchor: string; recipes: Recipe[]; look: Look; root: string }

const Row: FC<RowProps> = ({ title, anchor, recipes, look, root }) =>
  recipes.length === 0 ? null : (
    <section aria-labelledby={anchor}>
      <h2 id={anchor}>{title}</h2>
      <ul class="cards small" data-theme={look.theme}>
        {recipes.map((recipe) => (
          <SmallCard recipe={recipe} look={look} root={root} />
        ))}
      </ul>
    </section>
  )

/** Related recipes as two rows of small cards. */
export const RelatedRecipes: FC<{ related: Related; look: Look; root: string }> = ({ related, look, root }) => (
  <>
    <Row title={partTitles.instead} anchor="instead" recipes={related.instead} look={look} root={root} />
    <Row
      title={partTitles.family}
      anchor="family"
      recipes={related.family.slice(0, mostOfFamily)}
      look={look}
      root={root}
    />
  </>
)

/** Previous and next in catalog order. */
export const Neighbours: FC<{ related: Related }> = ({ related: { previous, next } }) => (
  <nav class="neighbours" aria-label="Previous and next recipe">
    {previous && (
      <a rel="prev" href={previous.id}>
        <span>Previous</span> {previous.name}
      </a>
    )}
    {next && (
      <a rel="next" href={next.id}>
        <span>Next</span> {next.name}
      </a>
    )}
  </nav>
)
