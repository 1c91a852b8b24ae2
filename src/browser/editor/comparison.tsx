/** @jsxImportSource preact */
/**
 * The differences from the recipe: of data from the sample, of a scene from the drawing that it started as.
 */

import { Component } from 'preact'
import { compareData, type DataLabel } from '../../editor/compare-data.ts'
import { placeName } from '../../editor/form/place-name.ts'
import type { ReviewFinding } from '../../review/rules/rule.ts'
import { count } from '../../scene/count.ts'
import { Drawer } from './drawer.ts'
import { focusField } from './focus.ts'
import { RuleFinding } from './rule-finding.tsx'
import type { Store } from './store.ts'

/** The comparison for what is edited. */
export function Comparison({ store }: { store: Store }) {
  return (
    <div class="comparison">{store.draft.kind === 'data' ? <OfData store={store} /> : <OfScene store={store} />}</div>
  )
}

function OfData({ store }: { store: Store }) {
  const { own, leftOver, gone } = compareData(store.page.recipe?.sample ?? null, store.draft.content)
  if (own.length + gone.length === 0) return <p class="note">Every label is the recipe’s.</p>
  return (
    <>
      <p class="note">
        {count(own.length, 'label')} your own, {leftOver.length} still the recipe’s, {gone.length} of the recipe’s gone.
      </p>
      <LeftOver store={store} labels={leftOver} />
      {gone.length > 0 && <p class="note">Gone: {gone.map(({ text }) => `“${text}”`).join(', ')}.</p>}
    </>
  )
}

function LeftOver({ store, labels }: { store: Store; labels: readonly DataLabel[] }) {
  if (labels.length === 0) return null
  return (
    <>
      <h3>Still the recipe’s</h3>
      <ul class="left-over">
        {labels.map(({ at, text }) => (
          <li key={at}>
            <button type="button" class="where" onClick={() => leadTo(store, at)}>
              “{text}” <small>{placeName(at)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const leadTo = (store: Store, at: string): void => {
  store.show('data')
  setTimeout(() => focusField(at))
}

/** Compares a scene with the recipe in a worker of its own, like `check --recipe`. */
class OfScene extends Component<{ store: Store }> {
  #isBusy = false

  override componentDidMount(): void {
    this.#compare()
  }

  override componentDidUpdate(): void {
    this.#compare()
  }

  override render({ store }: { store: Store }) {
    const findings = store.compared?.findings.filter(isOfAdaptation)
    if (findings === undefined) return <p class="note">Comparing…</p>
    if (findings.length === 0) return <p class="note">Nothing of the recipe is left over or lost.</p>
    return (
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.at} ${finding.problem}`}>
            <RuleFinding store={store} finding={finding} />
          </li>
        ))}
      </ul>
    )
  }

  #compare(): void {
    const { store } = this.props
    const { draft, page } = store
    if (this.#isBusy || !store.isCurrent || draft.kind !== 'scene' || draft.content === store.compared?.scene) return
    this.#isBusy = true
    const origin = { id: draft.recipe ?? '', data: draft.from ?? page.recipe?.sample ?? null, edited: draft.content }
    drawerOf(store).ask(origin, (answer) => {
      this.#isBusy = false
      // If there is nothing to compare with, the linter's own findings stay.
      const findings = (!('drawing' in answer) ? undefined : answer.review) ?? store.review
      store.compared = { scene: draft.content, findings }
      store.changed()
    })
  }
}

/** The linter's other findings are in its own list. */
const isOfAdaptation = ({ rule }: ReviewFinding): boolean => rule.startsWith('A')

let drawer: Drawer | undefined

const drawerOf = ({ page }: Store): Drawer => (drawer ??= new Drawer(page.worker))
