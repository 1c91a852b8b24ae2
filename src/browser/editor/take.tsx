/** @jsxImportSource preact */
/**
 * Everything one takes along: link, image, files, and texts for a README or an assistant.
 */
import type { ComponentChildren } from 'preact'
import { copySvg, copyText } from '../copy.ts'
import { tell } from '../tell.ts'
import type { Store } from './store.ts'

/** What makes files and texts is loaded when it is first needed. */
const files = () => import('./files.ts')

/** The bar's right end; the primary action is the last. */
export function Take({ store }: { store: Store }) {
  return (
    <>
      <Copies store={store} where="only-wide" />
      <details class="menu">
        <summary class="button">More</summary>
        <div class="panel to-left">
          <Copies store={store} where="only-narrow" />
          <Copy does={() => copyText(files().then(({ readmeText }) => readmeText(store)))}>Copy for README</Copy>
          <Copy does={() => copyText(files().then(({ promptText }) => promptText(store)))}>Adapt with AI</Copy>
          <label class="open">
            Open file…
            <input
              type="file"
              class="sr-only"
              accept=".json,.yaml,.yml,application/json"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file !== undefined) void import('./open.ts').then(({ openFile }) => openFile(store, file))
                currentTarget.value = ''
              }}
            />
          </label>
        </div>
      </details>
      <Download store={store} />
      <p id="said" class="sr-only" role="status"></p>
    </>
  )
}

/** On narrow screens these are in the menu. */
function Copies({ store, where }: { store: Store; where: string }) {
  return (
    <>
      <Copy where={where} does={() => copyText(files().then(({ linkOf }) => linkOf(store)))}>
        Copy link
      </Copy>
      <Copy where={where} does={() => copySvg(files().then(({ svgText }) => svgText(store)))}>
        Copy image
      </Copy>
    </>
  )
}

type CopyProps = { does: () => Promise<void>; where?: string; children: ComponentChildren }

function Copy({ does, where, children }: CopyProps) {
  return (
    <button type="button" class={where} onClick={({ currentTarget }) => tell(currentTarget, does())}>
      {children}
    </button>
  )
}

/** The files. */
function Download({ store }: { store: Store }) {
  const { width = 0, height = 0 } = store.shown?.scene ?? {}
  const item = (label: string, note: string, act: () => void) => (
    <button type="button" onClick={act}>
      {label} <small>{note}</small>
    </button>
  )
  return (
    <details class="menu">
      <summary class="button primary">Download</summary>
      <div class="panel to-left">
        {item('SVG', 'vector', () => void files().then(({ saveSvg }) => saveSvg(store)))}
        {[1, 2, 4].map((scale) =>
          item(`PNG ${scale}×`, `${width * scale} × ${height * scale}`, () => {
            const transparent = document.querySelector<HTMLInputElement>('#transparent')?.checked === true
            files()
              .then(({ savePng }) => savePng(store, scale, transparent))
              .catch(() => store.notify('The PNG could not be drawn.'))
          }),
        )}
        <label>
          <input type="checkbox" id="transparent" /> PNG without background
        </label>
        {store.draft.kind === 'data' &&
          item('Data', 'JSON', () => void files().then(({ saveData }) => saveData(store)))}
        {item('Scene', 'JSON', () => void files().then(({ saveScene }) => saveScene(store)))}
        {item('Excalidraw', 'to edit there', () => void files().then(({ saveExcalidraw }) => saveExcalidraw(store)))}
        {item('draw.io', 'to edit there', () => void files().then(({ saveDrawio }) => saveDrawio(store)))}
      </div>
    </details>
  )
}
