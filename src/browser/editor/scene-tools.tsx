/** @jsxImportSource preact */
/**
 * What can be done with the selection of a scene, and elements to add.
 */
import { type Alignment, align, alignments, distribute } from '../../editor/scene/arrange.ts'
import {
  type Arranged,
  addElement,
  duplicateSelected,
  orderSelected,
  removeSelected,
} from '../../editor/scene/elements.ts'
import type { Element } from '../../scene/scene.ts'
import { takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'

type Props = { store: Store; arranged: Arranged }

/** The tools; those that need a selection say so by being disabled. */
export function SceneTools({ store, arranged }: Props) {
  const { selected } = arranged
  const tool = (label: string, act: () => Arranged, { needs = 1, keys = '' } = {}) => (
    <button
      type="button"
      class="small"
      disabled={selected.length < needs}
      title={keys === '' ? undefined : `${label} (${keys})`}
      onClick={() => takeArranged(store, act())}
    >
      {label}
    </button>
  )
  return (
    <div class="tools">
      <div role="group" aria-label="Add">
        {Object.entries(newElements).map(([label, element]) =>
          tool(label, () => addElement(arranged, element), { needs: 0 }),
        )}
      </div>
      <div role="group" aria-label="Selection">
        {tool('Duplicate', () => duplicateSelected(arranged), { keys: 'Ctrl+D' })}
        {tool('To front', () => orderSelected(arranged, 'front'), { keys: ']' })}
        {tool('To back', () => orderSelected(arranged, 'back'), { keys: '[' })}
        {tool('Delete', () => removeSelected(arranged), { keys: 'Delete' })}
      </div>
      <div role="group" aria-label="Align">
        {alignments.map((to) => tool(alignLabels[to], () => align(arranged, to), { needs: 2 }))}
        {tool('Distribute across', () => distribute(arranged, 'x'), { needs: 3 })}
        {tool('Distribute down', () => distribute(arranged, 'y'), { needs: 3 })}
      </div>
    </div>
  )
}

const alignLabels: Record<Alignment, string> = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
}

/** Where one sees them: near the top left corner. */
const newElements: Record<string, Element> = {
  'Add box': { type: 'box', x: 40, y: 40, w: 128, h: 56 },
  'Add text': { type: 'text', x: 40, y: 64, text: 'New text' },
  'Add arrow': { type: 'line', x: 40, y: 40, x2: 136, y2: 40, arrow: true },
  'Add circle': { type: 'circle', x: 72, y: 72, r: 24 },
}
