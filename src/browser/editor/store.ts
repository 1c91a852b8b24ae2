/**
 * The state of the editor, its history, and what follows from each change: a drawing, or findings.
 *
 * Everything that shows something of it listens; changes of one turn are shown together.
 */
import type { Part } from '../../catalog/recipe.ts'
import { type Draft, withContent } from '../../editor/draft.ts'
import { renameReferences } from '../../editor/form/rename.ts'
import { addStep, type History, redo, startHistory, undo } from '../../editor/history.ts'
import { type Json, type Path, pathText, valueAt, withValue } from '../../editor/json-path.ts'
import type { ReviewFinding } from '../../review/rules/rule.ts'
import type { Finding } from '../../scene/findings.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Answer, Question } from '../draw-worker.ts'
import type { Drawer } from './drawer.ts'
import type { PageData } from './page-data.ts'

/** The last good picture, and which of its elements were drawn from which data. */
export type Shown = { scene: Scene; parts: readonly Part[] }

type SceneMode = typeof import('./scene-mode.ts')

export type Tab = 'data' | 'text' | 'scene'

export class Store {
  history: History<Draft>
  shown: Shown | undefined
  findings: readonly Finding[] = []
  /** Whether the picture is that of the draft. */
  isCurrent = false
  /** How long the last drawing took, in milliseconds. */
  ms = 0
  tab: Tab = 'data'
  format: 'json' | 'yaml' = 'json'
  zoom: 'fit' | 'full' = 'fit'
  /** The part of the data that the reader is at. */
  at = ''
  /** Elements of a scene that are selected, in drawing order. */
  selected: readonly number[] = []
  /** The element that a press on a selected part selects, unless it is dragged. */
  narrowTo: number | undefined
  /** What the linter finds in the scene. */
  review: readonly ReviewFinding[] = []
  /** What edits scenes by hand, once it is loaded. */
  sceneMode: SceneMode | undefined
  /** A message above the form. */
  notice = ''
  /** What was just done, in the status line until the next change. */
  said = ''
  /** Whether an earlier draft of this tab is offered. */
  offersEarlier = false
  /** The columns that were asked for, by table. */
  readonly columns = new Map<string, Set<string>>()
  readonly #listeners = new Set<() => void>()
  #isWaiting = false
  #loading: Promise<SceneMode> | undefined
  #emptied: { at: string; name: string } | undefined

  constructor(
    readonly page: PageData,
    readonly drawer: Drawer,
    draft: Draft | undefined,
  ) {
    this.history = startHistory(draft ?? emptyDraft)
    if (draft?.kind === 'scene') this.tab = 'scene'
  }

  /** Whether there is nothing to edit yet. */
  get isEmpty(): boolean {
    return this.draft === emptyDraft
  }

  get draft(): Draft {
    return this.history.present
  }

  /** Calls a function after every change. */
  listen(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Says that something changed; listeners are called once for all changes of a turn. */
  changed(): void {
    if (this.#isWaiting) return
    this.#isWaiting = true
    queueMicrotask(() => {
      this.#isWaiting = false
      for (const listener of this.#listeners) listener()
    })
  }

  /** Takes a new draft as a step; typing at one place (`what`) is one step. */
  edit(draft: Draft, what = ''): void {
    this.history = addStep(this.history, draft, { what, at: Date.now() })
    this.notice = ''
    this.said = ''
    this.offersEarlier = false
    this.redraw()
  }

  /** Takes new content as a step. */
  editContent(content: Json, what = ''): void {
    this.edit(withContent(this.draft, content), what)
  }

  /** Sets one value of the content; what refers to a name goes along with it. */
  set(path: Path, value: Json | undefined): void {
    const before = valueAt(this.draft.content, path)
    const content = withValue(this.draft.content, path, value) ?? {}
    this.editContent(
      this.draft.kind === 'data' ? this.#followed(content, path, [before, value]) : content,
      pathText(path),
    )
  }

  /** Goes a step back or forth. */
  step(direction: 'undo' | 'redo'): void {
    this.history = direction === 'undo' ? undo(this.history) : redo(this.history)
    this.selected = []
    if (this.draft.kind === 'data' && this.tab === 'scene') this.tab = 'data'
    if (this.draft.kind === 'scene' && this.tab === 'data') this.tab = 'scene'
    this.redraw()
  }

  /** Draws the draft. */
  redraw(): void {
    const { draft } = this
    this.isCurrent = false
    if (this.isEmpty) this.findings = []
    else if (draft.problem !== undefined) this.findings = [{ at: '', problem: draft.problem }]
    else
      this.drawer.ask(questionOf(draft, this.page.recipe?.family), (answer) => {
        this.#take(answer, this.draft === draft)
        this.changed()
      })
    this.changed()
  }

  /** Shows a message above the form; none for an empty one. */
  notify(notice: string): void {
    this.notice = notice
    this.changed()
  }

  /** Says in the status line what was done. */
  say(said: string): void {
    this.said = said
    this.changed()
  }

  /** Loads what edits scenes by hand, once. */
  async loadSceneMode(): Promise<SceneMode> {
    this.#loading ??= import('./scene-mode.ts')
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
    if (this.at === at) return
    this.at = at
    this.changed()
  }

  /** A name that was emptied is remembered until it is typed again. */
  #followed(content: Json, path: Path, [before, after]: [before: Json | undefined, after: Json | undefined]): Json {
    if (!nameKeys.has(String(path.at(-1)))) return content
    const at = pathText(path)
    const old = before ?? (this.#emptied?.at === at ? this.#emptied.name : undefined)
    this.#emptied = typeof old === 'string' && typeof after !== 'string' ? { at, name: old } : undefined
    return typeof old === 'string' && typeof after === 'string' ? renameReferences(content, old, after) : content
  }

  // While one types on, an older picture is better than none, and older findings are worse.
  #take(answer: Answer, isNewest: boolean): void {
    if ('failed' in answer) this.findings = [{ at: '', problem: answer.failed }]
    else if (answer.drawing.ok) {
      this.shown = answer.drawing
      this.ms = answer.ms
      this.review = answer.review ?? []
      if (isNewest) this.findings = []
      this.isCurrent = isNewest
    } else if (isNewest) this.findings = answer.drawing.findings
  }
}

/** What is there before anything was opened. */
const emptyDraft: Draft = { kind: 'scene', content: null }

/** Fields by which items are referred to. */
const nameKeys = new Set(['id', 'name', 'text'])

const questionOf = (draft: Draft, family: string | undefined): Question =>
  draft.kind === 'data'
    ? { id: draft.recipe, data: draft.content }
    : { scene: draft.content, ...(family === undefined ? {} : { family }) }
