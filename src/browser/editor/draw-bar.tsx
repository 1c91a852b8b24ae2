/** @jsxImportSource preact */
/**
 * The toolbar on the canvas of a scene: what a drag does, select or draw a shape.
 */
import { render } from 'preact'
import type { DrawnShape } from '../../editor/scene/drawn-shape.ts'
import type { Canvas } from './canvas.ts'
import { addInView, chooseShape } from './scene-draw.ts'
import { SceneIcon, type SceneIconName } from './scene-icon.tsx'
import { arrangedOf } from './scene-state.ts'
import type { Store } from './store.ts'

/** Shows it over the picture; a scene that cannot be drawn has none. */
export function showDrawBar(store: Store, canvas: Canvas): void {
  const known = canvas.host.querySelector('.draw-bar')
  const bar = known ?? Object.assign(document.createElement('div'), { className: 'draw-bar' })
  if (known === null) canvas.host.prepend(bar)
  canvas.host.toggleAttribute('data-draws', store.shape !== undefined)
  render(arrangedOf(store) === undefined ? null : <DrawBar store={store} canvas={canvas} />, bar)
}

type Tool = { name: DrawnShape | undefined; label: string; icon: SceneIconName; key: string }

const tools: readonly Tool[] = [
  { name: undefined, label: 'Select', icon: 'select', key: 'v' },
  { name: 'Box', label: 'Box', icon: 'box', key: 'b' },
  { name: 'Circle', label: 'Circle', icon: 'circle', key: 'c' },
  { name: 'Line', label: 'Line', icon: 'line', key: 'l' },
  { name: 'Arrow', label: 'Arrow', icon: 'arrow', key: 'a' },
  { name: 'Text', label: 'Text', icon: 'text', key: 't' },
]

/** Chooses the tool of a key; whether it has one. Escape lets go of a shape that was chosen. */
export const chooseByKey = (store: Store, key: string): boolean => {
  const tool = key === 'Escape' && store.shape !== undefined ? tools[0] : tools.find((each) => each.key === key)
  if (tool !== undefined) chooseShape(store, tool.name)
  return tool !== undefined
}

function DrawBar({ store, canvas }: { store: Store; canvas: Canvas }) {
  const press = (name: DrawnShape | undefined, isByKey: boolean): void => {
    if (name !== undefined && isByKey) addInView(store, name)
    else chooseShape(store, name)
    canvas.svg.focus({ preventScroll: true })
  }
  return (
    <div
      role="toolbar"
      aria-label="Draw"
      onKeyDown={({ key, ctrlKey, metaKey }) => ctrlKey || metaKey || chooseByKey(store, key)}
    >
      {tools.map(({ name, label, icon, key }) => (
        <button
          key={label}
          type="button"
          class="small"
          aria-label={label}
          aria-pressed={store.shape === name}
          title={`${label} (${key.toUpperCase()})`}
          onClick={({ detail }) => press(name, detail === 0)}
        >
          <SceneIcon name={icon} />
        </button>
      ))}
    </div>
  )
}
