/**
 * What the gallery shows: groups of cards in one grid.
 */
import type { FC } from 'hono/jsx'
import { Card } from '../layout/recipe-card.tsx'
import type { PageView } from '../page.ts'
import type { Arrangement, RecipeGroup } from '../universal/arrange.ts'

type Props = { arrangement: Arrangement; view: PageView }

/** The groups, and a one-sentence summary for screen readers. All share one grid; each begins below its title. */
export function Results({ arrangement, view }: Props) {
  return (
    <>
      <p id="summary" class="sr-only" role="status">
        {arrangement.summary}
      </p>
      <div id="results" class="grid" data-theme={view.look.theme}>
        {arrangement.groups.map((group) => (
          <Shelf group={group} view={view} />
        ))}
      </div>
    </>
  )
}

const Shelf: FC<{ group: RecipeGroup; view: PageView }> = ({ group: { title, entries, isRow }, view }) => (
  <section class={isRow ? 'group row' : 'group'} aria-labelledby={anchorOf(title)}>
    <h2 id={anchorOf(title)}>{title}</h2>
    <ul>
      {entries.map(({ id, reason }) => {
        const recipe = view.service.catalog.find(id)
        return recipe && <Card recipe={recipe} view={view} reason={reason} />
      })}
    </ul>
  </section>
)

/** A title as the fragment of its group. */
const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-')
