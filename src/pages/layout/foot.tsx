/**
 * The foot of every page: what it is, what is kept where, and its other forms.
 */
import type { PageView } from '../page.ts'

/** The foot; `markdown` is the relative address of the page's Markdown, where it has one. */
export function Foot({ markdown, view: { root } }: { markdown: string | undefined; view: PageView }) {
  return (
    <footer class="foot" id="foot">
      <p>
        Free, no sign-up. Nothing you do here is sent or stored, except the themes you choose: your browser keeps those.
      </p>
      <nav aria-label="Other formats">
        {markdown && <a href={markdown}>Markdown</a>}
        <a href={`${root}api`}>API</a>
        <a href={`${root}openapi.json`}>OpenAPI</a>
        <a href={`${root}llms.txt`}>llms.txt</a>
      </nav>
    </footer>
  )
}
