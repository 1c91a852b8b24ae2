/** @jsxImportSource preact */
/**
 * The bar over the picture: steps back and forth, and whether the picture is that of the data.
 */
import type { Store } from './store.ts'

/** The bar. */
export function Bar({ store }: { store: Store }) {
  if (store.isEmpty) return null
  const { past, future } = store.history
  return (
    <>
      <div class="segment" role="group" aria-label="History">
        <button type="button" disabled={past.length === 0} onClick={() => store.step('undo')} title="Undo (Ctrl+Z)">
          Undo
        </button>
        <button
          type="button"
          disabled={future.length === 0}
          onClick={() => store.step('redo')}
          title="Redo (Ctrl+Shift+Z)"
        >
          Redo
        </button>
      </div>
      <div class="segment only-wide" role="group" aria-label="Zoom">
        {(['fit', 'full'] as const).map((zoom) => (
          <button
            key={zoom}
            type="button"
            aria-pressed={store.zoom === zoom}
            onClick={() => {
              store.zoom = zoom
              store.changed()
            }}
          >
            {zoom === 'fit' ? 'Fit' : '100%'}
          </button>
        ))}
      </div>
    </>
  )
}

/** One line on the state of the picture, which screen readers hear. */
export function Status({ store }: { store: Store }) {
  if (store.isEmpty) return null
  const { findings, isCurrent, shown, said } = store
  const words =
    findings.length > 0
      ? `Out of date: ${findings.length === 1 ? '1 problem' : `${findings.length} problems`}`
      : isCurrent
        ? 'Up to date'
        : 'Drawing…'
  return (
    <>
      <span class="state" data-state={findings.length > 0 ? 'bad' : isCurrent ? 'good' : 'busy'} role="status">
        {words}
      </span>
      {said !== '' && (
        <span class="note" role="status">
          {said}
        </span>
      )}
      {said === '' && shown !== undefined && (
        <span class="note">
          {shown.scene.width} × {shown.scene.height} px, {shown.scene.elements.length} elements
        </span>
      )}
    </>
  )
}
