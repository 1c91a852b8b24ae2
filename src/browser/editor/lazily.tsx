/** @jsxImportSource preact */
/**
 * Parts of the editor that are loaded when they are first shown.
 */
import type { ComponentType, FunctionComponent } from 'preact'
import type { Store } from './store.ts'

/** A component that shows nothing until its module is loaded. */
export function lazily<Props extends { store: Store }>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let isLoading = false
  return (props) => {
    if (Loaded !== undefined) return <Loaded {...props} />
    if (!isLoading)
      void load().then((component) => {
        Loaded = component
        props.store.changed()
      })
    isLoading = true
    return null
  }
}
