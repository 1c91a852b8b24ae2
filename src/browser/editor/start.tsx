/** @jsxImportSource preact */
/**
 * Starts the editor in its page.
 */
import { render } from 'preact'
import type { Draft } from '../../editor/draft.ts'
import { shownLook } from '../look.ts'
import { Bar, Status } from './bar.tsx'
import { Canvas } from './canvas.ts'
import { Drawer } from './drawer.ts'
import { type PageData, readPageData } from './page-data.ts'
import { lightPart, startParts } from './parts.ts'
import { Side } from './side.tsx'
import { Store } from './store.ts'

/** Reads the page and makes its places live. */
export async function startEditor(): Promise<void> {
  const page = await readPageData()
  const draft = firstDraft(page)
  if (draft === undefined) return
  const store = new Store(page, new Drawer(page.worker), draft)
  show(store)
  startKeys(store)
  store.redraw()
}

const firstDraft = ({ recipe }: PageData): Draft | undefined => {
  if (recipe?.sample !== undefined) return { kind: 'data', recipe: recipe.id, content: recipe.sample }
  if (recipe?.scene !== undefined) return { kind: 'scene', recipe: recipe.id, content: recipe.scene as never }
  return undefined
}

const place = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement

const show = (store: Store): void => {
  const host = place('canvas')
  let canvas: Canvas | undefined
  const picture = (): void => {
    if (store.shown === undefined) return
    if (canvas === undefined) {
      canvas = new Canvas(host)
      startParts(store, canvas)
    }
    canvas.show(store.shown.scene, shownLook())
    host.toggleAttribute('data-stale', store.findings.length > 0)
    lightPart(store, canvas)
  }
  for (const id of ['editor-form', 'editor-bar', 'editor-status']) place(id).replaceChildren()
  store.listen(() => {
    render(<Side store={store} />, place('editor-form'))
    render(<Bar store={store} />, place('editor-bar'))
    render(<Status store={store} />, place('editor-status'))
    picture()
  })
  document.addEventListener('look', () => store.changed())
  new MutationObserver(() => store.changed()).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => store.changed())
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y step through the whole draft, wherever the focus is. */
const startKeys = (store: Store): void => {
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.target as Element).closest('#find') !== null) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    store.step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  })
}
