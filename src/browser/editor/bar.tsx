/** @jsxImportSource preact */
/**
 * The bar above the diagram: undo and redo, zoom, and whether the diagram is up to date.
 */
import { count } from '../../scene/count.ts'
import { focusField } from './focus.ts'
import { Icon } from './icon.tsx'
import { warningsIn } from './notes.ts'
import type { Store } from './store.ts'

/** The bar. */
export function Bar({ store }: { store: Store }) {
  if (store.isEmpty) return null
  return (
    <>
      <History store={store} />
      <Zoom store={store} />
    </>
  )
}

/** The whole picture or its full size; where there is little room, one button that switches. */
function Zoom({ store }: { store: Store }) {
  const isFull = store.zoom === 'full'
  return (
    <>
      <div class="segment only-wide" role="group" aria-label="Zoom">
        {(['fit', 'full'] as const).map((zoom) => (
          <button key={zoom} type="button" aria-pressed={store.zoom === zoom} onClick={() => setZoom(store, zoom)}>
            {zoom === 'fit' ? 'Fit' : '100%'}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="icon-button only-narrow"
        aria-label="Full size"
        aria-pressed={isFull}
        onClick={() => setZoom(store, isFull ? 'fit' : 'full')}
      >
        <Icon name="zoom" />
      </button>
    </>
  )
}

function History({ store }: { store: Store }) {
  return (
    <div class="segment" role="group" aria-label="History">
      <Step store={store} way="undo" left={store.history.past.length} label="Undo" keys="Ctrl+Z" />
      <Step store={store} way="redo" left={store.history.future.length} label="Redo" keys="Ctrl+Shift+Z" />
    </div>
  )
}

type StepProps = { store: Store; way: 'undo' | 'redo'; left: number; label: string; keys: string }

function Step({ store, way, left, label, keys }: StepProps) {
  return (
    <button
      type="button"
      disabled={left === 0}
      aria-label={label}
      title={`${label} (${keys})`}
      onClick={() => store.step(way)}
    >
      <Icon name={way} />
    </button>
  )
}

const setZoom = (store: Store, zoom: Store['zoom']): void => {
  store.zoom = zoom
  store.changed()
}

/** One line on the state of the diagram, announced to screen readers. */
export function Status({ store }: { store: Store }) {
  if (store.isEmpty) return null
  const { findings, warnings } = store
  const { state, words } = stateOf(store)
  return (
    <>
      <span class="state" data-state={state} role="status">
        {state === 'bad' && <span class="only-wide">Out of date: </span>}
        {findings.length + warnings.length > 0 ? <Leading words={words} at={findings[0]?.at ?? ''} /> : words}
      </span>
      <Remark store={store} />
    </>
  )
}

/** Words that lead to what they count, which may be out of sight: the first of the list, else the field itself. */
function Leading({ words, at }: { words: string; at: string }) {
  const lead = (): void => {
    const first = document.querySelector<HTMLElement>('.findings li button')
    if (first === null) focusField(at)
    else first.focus()
  }
  return (
    <button type="button" class="link" onClick={lead}>
      {words}
    </button>
  )
}

const stateOf = (store: Store): { state: string; words: string } => {
  const { findings, isCurrent } = store
  if (findings.length > 0)
    return {
      state: 'bad',
      words: count(findings.length, 'problem'),
    }
  if (!isCurrent) return { state: 'busy', words: 'Drawing…' }
  return { state: 'good', words: store.warnings.length > 0 ? warningsIn(store) : 'Up to date' }
}

/** What was just done, else the size of the diagram. */
function Remark({ store: { said, shown } }: { store: Store }) {
  if (said !== '')
    return (
      <span class="note said" role="status" key={said}>
        {said}
      </span>
    )
  if (shown === undefined) return null
  const { width, height, elements } = shown.scene
  return (
    <span class="note">
      {width} × {height} px, {elements.length} elements
    </span>
  )
}
