/** @jsxImportSource preact */
/**
 * The draft as text, JSON or YAML: what is typed is parsed on each keystroke, and stays as it was typed.
 */
import { Component, createRef } from 'preact'
import { completionSchema } from '../../editor/text/scene-schema.ts'
import type { CodeEditor, CodeState } from './code/code-editor.ts'
import { FindingList } from './finding-list.tsx'
import type { Store } from './store.ts'
import { editText, setFormat, shownText } from './text-format.ts'

/** The tab. */
export function TextTab({ store }: { store: Store }) {
  return (
    <div class="text-tab">
      <FindingList store={store} lead={(at) => shown?.goTo(at)} />
      <div class="table-head">
        <h2 id="text-title">{titleOf(store)}</h2>
        <FormatChoice store={store} />
      </div>
      <Code store={store} />
    </div>
  )
}

function FormatChoice({ store }: { store: Store }) {
  return (
    <div class="segment" role="group" aria-label="Format">
      {(['json', 'yaml'] as const).map((format) => (
        <button
          key={format}
          type="button"
          aria-pressed={store.format === format}
          onClick={() => void setFormat(store, format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

const titleOf = ({ draft }: Store): string => `${draft.kind === 'data' ? 'Data' : 'Scene'} as text`

/** The visible editor. */
let shown: CodeEditor | undefined

/** A plain text area until the editor is loaded, or if it cannot be. */
class Code extends Component<{ store: Store }, { Editor?: typeof CodeEditor }> {
  readonly #host = createRef<HTMLDivElement>()

  override async componentDidMount(): Promise<void> {
    const { CodeEditor: Editor } = await import('./code/code-editor.ts')
    this.setState({ Editor })
  }

  override componentDidUpdate(): void {
    const { store } = this.props
    const { Editor } = this.state
    if (Editor === undefined || this.#host.current === null) return
    shown ??= new Editor(this.#host.current, {
      context: () => ({ schema: schemaOf(store), data: store.draft.content }),
      typed: (text) => editText(store, text),
    })
    shown.show(stateOf(store))
  }

  override componentWillUnmount(): void {
    shown?.destroy()
    shown = undefined
  }

  override render({ store }: { store: Store }, { Editor }: { Editor?: typeof CodeEditor }) {
    if (Editor !== undefined) return <div class="code-host" ref={this.#host} />
    return (
      <textarea
        class="code whole"
        aria-labelledby="text-title"
        aria-invalid={store.findings.length > 0 ? 'true' : undefined}
        spellcheck={false}
        wrap="off"
        value={shownText(store)}
        onInput={({ currentTarget }) => editText(store, currentTarget.value)}
      />
    )
  }
}

const stateOf = (store: Store): CodeState => ({
  text: shownText(store),
  format: formatOf(store),
  label: titleOf(store),
  findings: store.findings,
})

/** What was typed may be in the other format than the selected one. */
const formatOf = ({ draft: { text }, format }: Store): CodeState['format'] =>
  text === undefined ? format : /^\s*[[{"]/.test(text) ? 'json' : 'yaml'

const schemaOf = ({ draft, page }: Store) => (draft.kind === 'scene' ? completionSchema : (page.recipe?.schema ?? {}))
