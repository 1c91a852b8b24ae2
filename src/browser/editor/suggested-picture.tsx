/** @jsxImportSource preact */
/**
 * The recipe that draws best what was pasted, or the one that was chosen of several, as large as its place.
 */
import type { Store } from './store.ts'
import { addressOf } from './suggested.tsx'

/**
 * The picture, a link that opens it to be edited, and when such a diagram is of use. It is a part of the page, whose fonts
 * an image would not have; the renderer escapes all text.
 */
export function SuggestedPicture({ store: { suggested } }: { store: Store }) {
  const fit = suggested?.suggested[suggested.chosen]
  if (fit === undefined) return null
  return (
    <>
      <h2>{fit.name}</h2>
      <a
        href={addressOf(fit)}
        aria-label={`What was pasted, as: ${fit.name}. Make it yours`}
        dangerouslySetInnerHTML={{ __html: fit.svg }}
      />
      <p class="note">
        <b>Choose it when:</b> {fit.useWhen}
      </p>
    </>
  )
}
