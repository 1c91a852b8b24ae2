/** @jsxImportSource preact */
/**
 * The tools for the selection of a scene, and elements to add.
 */
import { align, distribute, type PartAlignment, partAlignments } from '../../editor/scene/arrange.ts'
import { type Arranged, duplicateSelected, orderSelected, removeSelected } from '../../editor/scene/elements.ts'
import type { Scene } from '../../scene/scene.ts'
import { SceneIcon, type SceneIconName } from './scene-icon.tsx'
import { nudge, takeArranged } from './scene-state.ts'
import type { Store } from './store.ts'

type Props = { store: Store; arranged: Arranged & { scene: Scene } }

/** The tools; those that need a selection are disabled without one. */
export function SceneTools({ store, arranged }: Props) {
  const groups = {
    Selected: selectionTools,
    Move: moveTools(store),
  }
  return <ToolGroups groups={groups} store={store} arranged={arranged} />
}

/** The tools for several things that are selected. */
export function ArrangeTools({ store, arranged, units }: Props & { units: number }) {
  const groups = { Align: alignTools, ...(units > 2 ? { Distribute: distributeTools } : {}) }
  return <ToolGroups groups={groups} store={store} arranged={arranged} />
}

function ToolGroups({ groups, store, arranged }: Props & { groups: Record<string, readonly Tool[]> }) {
  return (
    <div class="tools">
      {Object.entries(groups).map(([name, tools]) => (
        <div key={name} role="group" aria-label={name} class={`tools-${name.toLowerCase()}`}>
          {tools.map((tool) => (
            <ToolButton key={tool.label} tool={tool} store={store} arranged={arranged} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** `needs`: how many elements must be selected. */
type Tool = {
  label: string
  icon: SceneIconName
  act: (arranged: Arranged, scene: Scene) => Arranged | undefined
  needs: number
  keys?: string
}

function ToolButton({ tool: { label, icon, act, needs, keys }, store, arranged }: Props & { tool: Tool }) {
  const use = (): void => {
    const changed = act(arranged, arranged.scene)
    if (changed !== undefined) takeArranged(store, changed)
  }
  return (
    <button
      type="button"
      class="small"
      disabled={arranged.selected.length < needs}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      onClick={use}
    >
      <SceneIcon name={icon} />
    </button>
  )
}

const alignLabels: Record<PartAlignment, string> = {
  left: 'Align left',
  center: 'Align center',
  right: 'Align right',
  top: 'Align top',
  middle: 'Align middle',
  bottom: 'Align bottom',
}

const selectionTools: readonly Tool[] = [
  { label: 'Duplicate', icon: 'duplicate', act: duplicateSelected, needs: 1, keys: 'Ctrl+D' },
  { label: 'To front', icon: 'front', act: (arranged) => orderSelected(arranged, 'front'), needs: 1, keys: ']' },
  { label: 'To back', icon: 'back', act: (arranged) => orderSelected(arranged, 'back'), needs: 1, keys: '[' },
  { label: 'Delete', icon: 'delete', act: removeSelected, needs: 1, keys: 'Delete' },
]

const alignTools = partAlignments.map(
  (to): Tool => ({ label: alignLabels[to], icon: to, act: (arranged) => align(arranged, to), needs: 2 }),
)

const distributeTools: readonly Tool[] = [
  { label: 'Distribute across', icon: 'across', act: (arranged) => distribute(arranged, 'x'), needs: 3 },
  { label: 'Distribute down', icon: 'down', act: (arranged) => distribute(arranged, 'y'), needs: 3 },
]

/** What arrow keys do, for those who have none. */
const moveTools = (store: Store): Tool[] =>
  moves.map(({ to, dx, dy }) => ({
    label: `Move ${to}`,
    icon: `move-${to}`,
    act: () => {
      nudge(store, dx, dy)
      return undefined
    },
    needs: 1,
  }))

const moves = [
  { to: 'left', dx: -8, dy: 0 },
  { to: 'up', dx: 0, dy: -8 },
  { to: 'down', dx: 0, dy: 8 },
  { to: 'right', dx: 8, dy: 0 },
] as const
