/** @jsxImportSource preact */
/**
 * The scene tab: tools for the selection, its properties, every element, and what the linter finds. Everything the mouse
 * does can be done here by keyboard.
 */
import { CanvasFields } from './canvas-fields.tsx'
import { ElementList } from './element-list.tsx'
import { FindingList } from './finding-list.tsx'
import { Properties } from './properties.tsx'
import { Review } from './review.tsx'
import { arrangedOf, startScene } from './scene-state.ts'
import { SceneTools } from './scene-tools.tsx'
import type { Store } from './store.ts'

/** The tab. */
export function SceneTab({ store }: { store: Store }) {
  if (store.draft.kind === 'data') return <Invitation store={store} />
  const arranged = arrangedOf(store)
  if (arranged === undefined) return <FindingList store={store} />
  return (
    <div class="scene-tab">
      <SceneTools store={store} arranged={arranged} />
      <Properties store={store} arranged={arranged} />
      <Review store={store} />
      <CanvasFields store={store} scene={arranged.scene} />
      <h2 id="elements-title">
        Elements <small>{arranged.elements.length}</small>
      </h2>
      <p class="note by-keys">Arrow keys move the selection by 8 px, with Shift by 1 px. Delete removes it.</p>
      <ElementList store={store} arranged={arranged} />
    </div>
  )
}

/** Data is not edited by hand; its drawing is, from then on without the data. */
function Invitation({ store }: { store: Store }) {
  return (
    <div class="invitation">
      <ul>
        <li>Move, resize and align single elements.</li>
        <li>Change words, colors and line styles.</li>
        <li>Add boxes, arrows and texts of your own.</li>
      </ul>
      <p class="note">From then on the diagram no longer follows the data. Undo takes you back to them.</p>
      <button type="button" class="primary" disabled={store.shown === undefined} onClick={() => startScene(store)}>
        Edit by hand
      </button>
    </div>
  )
}
