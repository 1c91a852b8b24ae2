/** @jsxImportSource preact */
/**
 * The scene tab: tools for the selection, its properties, every element, and what the linter finds. Everything the mouse
 * does can be done here by keyboard.
 */
import type { Arranged } from '../../editor/scene/elements.ts'
import { pathBounds } from '../../geometry/path-bounds.ts'
import type { Rect } from '../../geometry/rect.ts'
import type { Element } from '../../scene/scene.ts'
import { CanvasFields } from './canvas-fields.tsx'
import { FindingList } from './finding-list.tsx'
import { Properties } from './properties.tsx'
import { Review } from './review.tsx'
import { arrangedOf, select, startScene } from './scene-state.ts'
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
      <p class="note">Arrow keys move the selection by 8 px, with Shift by 1 px. Delete removes it.</p>
      <ElementList store={store} arranged={arranged} />
    </div>
  )
}

/** Every element as a button; with Shift or Ctrl it is added to or removed from the selection. */
function ElementList({ store, arranged: { elements, selected } }: { store: Store; arranged: Arranged }) {
  const chosen = new Set(selected)
  return (
    <ol class="elements" aria-labelledby="elements-title">
      {elements.map((element, index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={chosen.has(index)}
            onClick={(event) => select(store, event.shiftKey || event.ctrlKey ? toggled(selected, index) : [index])}
          >
            <span class="kind">{element.type}</span> {wordsOf(element)}
          </button>
        </li>
      ))}
    </ol>
  )
}

const toggled = (selected: readonly number[], index: number): number[] =>
  selected.includes(index) ? selected.filter((each) => each !== index) : [...selected, index]

/** A size and a place, in whole pixels. */
const boxOf = ({ x, y, w, h }: Rect = { x: 0, y: 0, w: 0, h: 0 }): string => {
  const [width, height, left, top] = [w, h, x, y].map(Math.round)
  return `${width} × ${height} at ${left}, ${top}`
}

/** The label of an element. */
const wordsOf = (element: Element): string => {
  switch (element.type) {
    case 'text':
      return element.text
    case 'box':
      return boxOf(element)
    case 'circle':
      return `radius ${element.r} at ${element.x}, ${element.y}`
    case 'line':
      return `${element.x}, ${element.y} to ${element.x2}, ${element.y2}`
    case 'path':
      return boxOf(pathBounds(element.d))
    default:
      return element satisfies never
  }
}

/** Data is not edited by hand; its drawing is, from then on without the data. */
function Invitation({ store }: { store: Store }) {
  return (
    <div class="invitation">
      <p>
        Move, resize and rename single elements, and add your own. From then on the diagram no longer follows the data;
        Undo takes you back to them.
      </p>
      <button type="button" disabled={store.shown === undefined} onClick={() => startScene(store)}>
        Edit by hand
      </button>
    </div>
  )
}
