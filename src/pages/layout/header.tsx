/**
 * The bar at the top of every page: the name, the search, the sections, the page's theme.
 */
import type { FC } from 'hono/jsx'
import { longestSearch } from '../../http/parameters.ts'
import { hasPage, type Page, type PageView, type SiteSection } from '../page.ts'
import { siteName } from '../site-text.ts'
import { lookParameters } from '../universal/picture-look.ts'
import { Icon } from './icons.tsx'

type Props = { page: Page; view: PageView }

/** The header. On narrow screens the sections are in a menu, which needs no script. */
export function Header({ page, view }: Props) {
  return (
    <header class="bar">
      <a class="brand" href={view.link('')}>
        <Mark />
        <span>{siteName}</span>
      </a>
      <Search page={page} view={view} />
      <nav class="sections" aria-label="Sections">
        <Sections page={page} view={view} />
      </nav>
      <ThemeButton />
      <SectionsMenu page={page} view={view} />
    </header>
  )
}

const SectionsMenu: FC<Props> = (props) => (
  <details class="menu sections-menu">
    <summary aria-label="Menu">
      <Icon name="menu" />
    </summary>
    <nav aria-label="Menu">
      <Sections {...props} />
    </nav>
  </details>
)

/** The logo, a small diagram in the color of the text: one box that leads to two. */
const Mark: FC = () => (
  <svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path d="M8 12h4m3-7h-1.5a1.5 1.5 0 0 0-1.5 1.5v11a1.5 1.5 0 0 0 1.5 1.5H15" />
    <rect x="2" y="8.5" width="6" height="7" rx="1" />
    <rect class="mark-lit" x="15" y="1.5" width="7" height="7" rx="1" />
    <rect x="15" y="15.5" width="7" height="7" rx="1" />
  </svg>
)

/** The search of the gallery, on every page; it keeps the order and the look. */
const Search: FC<Props> = ({ page, view: { root, look, asset, link } }) => (
  <search class="find">
    <form
      id="find"
      action={root}
      method="get"
      data-documents={asset('search.txt')}
      data-palette={asset('palette.js')}
      data-styles={asset('palette.css')}
    >
      <label for="q" class="sr-only">
        Search diagrams
      </label>
      <SearchInput value={page.searched ?? ''} />
      <kbd aria-hidden="true">Ctrl K</kbd>
      <a class="clear" href={link('', page.searchState)} aria-label="Clear the search">
        <Icon name="close" />
      </a>
      {Object.entries({ ...page.searchState, ...lookParameters(look) }).map(
        ([name, value]) => value !== undefined && <input type="hidden" name={name} value={value} />,
      )}
      <button type="submit" tabindex={-1} aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  </search>
)

const SearchInput: FC<{ value: string }> = ({ value }) => (
  <input
    id="q"
    type="search"
    name="q"
    value={value}
    maxlength={longestSearch}
    placeholder="Search diagrams"
    autocomplete="off"
    spellcheck={false}
    aria-keyshortcuts="/ Control+K"
  />
)

const Sections: FC<Props> = ({ page, view }) => (
  <>
    {entries
      .filter(({ pattern }) => hasPage(pattern))
      .map(({ section, path, label }) => (
        <a href={view.link(path)} aria-current={page.section === section ? 'true' : undefined}>
          {label}
        </a>
      ))}
  </>
)

const entries: readonly Entry[] = [
  { section: 'gallery', path: '', label: 'Gallery', pattern: '/' },
  { section: 'compare', path: 'compare', label: 'Compare', pattern: '/compare' },
  { section: 'editor', path: 'edit', label: 'Editor', pattern: '/edit' },
  { section: 'sandbox', path: 'sandbox', label: 'Sandbox', pattern: '/sandbox' },
  { section: 'docs', path: 'docs', label: 'Docs', pattern: '/docs' },
]

type Entry = { section: SiteSection; path: string; label: string; pattern: string }

/** The switch between light and dark; without scripts the system decides. */
const ThemeButton: FC = () => (
  <button type="button" id="page-theme" class="icon-button" aria-label="Page theme">
    <Icon name="sun" />
    <Icon name="moon" />
  </button>
)
