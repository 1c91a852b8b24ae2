/** @jsxImportSource preact */
/**
 * Menus below the diagram: the same data in other diagrams, and what is still the recipe's. Loaded when opened.
 */
import type { FunctionComponent } from 'preact'
import { lazily } from './lazily.tsx'
import type { Store } from './store.ts'

type Panel = FunctionComponent<{ store: Store }>

const TryAs: Panel = lazily(() => import('./try-as.tsx').then((module) => module.TryAs))
const Comparison: Panel = lazily(() => import('./comparison.tsx').then((module) => module.Comparison))

/** The menus that have content. */
export function More({ store }: { store: Store }) {
  const { recipe, alike } = store.page
  if (store.isEmpty || recipe?.sample === undefined) return null
  const isData = store.draft.kind === 'data'
  return (
    <>
      {isData && alike.length > 0 && <Folded store={store} label="Try it as…" Panel={TryAs} />}
      {store.draft.recipe === recipe.id && (
        <Folded store={store} label="Changes" rest=" from the recipe" Panel={Comparison} />
      )}
    </>
  )
}

const unfolded = new Set<string>()

type FoldedProps = {
  store: Store
  label: string
  /** More words, seen where there is room. */
  rest?: string
  Panel: Panel
}

function Folded({ store, label, rest, Panel }: FoldedProps) {
  const toggle = (isOpen: boolean): void => {
    if (isOpen) unfolded.add(label)
    else unfolded.delete(label)
    store.changed()
  }
  return (
    <details class="menu folded" onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>
        {label}
        <span class="unseen-narrow">{rest}</span>
      </summary>
      <div class="panel">{unfolded.has(label) && <Panel store={store} />}</div>
    </details>
  )
}
