/** @jsxImportSource preact */
/**
 * The same data in other recipes of the same shape, as diagrams to choose from. Drawn in parallel to the editor's own
 * drawings, and only while the list is open.
 */
import { Component } from 'preact'
import { placeName } from '../../editor/form/place-name.ts'
import type { Json } from '../../editor/json-path.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { Answer } from '../draw-worker.ts'
import { shownLook } from '../look.ts'
import { Drawer } from './drawer.ts'
import { sentence } from './findings.tsx'
import { goTo } from './open.ts'
import type { Store } from './store.ts'

/** A recipe that accepts the data: its drawing, and what it drops of the data. */
type Tried = { id: string; name: string; picture: string; content: Json; dropped: readonly string[] }

/** A recipe that does not, and why. */
type Refused = { id: string; name: string; why: string }

let drawer: Drawer | undefined
let tried: Tried[] = []
let refused: Refused[] = []
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
    if (tried.length === 0 && isBusy) return <p class="note">Drawing your data in other diagrams…</p>
    return (
      <>
        <ul class="tries">
          {tried.map((each) => (
            <Try key={each.id} tried={each} store={store} />
          ))}
        </ul>
        {!isBusy && refused.length > 0 && <RefusedList />}
      </>
    )
  }
}

function Try({ tried: { id, name, picture, content, dropped }, store }: { tried: Tried; store: Store }) {
  return (
    <li>
      <button type="button" onClick={() => void goTo(store, id, { content })}>
        <img src={picture} alt="" />
        <span>{name}</span>
        {dropped.length > 0 && <small>without {kindsOf(dropped)}</small>}
      </button>
    </li>
  )
}

function RefusedList() {
  return (
    <details class="refused unfolds note">
      <summary>Why not {refused.length === 1 ? refused[0]?.name : `${refused.length} others`}</summary>
      <ul>
        {refused.map(({ id, name, why }) => (
          <li key={id}>
            <b>{name}:</b> {why}
          </li>
        ))}
      </ul>
    </details>
  )
}

const tryAll = async (store: Store): Promise<void> => {
  const { content } = store.draft
  if (isBusy || content === triedOf || !store.isCurrent) return
  isBusy = true
  triedOf = content
  drawer ??= new Drawer(store.page.worker)
  for (const { picture } of tried) URL.revokeObjectURL(picture)
  tried = []
  refused = []
  store.changed()
  for (const { id, name } of store.page.alike) {
    const found = await tryOne(drawer, { id, name }, content)
    if ('why' in found) refused.push(found)
    else tried.push(found)
    store.changed()
  }
  isBusy = false
  store.changed()
}

const tryOne = (drawing: Drawer, { id, name }: { id: string; name: string }, content: Json): Promise<Tried | Refused> =>
  new Promise((resolve) => {
    drawing.ask({ id, data: content, fits: true }, (answer) => {
      const why = reasonAgainst(answer)
      if (why !== undefined || !('drawing' in answer) || !answer.drawing.ok)
        return resolve({ id, name, why: why ?? 'it could not be drawn.' })
      const svg = new Blob([renderScene(answer.drawing.scene, shownLook())], { type: 'image/svg+xml' })
      const fitted = answer.fitted ?? { data: content, dropped: [] }
      resolve({ id, name, picture: URL.createObjectURL(svg), content: fitted.data, dropped: fitted.dropped })
    })
  })

/** The first problem, or the first warning, since a picture that is less than good is no suggestion. */
const reasonAgainst = (answer: Answer): string | undefined => {
  if (!('drawing' in answer)) return 'failed' in answer ? sentence(answer.failed) : undefined
  const { drawing } = answer
  const first = drawing.ok ? drawing.warnings.find(({ level }) => level === 'warning') : drawing.findings[0]
  if (first === undefined) return undefined
  return `${first.at === '' ? '' : `${placeName(first.at)}: `}${sentence(first.problem)}`
}

/** What is dropped, by field name: "kind, tech". */
const kindsOf = (dropped: readonly string[]): string =>
  [...new Set(dropped.map((at) => at.split('.').at(-1) ?? ''))].join(', ')
