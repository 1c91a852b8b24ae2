/**
 * What surrounds every page: the head, the masthead with its navigation, the foot.
 */
import type { FC } from 'hono/jsx'
import { type Page, twinOf, type View } from '../page.ts'
import { Foot } from './foot.tsx'
import { Head } from './head.tsx'
import { Masthead } from './masthead.tsx'

export type Frame = { page: Page; view: View }

/** The whole document but its doctype. */
export const Shell: FC<Frame> = ({ page, view }) => (
  <html lang="en">
    <Head page={page} view={view} />
    <body>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Masthead page={page} view={view} />
      <main id="main">{page.body(view)}</main>
      <Foot twin={page.stray ? undefined : view.root + twinOf(page).slice(1)} view={view} />
    </body>
  </html>
)
