/**
 * Text with syntax colors, completion and inline findings: CodeMirror in a shadow root, where it adopts its style sheets
 * as the page's policy allows. Loaded when text is first shown.
 *
 * Undo and redo are those of the whole draft, so it has no history of its own.
 */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { Annotation, Compartment, type EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { rangesOf, type TextRange } from '../../../editor/text/ranges.ts'
import type { Finding } from '../../../scene/findings.ts'
import { codeColors, codeTheme } from './code-theme.ts'
import { type CompletionContextOf, complete } from './complete.ts'

export type CodeFormat = 'json' | 'yaml'

/** What is shown: the text, its format, and what is wrong with it. */
export type CodeState = { text: string; format: CodeFormat; label: string; findings: readonly Finding[] }

type Options = {
  /** What completion knows. */
  context: CompletionContextOf
  /** Called with the text after each keystroke. */
  typed: (text: string) => void
}

const language = new Compartment()
const naming = new Compartment()
/** Marks changes that come from the draft, not from the keyboard. */
const fromDraft = Annotation.define<boolean>()

/** An editor inside an element of the page. */
export class CodeEditor {
  readonly #view: EditorView
  #format: CodeFormat | undefined
  #label = ''
  #findings: readonly Finding[] = []

  constructor(host: HTMLElement, { context, typed }: Options) {
    const root = host.attachShadow({ mode: 'open' })
    this.#view = new EditorView({
      root,
      parent: root,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [complete(() => this.#format ?? 'json', context)], icons: false }),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...foldKeymap, ...defaultKeymap]),
        language.of([]),
        naming.of([]),
        EditorView.domEventHandlers({ beforeinput: replaceHere }),
        codeTheme,
        codeColors,
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged && !transactions.some((each) => each.annotation(fromDraft))) typed(state.doc.toString())
        }),
      ],
    })
  }

  /** Shows a state; the cursor stays where the text around it is the same. */
  show({ text, format, label, findings }: CodeState): void {
    const view = this.#view
    const change = changeTo(view.state.doc.toString(), text)
    if (change !== undefined) view.dispatch({ changes: change, annotations: fromDraft.of(true) })
    if (format !== this.#format) view.dispatch({ effects: language.reconfigure(format === 'json' ? json() : yaml()) })
    if (label !== this.#label)
      view.dispatch({
        effects: naming.reconfigure(EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' })),
      })
    this.#format = format
    this.#label = label
    if (findings !== this.#findings || change !== undefined) this.#mark(findings)
  }

  /** Moves the cursor to the value at a path. */
  goTo(at: string): void {
    const view = this.#view
    const { from, to } = rangesOf(view.state.doc.toString())(at)
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
    view.focus()
  }

  destroy(): void {
    this.#view.destroy()
  }

  #mark(findings: readonly Finding[]): void {
    this.#findings = findings
    const { state } = this.#view
    const rangeOf = rangesOf(state.doc.toString())
    const diagnostics = findings.map(({ at, problem }) => ({
      ...(placeOf(problem, state) ?? rangeOf(at)),
      severity: 'error' as const,
      message: problem,
    }))
    this.#view.dispatch(setDiagnostics(state, diagnostics))
  }
}

/** When a browser replaces colored text, it keeps the color as an inline style, which the policy forbids and reports. */
const replaceHere = (event: InputEvent, view: EditorView): boolean => {
  const { data, inputType, isComposing } = event
  const { main } = view.state.selection
  if (inputType !== 'insertText' || data === null || isComposing || main.empty) return false
  const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type' })
  const isTaken = view.state.facet(EditorView.inputHandler).some((take) => take(view, main.from, main.to, data, insert))
  if (!isTaken) view.dispatch(insert())
  event.preventDefault()
  return true
}

/** Where the parser stopped, according to its message. */
const placeOf = (problem: string, { doc }: EditorState): TextRange | undefined => {
  const [, line, column] = /\bline (\d+),? column (\d+)/.exec(problem)?.map(Number) ?? []
  if (line === undefined || column === undefined || line < 1 || line > doc.lines) return undefined
  const { from, to } = doc.line(line)
  return { from: Math.min(from + column - 1, Math.max(from, to - 1)), to }
}

/** The smallest change from one text to another. */
const changeTo = (before: string, after: string): { from: number; to: number; insert: string } | undefined => {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
