/**
 * The gallery: every recipe as a card, searched, filtered and sorted by the URL.
 */
import type { FC } from 'hono/jsx'
import type { JSX } from 'hono/jsx/jsx-runtime'
import type { Service } from '../../http/service.ts'
import { LookSwitch } from '../layout/look-switch.tsx'
import type { Page, PageContext, PageKind, PageView } from '../page.ts'
import { siteDescription, siteName } from '../site-text.ts'
import { choiceOf, lookOf, queryOf, searchOf } from '../state.ts'
import { siteStructured } from '../structured-data.ts'
import { type Arrangement, arrange, type GalleryQuery, sorts } from '../universal/arrange.ts'
import { lookParameters, type PictureLook } from '../universal/picture-look.ts'
import { Claim } from './claim.tsx'
import { galleryMarkdown } from './gallery-markdown.ts'
import { PasteOwn } from './paste-own.tsx'
import { Results } from './results.tsx'
import { galleryParameters, Toolbar } from './toolbar.tsx'

/** `/`. */
export function galleryPage({ service }: PageContext): PageKind {
  return {
    pattern: '/',
    find: ({ query }) => pageFor(service, { ...searchOf(query), sort: choiceOf(query, 'sort', sorts) }, lookOf(query)),
  }
}

const pageFor = (service: Service, query: GalleryQuery, look: PictureLook): Page => {
  const arrangement = arrange(service.catalog, query)
  const { q, ...searchState } = galleryParameters(query)
  return {
    path: '/',
    query: queryOf({ ...galleryParameters(query), ...lookParameters(look) }),
    title: titleOf(query),
    description: siteDescription,
    section: 'gallery',
    look,
    searched: q,
    searchState,
    script: 'gallery.js',
    structured: siteStructured(service),
    body: body(query, arrangement),
    markdown: () => galleryMarkdown(service, arrangement),
  }
}

const titleOf = ({ q = '', family }: GalleryQuery): string => {
  if (q.trim() !== '') return `“${q.trim()}”`
  return family ?? siteName
}

const body =
  (query: GalleryQuery, arrangement: Arrangement) =>
  (view: PageView): JSX.Element => (
    <div
      class="gallery with-look"
      data-part={arrangement.headline === undefined ? undefined : ''}
      data-relaxed={arrangement.relaxed ? '' : undefined}
      data-matches={arrangement.matches}
    >
      <Claim arrangement={arrangement} view={view} />
      <LookSwitch view={view} to={view.root} keep={galleryParameters(query)} />
      <Toolbar query={query} arrangement={arrangement} view={view} />
      <PasteOwn view={view} />
      <Results arrangement={arrangement} view={view} />
      <Pick view={view} />
    </div>
  )

/** The recipes chosen for comparison; with scripts, also what is missing. */
const Pick: FC<{ view: PageView }> = ({ view: { root, look } }) => (
  <form id="pick" action={`${root}compare`} method="get">
    {Object.entries(lookParameters(look)).map(
      ([name, value]) => value !== undefined && <input type="hidden" name={name} value={value} />,
    )}
    <p id="picked" role="status"></p>
    <button type="button" class="needs-scripts" id="unpick">
      Clear
    </button>
    <button type="submit" class="primary">
      Compare
    </button>
  </form>
)
