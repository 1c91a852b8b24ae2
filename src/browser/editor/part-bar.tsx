/** @jsxImportSource preact */
/**
 * What is picked in the diagram of data: handles at the ends of an edge, and a bar with what can be done with the part,
 * for those who do not drag.
 */
import { render } from 'preact'
import { edgeEnds } from '../../editor/picture/edge-ends.ts'
import type { StepWay } from '../../editor/picture/neighbor.ts'
import { isEdge } from '../../editor/picture/reconnect.ts'
import type { Point } from '../../geometry/rect.ts'
import { type Canvas, create } from './canvas.ts'
import { canPin, canRemove, editPart, isPinned, movePart, removePart, titleOfPart, unpin } from './picture-actions.ts'
import { scaleOf } from './scene-over.ts'
import type { Store } from './store.ts'

/** Shows the bar and the handles of what is picked, or removes them. */
export function showPicked(store: Store, canvas: Canvas): void {
  const at =
    store.draft.kind === 'data' && store.shown?.parts.some((part) => part.at === store.picked) ? store.picked : ''
  const known = canvas.host.querySelector<HTMLElement>('.part-bar')
  if (at === '') {
    known?.remove()
    return
  }
  const bar = known ?? canvas.host.appendChild(Object.assign(document.createElement('div'), { className: 'part-bar' }))
  render(<PartBar store={store} canvas={canvas} at={at} />, bar)
  if (isEdge(store.draft.content, at)) canvas.over.append(...handlesOf(store, canvas, at))
}

const handlesOf = (store: Store, canvas: Canvas, at: string): SVGElement[] => {
  const ends = store.shown && edgeEnds(store.draft.content, store.shown, at)
  if (ends === undefined) return []
  const radius = 7 / scaleOf(canvas)
  return (['from', 'to'] as const).map((end) => handle(ends[end], end, radius))
}

const handle = ({ x, y }: Point, end: string, radius: number): SVGElement =>
  create('circle', { cx: String(x), cy: String(y), r: String(radius), class: 'handle handle-end', 'data-end': end })

type Props = { store: Store; canvas: Canvas; at: string }

function PartBar({ store, canvas, at }: Props) {
  const title = titleOfPart(store, at)
  return (
    <div role="toolbar" aria-label={title} onKeyDown={(event) => event.key === 'Escape' && store.pick('')}>
      <span class="part-name">{title}</span>
      <button type="button" class="small" title="Edit words (F2)" onClick={() => editPart(store, canvas, at)}>
        Words
      </button>
      {canPin(store, at) && moves.map((move) => <Move key={move.label} store={store} at={at} {...move} />)}
      {isPinned(store, at) && (
        <button type="button" class="small" onClick={() => unpin(store, at)}>
          Unpin
        </button>
      )}
      {canRemove(store, at) && (
        <button type="button" class="small" title="Delete (Del)" onClick={() => removePart(store, at)}>
          Delete
        </button>
      )}
    </div>
  )
}

const moves: { label: string; sign: string; way: StepWay }[] = [
  { label: 'Move left', sign: '←', way: { x: -1, y: 0 } },
  { label: 'Move up', sign: '↑', way: { x: 0, y: -1 } },
  { label: 'Move down', sign: '↓', way: { x: 0, y: 1 } },
  { label: 'Move right', sign: '→', way: { x: 1, y: 0 } },
]

function Move({
  store,
  at,
  label,
  sign,
  way,
}: {
  store: Store
  at: string
  label: string
  sign: string
  way: StepWay
}) {
  return (
    <button
      type="button"
      class="small"
      aria-label={label}
      title={`${label} (Alt ${sign})`}
      onClick={() => movePart(store, at, way)}
    >
      {sign}
    </button>
  )
}
