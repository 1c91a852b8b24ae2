/** @jsxImportSource preact */
/**
 * Recipes that draw what was pasted or dropped, already drawn, where the text does not say which one it is for.
 */
import { readFragment } from '../../editor/share-link.ts'
import { count } from '../../scene/count.ts'
import { shownLook } from '../look.ts'
import type { DrawnSuggestions } from '../suggest/draw-suggestions.ts'
import { askBeside } from './side-drawer.ts'
import type { Store } from './store.ts'

/** Finds recipes that draw a text, and shows them; where there is none, shows why not instead. */
export function suggestInto(store: Store, pasted: string): void {
  askBeside(store, { pasted, look: shownLook() }, (answer) => {
    if ('suggested' in answer) {
      store.suggested = { ...answer, pasted, chosen: 0 }
      store.notify('')
    } else if ('failed' in answer) {
      store.suggested = undefined
      store.notify(answer.failed)
    }
  })
}

/** One of the recipes, drawn. */
export type SuggestedFit = DrawnSuggestions['suggested'][number]

/** Its picture, for an image. */
export const pictureOf = ({ svg }: SuggestedFit): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Its page in the editor, with the data. */
export const addressOf = ({ recipe, fragment }: SuggestedFit): string => `?recipe=${recipe}${fragment}`

/**
 * The pictures: in an editor without a diagram, which of them is shown large; beside an open one, links that open the
 * data.
 */
export function SuggestedPanel({ store }: { store: Store }) {
  const { suggested } = store
  if (suggested === undefined) return null
  const { kind, suggested: fits, remark } = suggested
  return (
    <section class="imported suggested" aria-labelledby="suggested-title">
      <div class="table-head">
        <h2 id="suggested-title">{kind}</h2>
        <small class="hint">{count(fits.length, 'diagram draws', 'diagrams draw')} it</small>
        <button type="button" class="small" onClick={() => dismiss(store)}>
          Dismiss
        </button>
      </div>
      <ul class="tries">
        {fits.map((fit, at) => (
          <li key={fit.recipe}>{store.isEmpty ? choice(store, fit, at) : link(store, fit)}</li>
        ))}
      </ul>
      {remark !== undefined && <p>{remark}</p>}
    </section>
  )
}

const choice = (store: Store, fit: SuggestedFit, at: number) => (
  <button type="button" aria-pressed={at === store.suggested?.chosen} onClick={() => choose(store, at)}>
    <img src={pictureOf(fit)} alt="" />
    <span>{fit.name}</span>
  </button>
)

const link = (store: Store, fit: SuggestedFit) => (
  <a class="button" href={addressOf(fit)} onClick={(event) => open(event, store, fit)}>
    <img src={pictureOf(fit)} alt="" />
    <span>{fit.name}</span>
  </a>
)

const choose = (store: Store, chosen: number): void => {
  if (store.suggested !== undefined) store.suggested = { ...store.suggested, chosen }
  store.changed()
}

const dismiss = (store: Store): void => {
  store.suggested = undefined
  store.changed()
}

/** On the page of the same recipe, the link would open nothing: only its fragment differs. */
const open = (event: MouseEvent, store: Store, { recipe, fragment }: SuggestedFit): void => {
  if (recipe !== store.page.recipe?.id) return
  event.preventDefault()
  void readFragment(fragment).then((read) => {
    if (!('shared' in read) || read.shared.data === undefined) return
    store.edit({ kind: 'data', recipe, content: read.shared.data })
    store.show('data')
  })
}
