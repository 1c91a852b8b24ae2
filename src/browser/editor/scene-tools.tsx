/** @jsxImportSource preact */
/**
 * The tools for the selection of a scene, and elements to add.
 */
import { align, distribute, type PartAlignment, partAlignments } from '../../editor/scene/arrange.ts'
import {
  type Arranged,
  addElement,
  duplicateSelected,
  orderSelected,
  removeSelected,
} from '../../editor/scene/elements.ts'
import type { Scene } from '../../scene/scene.ts'
import { inView, newElements } from './new-elements.ts'
import { takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'

type Props = { store: Store; arranged: Arranged & { scene: Scene } }

/** The tools; those that need a selection are disabled without one. */
export function SceneTools({ store, arranged }: Props) {
  const groups = { Add: addTools, Selected: selectionTools, Align: alignTools, Distribute: distributeTools }
  return (
    <div class="tools">
      {Object.entries(groups).map(([name, tools]) => (
        <div key={name} role="group" aria-labelledby={`tools-${name}`}>
          <span class="label" id={`tools-${name}`}>
            {name}
          </span>
          {tools.map((tool) => (
            <ToolButton key={tool.label} tool={tool} store={store} arranged={arranged} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** `needs`: how many elements must be selected. */
type Tool = { label: string; act: (arranged: Arranged, scene: Scene) => Arranged; needs: number; keys?: string }

function ToolButton({ tool: { label, act, needs, keys }, store, arranged }: Props & { tool: Tool }) {
  return (
    <button
      type="button"
      class="small"
      disabled={arranged.selected.length < needs}
      title={keys === undefined ? undefined : `${label} (${keys})`}
      onClick={() => takeArranged(store, act(arranged, arranged.scene))}
    >
      {label}
    </button>
  )
}

const alignLabels: Record<PartAlignment, string> = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
}

const addTools = Object.entries(newElements).map(
  ([label, element]): Tool => ({
    label,
    act: (arranged, scene) => addElement(arranged, inView(element, scene)),
    needs: 0,
  }),
)

const selectionTools: readonly Tool[] = [
  { label: 'Duplicate', act: duplicateSelected, needs: 1, keys: 'Ctrl+D' },
  { label: 'To front', act: (arranged) => orderSelected(arranged, 'front'), needs: 1, keys: ']' },
  { label: 'To back', act: (arranged) => orderSelected(arranged, 'back'), needs: 1, keys: '[' },
  { label: 'Delete', act: removeSelected, needs: 1, keys: 'Delete' },
]

const alignTools = partAlignments.map(
  (to): Tool => ({ label: alignLabels[to], act: (arranged) => align(arranged, to), needs: 2 }),
)

const distributeTools: readonly Tool[] = [
  { label: 'Across', act: (arranged) => distribute(arranged, 'x'), needs: 3 },
  { label: 'Down', act: (arranged) => distribute(arranged, 'y'), needs: 3 },
]
