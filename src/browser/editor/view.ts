/**
 * The view state of the editor: the tab, the place, the selection, messages. None of it is part of the history.
 *
 * Components listen to it; changes within one turn are shown together.
 */
import type { DrawnShape } from '../../editor/scene/drawn-shape.ts'
import type { DrawnSuggestions } from '../suggest/draw-suggestions.ts'
import type { ImportedText } from './import-text.ts'
import { loadLaterStyles } from './later-styles.ts'

type SceneMode = typeof import('./scene-mode.ts')
type PictureMode = typeof import('./picture-mode.ts')
type TableKeys = typeof import('./table-keys.ts')

/** What a button of a message does. */
export type NoticeAction = 'undo' | { label: string; act: () => void }

/** When the next frame has been painted; in a page that is hidden, where none is, soon. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 100)
  })

/** Offline, or after an update of the site. */
export const cannotLoad =
  'This part of the editor could not be loaded. Check the connection and try again; if the site was updated, reload the page: your draft is kept.'

export type Tab = 'data' | 'text' | 'scene'

export class View {
  tab: Tab = 'data'
  format: 'json' | 'yaml' = 'json'
  zoom: 'fit' | 'full' = 'fit'
  /** The part of the data that the reader is at. */
  at = ''
  /** The part that was picked in the diagram; empty if the reader is in the form. */
  picked = ''
  /** The module that edits data in the diagram, once loaded. */
  pictureMode: PictureMode | undefined
  /** The module that has the keys of tables, once loaded. */
  tableKeys: TableKeys | undefined
  /** Elements of a scene that are selected, in drawing order. */
  selected: readonly number[] = []
  /** The element that a press on a selected part selects, unless it is dragged. */
  narrowTo: number | undefined
  /** The shape that the next drag in a scene draws. */
  shape: DrawnShape | undefined
  /** The module that edits scenes by hand, once loaded. */
  sceneMode: SceneMode | undefined
  /** A message above the form, and what its button does: step back, or something of its own. */
  notice = ''
  noticeAction: NoticeAction | undefined
  /** What was just done, in the status line until the next change. */
  said = ''
  /** Rows of one table that are chosen, by path, to be removed, copied or moved together. */
  rows: ReadonlySet<string> = new Set()
  /** Recipes that draw what was pasted where it is not clear which one should, and which of them is shown large. */
  suggested: (DrawnSuggestions & { pasted: string; chosen: number }) | undefined
  /** The text that the draft was imported from. */
  imported: ImportedText | undefined
  /** The columns that the user added, by table. */
  readonly columns = new Map<string, Set<string>>()
  readonly #listeners = new Set<() => void>()
  readonly #pictureListeners = new Set<() => void>()
  #isWaiting = false
  #isPainting = false
  #loading: Promise<SceneMode> | undefined

  /** Calls a function after every change, until what this returns is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls a function after every change of the picture. */
  listenPicture(listener: () => void): void {
    this.#pictureListeners.add(listener)
  }

  /** Reports a change; listeners are called once for all changes of a turn. */
  changed(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    queueMicrotask(() => {
      this.#isWaiting = false
      for (const listener of [...this.#listeners, ...this.#pictureListeners]) listener()
    })
  }

  /** Reports a change that is to be seen in the picture at once; all else is shown when that has been painted. */
  pictureChanged(): void {
    for (const listener of this.#pictureListeners) listener()
    if (this.#isPainting) return
    this.#isPainting = true
    void painted().then(() => {
      this.#isPainting = false
      this.changed()
    })
  }

  /** Shows a message above the form, or none if it is empty; with an action, it has a button for it. */
  notify(notice: string, action?: NoticeAction): void {
    this.notice = notice
    this.noticeAction = action
    this.changed()
  }

  /** Loads code and uses it; where it cannot be loaded, says so and offers to try again. */
  load<Module>(loader: () => Promise<Module>, use: (module: Module) => unknown): void {
    loader().then(use, () => this.notify(cannotLoad, { label: 'Try again', act: () => this.load(loader, use) }))
  }

  /** Shows in the status line what was done. */
  say(said: string): void {
    this.said = said
    this.changed()
  }

  /** Loads the module that edits scenes by hand, once. */
  async loadSceneMode(): Promise<SceneMode> {
    this.#loading ??= Promise.all([import('./scene-mode.ts'), loadLaterStyles()]).then(([mode]) => mode)
    this.sceneMode = await this.#loading
    this.changed()
    return this.sceneMode
  }

  /** Shows a tab. */
  show(tab: Tab): void {
    this.tab = tab
    if (tab === 'scene') void this.loadSceneMode()
    this.changed()
  }

  /** Marks the part of the data that the reader is at. */
  goTo(at: string): void {
    if (this.at === at && this.picked === '') return
    this.at = at
    this.picked = ''
    this.changed()
  }

  /** Picks a part of the diagram, or none. */
  pick(at: string): void {
    this.at = at
    this.picked = at
    this.changed()
  }
}
