/** @jsxImportSource preact */
/**
 * What the two menus hold: texts to copy and files to open and save, loaded when one reaches for them.
 */
import { copyText } from '../copy.ts'
import { Copies, Copy, files } from './copies.tsx'
import { openFromDisk, saveToDisk } from './disk.ts'
import type { Store } from './store.ts'

/** Copies for other places, and the file on disk. */
export function MorePanel({ store }: { store: Store }) {
  return (
    <>
      <Copies store={store} where="only-narrow" />
      <Copy does={() => copyText(files().then(({ svgText }) => svgText(store)))}>Copy SVG</Copy>
      <Copy does={() => copyText(files().then(({ readmeText }) => readmeText(store)))}>Copy for README</Copy>
      <Copy does={() => copyText(files().then(({ promptText }) => promptText(store)))}>Adapt with AI</Copy>
      <button type="button" onClick={() => void openFromDisk(store)}>
        Open file… <small>Ctrl+O</small>
      </button>
      <button type="button" onClick={() => void saveToDisk(store)}>
        Save file <small>Ctrl+S</small>
      </button>
    </>
  )
}

/** The files. */
export function DownloadPanel({ store }: { store: Store }) {
  const { width = 0, height = 0 } = store.shown?.scene ?? {}
  const item = (label: string, note: string, act: () => void) => (
    <button type="button" onClick={act}>
      {label} <small>{note}</small>
    </button>
  )
  return (
    <>
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
      {store.draft.kind === 'data' && item('Data', 'JSON', () => void files().then(({ saveData }) => saveData(store)))}
      {item('Scene', 'JSON', () => void files().then(({ saveScene }) => saveScene(store)))}
      {item('Excalidraw', 'to edit there', () => void files().then(({ saveExcalidraw }) => saveExcalidraw(store)))}
      {item('draw.io', 'to edit there', () => void files().then(({ saveDrawio }) => saveDrawio(store)))}
    </>
  )
}
