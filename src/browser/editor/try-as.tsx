/** @jsxImportSource preact */
/**
 * The same data in other recipes of the same shape, as diagrams to choose from. Drawn in parallel to the editor's own
 * drawings, and only while the list is open.
 */
import { Component } from 'preact'
import type { Warning } from '../../../drawing/outcome.ts'
import type { Json } from '../../editor/json-path.ts'
import { renderScene } from '../../render/render-scene.ts'
import { shownLook } from '../look.ts'
import { Drawer } from './drawer.ts'
import { goTo } from './open.ts'
import type { Store } from './store.ts'

/** A recipe that accepts the data: its drawing, and what it drops of the data. */
type Tried = { id: string; name: string; picture: string; content: Json; dropped: readonly string[] }

let drawer: Drawer | undefined
let tried: Tried[] = []
let triedOf: Json | undefined
let isBusy = false

/** The list; it is drawn again after each change. */
export class TryAs extends Component<{ store: Store }> {
  override componentDidMount(): void {
    void tryAll(this.props.store)
  }

  override componentDidUpdate(): void {
    void tryAll(this.props.store)
  }

  override render({ store }: { store: Store }) {
    if (tried.length === 0)
      return (
        <p class="note">{isBusy ? 'Drawing your data in other diagrams…' : 'No other diagram accepts this data.'}</p>
      )
    return (
      <ul class="tries">
        {tried.map(({ id, name, picture, content, dropped }) => (
          <li key={id}>
            <button type="button" onClick={() => void goTo(store, id, { content })}>
              <img src={picture} alt="" />
              <span>{name}</span>
              {dropped.length > 0 && <small>without {kindsOf(dropped)}</small>}
            </button>
          </li>
        ))}
      </ul>
    )
  }
}

const tryAll = async (store: Store): Promise<void> => {
  const { content } = store.draft
  if (isBusy || content === triedOf || !store.isCurrent) return
  isBusy = true
  triedOf = content
  drawer ??= new Drawer(store.page.worker)
  for (const { picture } of tried) URL.revokeObjectURL(picture)
  tried = []
  store.changed()
  for (const { id, name } of store.page.alike) {
    const found = await tryOne(drawer, { id, name }, content)
    if (found !== undefined) tried.push(found)
    store.changed()
  }
  isBusy = false
  store.changed()
}

const tryOne = (
  drawing: Drawer,
  { id, name }: { id: string; name: string },
  content: Json,
): Promise<Tried | undefined> =>
  new Promise((resolve) => {
    drawing.ask({ id, data: content, fits: true }, (answer) => {
      if (!('drawing' in answer) || !answer.drawing.ok || hasWarning(answer.drawing)) return resolve(undefined)
      const svg = new Blob([renderScene(answer.drawing.scene, shownLook())], { type: 'image/svg+xml' })
      const fitted = answer.fitted ?? { data: content, dropped: [] }
      resolve({ id, name, picture: URL.createObjectURL(svg), content: fitted.data, dropped: fitted.dropped })
    })
  })

/** A picture that is less than good is no suggestion. */
const hasWarning = ({ warnings }: { warnings: readonly Warning[] }): boolean =>
  warnings.some(({ level }) => level === 'warning')

/** What is dropped, by field name: "kind, tech". */
const kindsOf = (dropped: readonly string[]): string =>
  [...new Set(dropped.map((at) => at.split('.').at(-1) ?? ''))].join(', ')
