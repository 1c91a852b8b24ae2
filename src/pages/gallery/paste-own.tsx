/**
 * A field on the gallery for what one has already: data, a table, a diagram as text.
 */
import { hasPage, type PageView } from '../page.ts'

/** The field, and the place for what fits; both need scripts. */
export function PasteOwn({ view }: { view: PageView }) {
  if (!hasPage('/edit')) return null
  return (
    <>
      <form
        class="paste-own needs-scripts"
        id="paste-own"
        action={`${view.root}edit`}
        data-worker={view.asset('draw-worker.js')}
      >
        <label class="sr-only" for="own">
          Paste data, a table or diagram text
        </label>
        <textarea
          id="own"
          rows={1}
          spellcheck={false}
          autocomplete="off"
          placeholder="Paste data, a table or diagram text to see it drawn"
        ></textarea>
      </form>
      <section class="fits" id="fits" aria-label="Diagrams of what you pasted" aria-live="polite" hidden></section>
    </>
  )
}
