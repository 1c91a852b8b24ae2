/** @jsxImportSource preact */
/**
 * Parts of the editor that are loaded when they are first shown.
 */
import type { ComponentType, FunctionComponent } from 'preact'
import { loadLaterStyles } from './later-styles.ts'
import type { Store } from './store.ts'
import { cannotLoad } from './view.ts'

/** A component that shows nothing until its module is loaded; if it cannot be, that and a button. */
export function lazily<Props extends { store: Store }>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let state: 'none' | 'loading' | 'failed' = 'none'
  const start = (store: Store): void => {
    state = 'loading'
    const done = (next: typeof state): void => {
      state = next
      store.changed()
    }
    Promise.all([load(), loadLaterStyles()]).then(
      ([component]) => {
        Loaded = component
        done('none')
      },
      () => done('failed'),
    )
  }
  return (props) => {
    if (Loaded !== undefined) return <Loaded {...props} />
    if (state === 'none') start(props.store)
    return state === 'failed' ? <Failed again={() => start(props.store)} /> : null
  }
}

function Failed({ again }: { again: () => void }) {
  return (
    <div class="notice" role="alert">
      <p>{cannotLoad}</p>
      <button type="button" class="small" onClick={again}>
        Try again
      </button>
    </div>
  )
}
