/** @jsxImportSource preact */
/**
 * Starts the editor in its page.
 */
import { render } from 'preact'
import type { Draft } from '../../editor/draft.ts'
import type { Json } from '../../editor/json-path.ts'
import { shownLook } from '../look.ts'
import { Bar, Status } from './bar.tsx'
import { Canvas } from './canvas.ts'
import { Drawer } from './drawer.ts'
import { More } from './more.tsx'
import { type PageData, readPageData } from './page-data.ts'
import { startParts } from './parts.ts'
import { keepDrafts, keptDraft, keptPast } from './session.ts'
import { Side } from './side.tsx'
import { type Shown, Store } from './store.ts'
import { Take } from './take.tsx'

/** Reads the page and starts its components. */
export async function startEditor(): Promise<void> {
  const page = await readPageData()
  const hash = location.hash
  const link = /^#(?:e|data|text)=/.test(hash) ? await import('./from-link.ts').catch(() => undefined) : undefined
  const sent = await link?.draftInLink(hash)
  const kept = keptDraft()
  if (kept !== undefined) document.documentElement.classList.add('has-own')
  const own = sent !== undefined && 'draft' in sent ? sent.draft : undefined
  const draft = kept ?? own ?? firstDraft(page)
  const store = new Store(page, new Drawer(page.worker), draft, kept === undefined ? [] : keptPast())
  if (sent !== undefined && 'problem' in sent && kept === undefined) store.notice = sent.problem
  if (own !== undefined) link?.showImported(store)
  show(store)
  keepDrafts(store, kept !== undefined)
  void import('./later.ts').then(({ startLater }) => startLater(store, kept === undefined && own === undefined))
  if (link === undefined || kept !== undefined || hash.startsWith('#e=')) return store.redraw()
  store.changed()
  // What the link carries is drawn at once, and the recipe's own data only where it is none.
  await link.openPlainLink(store, hash)
  if (store.draft === draft) store.redraw()
}

/** What is said in place of a picture: "Drawing your 7 nodes…". */
const waitsFor = ({ draft: { content }, page, findings }: Store): string => {
  if (findings.length > 0) return 'Nothing is drawn yet.'
  const lists = content === page.recipe?.sample ? {} : (content ?? {})
  const [name, list] = Object.entries(lists).find(([, value]) => Array.isArray(value)) ?? []
  const length = list === undefined ? 0 : (list as Json[]).length
  return length < 2 ? 'Drawing your diagram…' : `Drawing your ${length} ${name}…`
}

/** A stored draft or a link takes precedence over the sample. */
const firstDraft = ({ recipe }: PageData): Draft | undefined => {
  if (recipe?.sample !== undefined) return { kind: 'data', recipe: recipe.id, content: recipe.sample }
  if (recipe?.scene !== undefined) return { kind: 'scene', recipe: recipe.id, content: recipe.scene as never }
  return undefined
}

const place = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement

const show = (store: Store): void => {
  let canvas: Canvas | undefined
  for (const id of ['editor-form', 'editor-bar', 'editor-status', 'editor-take']) place(id).replaceChildren()
  store.listen(() => {
    render(<Side store={store} />, place('editor-form'))
    render(<Bar store={store} />, place('editor-bar'))
    render(<Status store={store} />, place('editor-status'))
    render(store.isEmpty ? null : <Take store={store} />, place('editor-take'))
    render(<More store={store} />, place('editor-more'))
    if (canvas === undefined && document.documentElement.classList.contains('has-own') && !store.isEmpty)
      place('canvas').dataset['waits'] = waitsFor(store)
  })
  store.listenPicture(() => {
    if (store.shown !== undefined) showPicture(store, (canvas ??= startCanvas(store)), store.shown)
  })
  document.addEventListener('look', () => store.changed())
  new MutationObserver(() => store.changed()).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => store.changed())
}

/** The canvas, made with the first drawing. */
const startCanvas = (store: Store): Canvas => {
  const canvas = new Canvas(place('canvas'))
  delete canvas.host.dataset['waits']
  place('editor').classList.remove('is-empty')
  startParts(store, canvas)
  return canvas
}

const showPicture = (store: Store, canvas: Canvas, { scene }: Shown): void => {
  const { kind } = store.draft
  canvas.show(scene, shownLook())
  canvas.host.dataset['zoom'] = store.zoom
  canvas.host.toggleAttribute('data-stale', store.findings.length > 0)
  canvas.host.dataset['mode'] = kind
  store.pictureMode?.lightPart(store, canvas)
  if (kind === 'scene') withSceneMode(store, canvas)
}

/** The code that edits scenes is loaded with the first one. */
const withSceneMode = (store: Store, canvas: Canvas): void => {
  if (store.sceneMode === undefined) void store.loadSceneMode()
  else store.sceneMode.showSceneMode(store, canvas)
}
