/**
 * What surrounds every page: the head, the header with search and sections, the foot.
 */
import { markdownPath, type Page, type PageView } from '../page.ts'
import { Foot } from './foot.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'

export type Frame = { page: Page; view: PageView }

/** The whole document but its doctype. */
export function Shell({ page, view }: Frame) {
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
