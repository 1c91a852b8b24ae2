/** @jsxImportSource preact */
/**
 * Copying and downloading: link and image as buttons, and two menus with the rest.
 */
import type { FunctionComponent } from 'preact'
import { Copies } from './copies.tsx'
import { Icon } from './icon.tsx'
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
      <Menu store={store} label="More" Panel={MorePanel} icon="more" />
      <Menu store={store} label="Download" Panel={DownloadPanel} />
      <p id="said" class="sr-only" role="status"></p>
    </>
  )
}

/** Menus that were pointed at or focused, whose content is loaded then. */
const reached = new Set<string>()

type MenuProps = { store: Store; label: string; Panel: Panel; icon?: 'more' }

/** A menu; with an icon, its name is seen on wide screens alone. */
function Menu({ store, label, Panel, icon }: MenuProps) {
  const reach = (): void => {
    if (reached.has(label)) return
    reached.add(label)
    store.changed()
  }
  return (
    <details class="menu" onToggle={reach} onPointerEnter={reach} onFocusIn={reach}>
      <summary class={label === 'Download' ? 'button primary' : 'button'}>
        {icon === undefined ? label : <IconOrLabel label={label} icon={icon} />}
      </summary>
      <div class="panel to-left">{reached.has(label) && <Panel store={store} />}</div>
    </details>
  )
}

function IconOrLabel({ label, icon }: { label: string; icon: 'more' }) {
  return (
    <>
      <span class="only-narrow">
        <Icon name={icon} />
      </span>
      <span class="unseen-narrow">{label}</span>
    </>
  )
}
