/**
 * The filters and sort orders of the gallery: links, so that every state has a URL.
 */
import type { FC } from 'hono/jsx'
import { families } from '../../catalog/recipe.ts'
import { Icon } from '../layout/icons.tsx'
import type { PageView } from '../page.ts'
import { type Arrangement, type GalleryQuery, type Sort, sortLabel, sorts } from '../universal/arrange.ts'
import { PasteButton } from './paste-own.tsx'

type Props = { query: GalleryQuery; arrangement: Arrangement; view: PageView }

/** Families with their counts, what one has already, and the order. */
export function Toolbar(props: Props) {
  return (
    <div class="toolbar">
      <Families {...props} />
      <div class="tools">
        <PasteButton />
        <SortMenu {...props} />
      </div>
    </div>
  )
}

/** If a search found nothing, the families link to all their recipes. */
const Families: FC<Props> = ({ query, arrangement: { counts, relaxed }, view }) => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const kept = relaxed ? { ...query, q: undefined } : query
  return (
    <nav class="chips" aria-label="Families">
      {[undefined, ...families].map((family) => (
        <a
          class="chip"
          href={view.link('', galleryParameters({ ...kept, family }))}
          data-family={family ?? ''}
          data-empty={family !== undefined && !counts[family] ? '' : undefined}
          aria-current={family === query.family && !relaxed ? 'true' : undefined}
        >
          {family ?? 'All'} <em>{family === undefined ? all : (counts[family] ?? 0)}</em>
        </a>
      ))}
    </nav>
  )
}

/** The gallery's state as parameters, without its look. */
export const galleryParameters = ({ q, family, sort }: GalleryQuery): Record<string, string | undefined> => ({
  q: q?.trim(),
  family,
  sort: sort === 'family' ? undefined : sort,
})

/** The orders as a menu, which needs no script; on a phone it has the other tool, too. */
const SortMenu: FC<Props> = ({ query, view }) => (
  <details class="menu sort">
    <summary class="button">
      <Icon name="sort" />
      <span>
        Sort: <b>{sortLabel(query.sort, query)}</b>
      </span>
    </summary>
    <div class="panel">
      {sorts.map((sort: Sort) => (
        <a
          href={view.link('', galleryParameters({ ...query, sort }))}
          data-sort={sort}
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {sortLabel(sort, query)}
        </a>
      ))}
      <PasteButton />
    </div>
  </details>
)
