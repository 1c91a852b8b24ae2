/**
 * The frame of every page: the head, the header with search and sections, the footer.
 */
import type { FC } from 'hono/jsx'
import { markdownPath, type Page, type PageView } from '../page.ts'
import { Head } from './head.tsx'
import { Header } from './header.tsx'

export type PageFrame = { page: Page; view: PageView }

/** The whole document except its doctype. */
export function Shell({ page, view }: PageFrame) {
  return (
    <html lang="en">
      <Head page={page} view={view} />
      <body>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <Header page={page} view={view} />
        <main id="main">{page.body(view)}</main>
        <Foot markdown={page.isErrorPage ? undefined : view.root + markdownPath(page).slice(1)} view={view} />
      </body>
    </html>
  )
}

/** What the service is, what is stored where, and the other representations. `markdown` is the page's relative Markdown URL. */
const Foot: FC<{ markdown: string | undefined; view: PageView }> = ({ markdown, view: { root } }) => (
  <footer class="foot" id="foot">
    <p>Free, no sign-up. No cookies, no trackers; your theme stays in this browser.</p>
    <nav aria-label="Other formats">
      {markdown && <a href={markdown}>Markdown</a>}
      <a href={`${root}api`}>API</a>
      <a href={`${root}openapi.json`}>OpenAPI</a>
      <a href={`${root}llms.txt`}>llms.txt</a>
    </nav>
  </footer>
)
