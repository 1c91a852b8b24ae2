/** @jsxImportSource preact */
/**
 * The fields of a scene besides its elements: size, title, and the description for readers who cannot see it.
 */
import type { FormCell } from '../../editor/form/cell.ts'
import type { Json } from '../../editor/json-path.ts'
import { fitCanvas } from '../../editor/scene/fit-canvas.ts'
import { limits } from '../../scene/limits.ts'
import type { Scene } from '../../scene/scene.ts'
import { CellInput } from './cell-input.tsx'
import { takeScene } from './scene-state.ts'
import type { Store } from './store.ts'

type Props = { store: Store; scene: Scene }

/** The fields, folded, since most scenes keep them. */
export function CanvasFields({ store, scene }: Props) {
  return (
    <details class="review unfolds">
      <summary>Canvas and title</summary>
      <div class="properties" role="group" aria-label="Canvas">
        {fields.map((field) => (
          <ShortField key={field.key} field={field} store={store} scene={scene} />
        ))}
        <Description store={store} scene={scene} />
        <button type="button" class="small wide" onClick={() => takeScene(store, fitCanvas(scene))}>
          Fit to the drawing
        </button>
      </div>
    </details>
  )
}

function ShortField({ field: { key, label, type }, store, scene }: Props & { field: ShortKey }) {
  return (
    <label class={type === 'number' ? 'field' : 'field wide'}>
      <span class="label">{label}</span>
      <CellInput
        cell={{ key, label, hint: '', required: true, type }}
        value={scene[key]}
        at={`canvas.${key}`}
        isBad={false}
        change={(value) => setValue(store, scene, key, value)}
      />
    </label>
  )
}

function Description({ store, scene }: Props) {
  return (
    <label class="field wide">
      <span class="label">Description</span>
      <textarea
        rows={4}
        data-at="canvas.description"
        value={scene.description}
        onInput={({ currentTarget }) => setValue(store, scene, 'description', currentTarget.value)}
      />
    </label>
  )
}

type Key = 'width' | 'height' | 'title' | 'description'

type ShortKey = { key: Key; label: string; type: FormCell['type'] }

const fields: readonly ShortKey[] = [
  { key: 'width', label: 'Width', type: 'number' },
  { key: 'height', label: 'Height', type: 'number' },
  { key: 'title', label: 'Title', type: 'text' },
]

/** Half-typed numbers are ignored until they are within the limits. */
const setValue = (store: Store, scene: Scene, key: Key, value: Json | undefined): void => {
  if (isFit(key, value)) takeScene(store, { ...scene, [key]: value }, `canvas ${key}`)
}

const isFit = (key: Key, value: Json | undefined): boolean => {
  if (key === 'title' || key === 'description') return typeof value === 'string' && value.length <= limits[key]
  return typeof value === 'number' && value >= limits.canvas.min && value <= limits.canvas.max
}
