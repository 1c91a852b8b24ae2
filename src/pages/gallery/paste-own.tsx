/**
 * A field on the gallery for what one has already: data, a table, a diagram as text.
 */
import { hasPage, type PageView } from '../page.ts'

/** The field, and the place for what fits; both need scripts. Nothing is sent, so that it is no form. */
export function PasteOwn({ view }: { view: PageView }) {
  if (!hasPage('/edit')) return null
  return (
    <>
      <div
        class="paste-own needs-scripts"
        id="paste-own"
        data-editor={`${view.root}edit`}
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
          placeholder="Paste or drop data, a table or diagram text"
        ></textarea>
      </div>
      <section class="fits" id="fits" aria-label="Diagrams of what you pasted" aria-live="polite" hidden></section>
    </>
  )
}

/** Shows the field, which would push the first pictures down. */
export function PasteButton() {
  if (!hasPage('/edit')) return null
  return (
    <button type="button" class="paste-button needs-scripts" data-paste aria-expanded="false" aria-controls="paste-own">
      Paste your data
    </button>
  )
}
