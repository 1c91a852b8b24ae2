/**
 * The line at the top of every page: the name, the sections, the theme of the page.
 */
import type { FC } from 'hono/jsx'
import type { Page, Section, View } from '../page.ts'
import { siteName } from '../words.ts'
import { Mark } from './mark.tsx'

const sections: [section: Section, path: string, label: string][] = [
  ['gallery', '', 'Gallery'],
  ['compare', 'compare', 'Compare'],
  ['sandbox', 'sandbox', 'Sandbox'],
  ['docs', 'docs', 'Documentation'],
]

/** The theme of the page, for scripts to switch; without scripts the system decides. */
const ThemeSwitch: FC = () => (
  <label class="page-theme">
    <span class="sr-only">Theme of this page</span>
    <select id="page-theme">
      <option value="system">System</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  </label>
)

/** The masthead; the section a page belongs to is marked. */
export const Masthead: FC<{ page: Page; view: View }> = ({ page, view: { root } }) => (
  <header class="masthead">
    <a class="brand" href={root}>
      <Mark />
      {siteName}
    </a>
    <nav aria-label="Sections">
      {sections.map(([section, path, label]) => (
        <a href={root + path} aria-current={page.section === section ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
    <ThemeSwitch />
  </header>
)
