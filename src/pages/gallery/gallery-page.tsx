/**
 * The gallery: every recipe as a card, searched, filtered and sorted by its address.
 */
import type { FC } from 'hono/jsx'
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Look } from '../../render/palette.ts'
import { siteStructured } from '../discovery/structured.ts'
import type { Kit, Page, PageKind, View } from '../page.ts'
import { choiceOf, lookOf, lookParameters, queryOf, searchOf } from '../state.ts'
import { lead, siteDescription, siteName } from '../words.ts'
import { type Arrangement, arrange, type Group, sorts, type Wish } from './arrange.ts'
import { Card } from './card.tsx'
import { galleryMarkdown } from './gallery-markdown.ts'
import { Toolbar, wishParameters } from './toolbar.tsx'

/** A family's name as the fragment of its group. */
const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-')

const Shelf: FC<{ group: Group; look: Look; root: string }> = ({ group: { title, recipes }, look, root }) => (
  <section class="group" aria-labelledby={anchorOf(title)}>
    <h2 id={anchorOf(title)}>
      {title} <span class="count">{recipes.length}</span>
    </h2>
    <ul class="cards">
      {recipes.map((recipe) => (
        <Card recipe={recipe} look={look} root={root} />
      ))}
    </ul>
  </section>
)

const body =
  (wish: Wish, look: Look, { groups, summary }: Arrangement) =>
  ({ root, service }: View): JSX.Element => (
    <>
      <h1>{siteName}</h1>
      <p class="lead">{lead(service.catalog.recipes.length)}</p>
      <Toolbar wish={wish} look={look} root={root} />
      <p id="summary" role="status">
        {summary}
      </p>
      <div id="results" data-theme={look.theme}>
        {groups.map((group) => (
          <Shelf group={group} look={look} root={root} />
        ))}
      </div>
      <form id="pick" action={`${root}compare`} method="get">
        <button>Compare the chosen recipes</button>
      </form>
    </>
  )

const titleOf = ({ q = '', family }: Wish): string => {
  if (q.trim() !== '') return `Search for “${q.trim()}”`
  return family ?? siteName
}

/** `/`. */
export const galleryPage = ({ service }: Kit): PageKind => ({
  pattern: '/',
  find: ({ query }): Page => {
    const wish: Wish = { ...searchOf(query), sort: choiceOf(query, 'sort', sorts) }
    const look = lookOf(query)
    const arrangement = arrange(service.catalog, wish)
    return {
      path: '/',
      query: queryOf({ ...wishParameters(wish), ...lookParameters(look) }),
      title: titleOf(wish),
      description: siteDescription,
      section: 'gallery',
      scripts: ['gallery.js'],
      structured: siteStructured(service),
      body: body(wish, look, arrangement),
      markdown: () => galleryMarkdown(service, arrangement),
    }
  },
})
