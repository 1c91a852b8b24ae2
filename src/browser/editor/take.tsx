/** @jsxImportSource preact */
/**
 * Everything one takes along: link and image at once, and two menus with the rest.
 */
import type { FunctionComponent } from 'preact'
import { Copies } from './copies.tsx'
import { lazily } from './lazily.tsx'
import type { Store } from './store.ts'

type Panel = FunctionComponent<{ store: Store }>

const MorePanel = lazily(() => import('./take-panels.tsx').then((module) => module.MorePanel))
const DownloadPanel = lazily(() => import('./take-panels.tsx').then((module) => module.DownloadPanel))

/** The bar's right end; the primary action is the last. */
export function Take({ store }: { store: Store }) {
  return (
    <>
      <Copies store={store} where="only-wide" />
      <Menu store={store} label="More" Panel={MorePanel} />
      <Menu store={store} label="Download" Panel={DownloadPanel} />
      <p id="said" class="sr-only" role="status"></p>
    </>
  )
}

/** Menus that were reached for; what they hold is loaded then. */
const reached = new Set<string>()

function Menu({ store, label, Panel }: { store: Store; label: string; Panel: Panel }) {
  const reach = (): void => {
    if (reached.has(label)) return
    reached.add(label)
    store.changed()
  }
  return (
    <details class="menu" onToggle={reach} onPointerEnter={reach} onFocusIn={reach}>
      <summary class={label === 'Download' ? 'button primary' : 'button'}>{label}</summary>
      <div class="panel to-left">{reached.has(label) && <Panel store={store} />}</div>
    </details>
  )
}
