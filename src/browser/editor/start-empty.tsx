/** @jsxImportSource preact */
/**
 * The editor without a diagram: a place to paste a scene, data, or an assistant's response.
 */
import { Component, render } from 'preact'
import { diagramExtensions } from '../../../import/diagram/languages.ts'
import { pasteAtOnce } from '../paste-at-once.ts'
import { lazily } from './lazily.tsx'
import type { Store } from './store.ts'
import { textToEdit } from './text-to-edit.ts'

const DraftList = lazily(() => import('./draft-list.tsx').then((module) => module.DraftList))

const SuggestedPanel = lazily(() => import('./suggested.tsx').then((module) => module.SuggestedPanel))

const SuggestedPicture = lazily(() => import('./suggested-picture.tsx').then((module) => module.SuggestedPicture))

const large = Object.assign(document.createElement('div'), { className: 'suggested-picture plate' })

const showLarge = (store: Store | undefined): void => {
  const canvas = document.querySelector<HTMLElement>('#canvas') as HTMLElement
  canvas.hidden = store?.suggested !== undefined
  if (store === undefined || !canvas.hidden) return large.remove()
  canvas.before(large)
  render(<SuggestedPicture store={store} />, large)
}

const opener = () => import('./open.ts')

/** The place to paste. */
export class StartEmpty extends Component<{ store: Store }, { text: string }> {
  override state = { text: textToEdit() }

  /** One of the diagrams that draw what was pasted has the place of those to start from. */
  override componentDidUpdate(): void {
    showLarge(this.props.store)
  }

  /** Shows an example, and draws it at once. */
  choose(text: string): void {
    this.setState({ text })
    readPasted(this.props.store, text)
  }

  override componentWillUnmount(): void {
    showLarge(undefined)
  }

  override render({ store }: { store: Store }, { text }: { text: string }) {
    const isDrawn = store.suggested?.pasted === text
    return (
      <div class="editor-panel">
        <div class="field">
          <label for="paste">Paste a table, diagram text or an AI answer</label>
          <textarea
            id="paste"
            class="code"
            spellcheck={false}
            placeholder="Rows of a table, diagram text such as Mermaid, or what an assistant answered"
            value={text}
            onPaste={pasteAtOnce}
            onInput={(event) => {
              const { value } = event.currentTarget
              this.setState({ text: value })
              if (value.trim() === '' || !isTyped(event)) readPasted(store, value)
              else forget(store)
            }}
          />
        </div>
        <div class="row-actions">
          <button type="button" class="primary" disabled={text.trim() === ''} onClick={() => draw(store, text)}>
            {isDrawn ? 'Make it yours' : 'Draw it'}
          </button>
          <FileButton store={store} />
        </div>
        {isDrawn && <SuggestedPanel store={store} />}
        {!isDrawn && <Examples base={store.page.base} choose={(example) => this.choose(example)} />}
        <p class="note">
          Also DOT, D2, OpenAPI, query plans and others<span>; or drop a file anywhere</span>. Nothing leaves this page.
        </p>
        <DraftList store={store} />
      </div>
    )
  }
}

/** Texts to try, each of which fills the field and is drawn; how each begins is seen. */
function Examples({ base, choose }: { base: string; choose: (text: string) => void }) {
  return (
    <div class="examples" role="group" aria-label="Examples">
      {Object.entries(examples(base)).map(([name, text]) => (
        <button type="button" key={name} onClick={() => choose(text)}>
          {name}
          <code aria-hidden="true">{text.split('\n').slice(0, shownLines).join('\n')}</code>
        </button>
      ))}
    </div>
  )
}

const shownLines = 4

const [table, flowchart] = [
  'Service, Latency\nAPI, 420\nWeb, 80\nSearch, 65',
  'flowchart LR\n  Web --> API\n  API --> Orders\n  API --> Search',
]

const tables =
  'CREATE TABLE customer (\n  id int PRIMARY KEY,\n  name text\n);\nCREATE TABLE invoice (\n  id int PRIMARY KEY,\n  customer_id int REFERENCES customer (id),\n  due date\n);'

const files = 'shop/\n├── package.json\n├── src/\n│   ├── cart.ts\n│   └── pay.ts\n└── README.md'

const messages = '@startuml\nWeb -> API: GET /cart\nAPI -> Cart: read\nCart --> API: 3 items\n@enduml'

/** A table, diagrams and other text, and data that say which diagram draws them. */
const examples = (base: string): Record<string, string> => ({
  Table: table,
  Mermaid: flowchart,
  SQL: tables,
  'File tree': files,
  PlantUML: messages,
  JSON: JSON.stringify(
    {
      $schema: `${base}/schemas/data/ordered-bar.json`,
      title: 'One service takes most of the time',
      measure: 'Latency',
      unit: 'ms',
      rows: [
        { name: 'API', value: 420 },
        { name: 'Web', value: 80 },
      ],
    },
    null,
    2,
  ),
})

/** What can be opened: scenes and data, Markdown, and diagrams of all languages. */
const opened = ['json', 'yaml', 'yml', 'md', ...diagramExtensions].map((each) => `.${each}`).join(',')

/** A key was pressed: what is typed is drawn when it is finished, and not in the middle of a word. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && (event.data?.length === 1 || /^delete|^insertLineBreak$/.test(event.inputType))

/** Draws what was pasted; of several diagrams that are shown for it, opens the one that is shown large. */
const draw = (store: Store, text: string): void => {
  const { suggested } = store
  const shown = suggested?.pasted === text ? suggested.suggested[suggested.chosen] : undefined
  if (shown !== undefined) location.assign(`?recipe=${shown.recipe}${shown.fragment}`)
  else readPasted(store, text)
}

/** What is typed is no longer what was drawn. */
const forget = (store: Store): void => {
  store.suggested = undefined
  store.changed()
}

const readPasted = (store: Store, text: string): void => {
  if (text.trim() === '') {
    store.suggested = undefined
    store.notify('')
  } else store.load(opener, ({ openAny }) => openAny(store, text))
}

function FileButton({ store }: { store: Store }) {
  const open = (file: File | undefined): void => {
    if (file !== undefined) store.load(opener, ({ openFile }) => openFile(store, file))
  }
  return (
    <label class="button">
      Open file…
      <input
        type="file"
        class="sr-only"
        accept={opened}
        onChange={({ currentTarget }) => open(currentTarget.files?.[0])}
      />
    </label>
  )
}
