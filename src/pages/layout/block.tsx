/**
 * A block of text with a button that copies it (browser/page.ts); without scripts, the text only.
 */
import type { Child } from 'hono/jsx'

type Props = {
  /** What it is, for screen readers: part of the name of the block and of its button. */
  label: string
  /** The id of the text, if a script changes it. */
  id?: string
  children?: Child
}

/** The block; `children` is a `code` if `id` is not given. */
export function Block({ label, id, children }: Props) {
  return (
    <div class="block">
      <pre role="group" aria-label={label}>
        {id === undefined ? children : <code id={id}>{children}</code>}
      </pre>
      <button type="button" class="copy needs-scripts">
        Copy<span class="sr-only"> {label}</span>
      </button>
    </div>
  )
}
