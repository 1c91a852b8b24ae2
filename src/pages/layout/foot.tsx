/**
 * The foot of every page: what it is, and its other forms.
 */
import type { FC } from 'hono/jsx'
import type { View } from '../page.ts'

/** The foot; `twin` is the relative address of the page's Markdown, where it has one. */
export const Foot: FC<{ twin: string | undefined; view: View }> = ({ twin, view: { root } }) => (
  <footer class="foot" id="foot">
    <p>Free and read-only: no account, no key, no price. Nothing you do here is stored.</p>
    <nav aria-label="Other forms">
      {twin && <a href={twin}>This page as Markdown</a>}
      <a href={`${root}api`}>API</a>
      <a href={`${root}openapi.json`}>OpenAPI</a>
      <a href={`${root}llms.txt`}>llms.txt</a>
    </nav>
  </footer>
)
