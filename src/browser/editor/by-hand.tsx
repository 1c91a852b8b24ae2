/** @jsxImportSource preact */
/**
 * The data tab of a diagram that was changed by hand: the way back to its data.
 */
import { backToData } from './scene-state.ts'
import type { Store } from './store.ts'

/** What became of the data, and a button that draws them again. */
export function ByHand({ store }: { store: Store }) {
  return (
    <div class="invitation">
      <p>The diagram was changed by hand, and no longer follows its data.</p>
      <p class="note">Its data are as they were before. Undo takes you back to the changes by hand.</p>
      <button type="button" class="primary" onClick={() => backToData(store)}>
        Back to the data
      </button>
    </div>
  )
}
