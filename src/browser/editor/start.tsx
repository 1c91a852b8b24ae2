/** @jsxImportSource preact */
/**
 * Starts the editor in its page.
 */
import { render } from 'preact'
import type { Draft } from '../../editor/draft.ts'
import type { Shared } from '../../editor/share-link.ts'
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
  const shared = await readShared()
  const kept = keptDraft()
  const sent = shared !== undefined && 'shared' in shared ? draftOf(shared.shared) : undefined
  const draft = kept ?? sent ?? firstDraft(page)
  const store = new Store(page, new Drawer(page.worker), draft, kept === undefined ? [] : keptPast())
  if (shared !== undefined && 'problem' in shared && kept === undefined) store.notice = shared.problem
  if (sent !== undefined) void import('./import-text.ts').then(({ sentAlong }) => showImported(store, sentAlong))
  show(store)
  void import('./page-keys.ts').then(({ startPageKeys }) => startPageKeys(store))
  void import('./preview-strip.ts').then(({ startPreviewStrip }) =>
    startPreviewStrip(document.querySelector('.editor-main') as HTMLElement, place('editor-form')),
  )
  void import('./page-drops.ts').then(({ startDrops }) => startDrops(store))
  keepDrafts(store, kept !== undefined)
  if (kept === undefined && sent === undefined && !store.isEmpty)
    void import('./earlier-draft.ts').then(({ offerEarlier }) => offerEarlier(store))
  void import('./link-size.ts').then(({ startLinkSize }) => startLinkSize(store, place('editor-promise')))
  store.redraw()
  const fragment = location.hash
  if (kept === undefined && /^#(?:data|text)=/.test(fragment))
    void import('./plain-link.ts').then(({ openPlainLink }) => openPlainLink(store, fragment))
}

/** What the URL's fragment contains; its parser is loaded only if there is one. */
const readShared = async () =>
  location.hash.startsWith('#e=') ? (await import('../../editor/share-link.ts')).readFragment(location.hash) : undefined

/** A stored draft or a link takes precedence over the sample. */
const firstDraft = ({ recipe }: PageData): Draft | undefined => {
  if (recipe?.sample !== undefined) return { kind: 'data', recipe: recipe.id, content: recipe.sample }
  if (recipe?.scene !== undefined) return { kind: 'scene', recipe: recipe.id, content: recipe.scene as never }
  return undefined
}

const draftOf = ({ recipe, data, scene, options }: Shared): Draft =>
  recipe !== undefined && data !== undefined
    ? { kind: 'data', recipe, content: data, ...(options === undefined ? {} : { options }) }
    : { kind: 'scene', ...(recipe === undefined ? {} : { recipe }), content: scene ?? null }

const showImported = (store: Store, sentAlong: (recipe: string | undefined) => Store['imported']): void => {
  store.imported = sentAlong(store.draft.recipe)
  if (store.imported !== undefined) store.changed()
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
    if (store.shown !== undefined) showPicture(store, (canvas ??= startCanvas(store)), store.shown)
  })
  document.addEventListener('look', () => store.changed())
  new MutationObserver(() => store.changed()).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => store.changed())
}

/** The canvas, made with the first drawing. */
const startCanvas = (store: Store): Canvas => {
  const canvas = new Canvas(place('canvas'))
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

/** Shows the overlay of a scene; the code that edits scenes is loaded with the first one. */
const withSceneMode = (store: Store, canvas: Canvas): void => {
  const { sceneMode } = store
  if (sceneMode === undefined) return void store.loadSceneMode()
  if (!listening.has(canvas)) {
    listening.add(canvas)
    sceneMode.startPointer(store, canvas)
    sceneMode.startSceneKeys(store, canvas, place('editor-form'))
  }
  sceneMode.drawOver(store, canvas)
}

/** Canvases that already listen to the pointer and to keys. */
const listening = new WeakSet<Canvas>()
