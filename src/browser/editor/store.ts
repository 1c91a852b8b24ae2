/**
 * The draft, its history, and the result of each change: a drawing, or findings.
 */
import type { Warning } from '../../../drawing/outcome.ts'
import type { Part } from '../../catalog/recipe.ts'
import { type Draft, withContent } from '../../editor/draft.ts'
import { NameFollower } from '../../editor/form/name-follower.ts'
import { addStep, type History, redo, startHistory, undo } from '../../editor/history.ts'
import { type Json, type JsonPath, pathText, valueAt, withValue } from '../../editor/json-path.ts'
import { echoed, type Typed } from '../../editor/picture/echo.ts'
import type { ReviewFinding } from '../../review/rules/rule.ts'
import type { Finding } from '../../scene/findings.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Answer, Question } from '../draw-worker.ts'
import type { Drawer } from './drawer.ts'
import type { PageData } from './page-data.ts'
import { View } from './view.ts'

/** The last good drawing with the words typed since, and which of its elements were drawn from which data. */
export type Shown = { scene: Scene; parts: readonly Part[] }

export class Store extends View {
  history: History<Draft>
  shown: Shown | undefined
  findings: readonly Finding[] = []
  /** What is worth knowing about the drawing of the draft. */
  warnings: readonly Warning[] = []
  /** Whether the drawing is that of the draft. */
  isCurrent = false
  /** How long the last drawing took, in milliseconds. */
  ms = 0
  /** What the linter finds in the scene. */
  review: readonly ReviewFinding[] = []
  /** The findings on a scene compared with the recipe, in one list: one finding per cause. */
  compared: { scene: Json; findings: readonly ReviewFinding[] } | undefined
  readonly #names = new NameFollower()
  /** The drawing as it was before words were typed into it, and where they were typed last. */
  #untyped: Shown | undefined
  #typed: JsonPath = []

  constructor(
    readonly page: PageData,
    readonly drawer: Drawer,
    draft: Draft | undefined,
    past: readonly Draft[] = [],
  ) {
    super()
    this.history = startHistory(draft ?? emptyDraft, past)
    if (draft?.kind === 'scene') this.tab = 'scene'
  }

  /** Whether there is nothing to edit yet. */
  get isEmpty(): boolean {
    return this.draft === emptyDraft
  }

  get draft(): Draft {
    return this.history.present
  }

  /** Applies a new draft as a step; typing in one place (`what`) is one step. */
  edit(draft: Draft, what = ''): void {
    this.#addStep(draft, what)
    this.redraw()
  }

  #addStep(draft: Draft, what: string): void {
    this.history = addStep(this.history, draft, { what, at: Date.now() })
    this.notice = ''
    this.noticeAction = undefined
    this.suggested = undefined
    this.said = ''
  }

  /** Applies new content as a step. */
  editContent(content: Json, what = ''): void {
    this.edit(withContent(this.draft, content), what)
  }

  /** Sets one value of the content; references to a name follow it. */
  set(path: JsonPath, value: Json | undefined): void {
    const { draft, shown } = this
    const before = valueAt(draft.content, path)
    const content = withValue(draft.content, path, value) ?? {}
    this.#echo({ path, before, after: value })
    const followed = draft.kind === 'data' ? this.#names.follow(content, path, [before, value]) : content
    this.#addStep(withContent(draft, followed), pathText(path))
    this.#draw()
    if (this.shown === shown) this.changed()
    else this.pictureChanged()
  }

  /** Undoes or redoes a step. */
  step(direction: 'undo' | 'redo'): void {
    this.history = direction === 'undo' ? undo(this.history) : redo(this.history)
    this.selected = []
    this.rows = new Set()
    if (this.draft.kind === 'data' && this.tab === 'scene') this.tab = 'data'
    if (this.draft.kind === 'scene' && this.tab === 'data') this.tab = 'scene'
    this.redraw()
  }

  /** Draws the draft. */
  redraw(): void {
    this.#draw()
    this.changed()
  }

  #draw(): void {
    const { draft } = this
    this.isCurrent = false
    this.warnings = []
    if (this.isEmpty) this.findings = []
    else if (draft.problem !== undefined) this.findings = [{ at: '', problem: draft.problem }]
    else
      this.drawer.ask(
        questionOf(draft),
        (answer) => {
          this.#take(answer, draft)
          this.changed()
        },
        (warnings) => {
          if (this.draft === draft) this.warnings = [...this.warnings, ...warnings]
          this.changed()
        },
      )
  }

  // While typing continues, an older drawing is better than none, but older findings are not.
  #take(answer: Answer, draft: Draft): void {
    const isNewest = this.draft === draft
    // A scene that was moved by hand since is the newest already.
    if (!isNewest && (this.shown?.scene as unknown) === this.draft.content) return
    if ('failed' in answer) this.findings = [{ at: '', problem: answer.failed }]
    else if (!('drawing' in answer)) return
    else if (answer.drawing.ok) {
      ;[this.shown, this.#untyped] = [answer.drawing, undefined]
      if (!isNewest) this.#echoSince(draft)
      this.ms = answer.ms
      this.review = answer.review ?? []
      if (isNewest) [this.findings, this.warnings] = [[], answer.drawing.warnings]
      this.isCurrent = isNewest
    } else if (isNewest) {
      this.findings = answer.drawing.findings
      this.shown = this.#untyped ?? this.shown
    }
  }

  /** What is typed is seen at once; the drawing follows. */
  #echo(typed: Typed): void {
    if (this.draft.kind !== 'data' || this.shown === undefined) return
    this.#typed = typed.path
    this.#untyped ??= this.shown
    this.shown = echoed(this.shown, typed)
  }

  /** The drawing of an older draft lacks the letters that were typed since. */
  #echoSince({ content }: Draft): void {
    const path = this.#typed
    this.#echo({ path, before: valueAt(content, path), after: valueAt(this.draft.content, path) })
  }
}

/** The draft before anything is opened. */
const emptyDraft: Draft = { kind: 'scene', content: null }

const questionOf = (draft: Draft): Question =>
  draft.kind === 'data' ? { id: draft.recipe, data: draft.content, options: draft.options } : { scene: draft.content }
