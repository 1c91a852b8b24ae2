/** @jsxImportSource preact */
/**
 * The content of the two menus: texts to copy and files to open and save, loaded when the menus are first used.
 */
import { fewestRows } from '../../editor/form/fewest-rows.ts'
import { copyText } from '../copy.ts'
import { Copies, Copy, files, links } from './copies.tsx'
import { openFromDisk, saveToDisk } from './disk.ts'
import type { Store } from './store.ts'

/** Copies for other places, and the file on disk. */
export function MorePanel({ store }: { store: Store }) {
  return (
    <>
      <Copies store={store} where="only-narrow" />
      {store.draft.kind === 'data' && (
        <Copy does={() => copyText(links().then(({ plainLinkOf }) => plainLinkOf(store)))}>Copy plain link</Copy>
      )}
      <Copy does={() => copyText(files().then(({ svgToKeep }) => svgToKeep(store)))}>Copy SVG</Copy>
      <Copy does={() => copyText(files().then(({ readmeText }) => readmeText(store)))}>Copy for README</Copy>
      <Copy does={() => copyText(files().then(({ htmlText }) => htmlText(store)))}>Copy HTML</Copy>
      <Copy does={() => copyText(files().then(({ promptText }) => promptText(store)))}>Adapt with AI</Copy>
      <button type="button" onClick={() => void openFromDisk(store)}>
        Open file… <small>Ctrl+O</small>
      </button>
      <button type="button" onClick={() => void saveToDisk(store)}>
        Save file <small>Ctrl+S</small>
      </button>
      {canReset(store) && (
        <button type="button" onClick={() => reset(store)}>
          Reset to the recipe
        </button>
      )}
      {canStartEmpty(store) && (
        <button type="button" onClick={() => startOver(store)}>
          Start empty
        </button>
      )}
      <a class="button" href="?">
        Your drafts
      </a>
      <button type="button" onClick={() => void import('./keys.ts').then(({ toggleKeys }) => toggleKeys())}>
        Keys <small>?</small>
      </button>
    </>
  )
}

const canReset = ({ page: { recipe }, draft }: Store): boolean =>
  recipe?.sample !== undefined && (draft.kind === 'scene' || draft.content !== recipe.sample)

/** The sample again, as a step. */
const reset = (store: Store): void => {
  const { id = '', sample = null } = store.page.recipe ?? {}
  store.edit({ kind: 'data', recipe: id, content: sample })
  store.show('data')
  store.notify('The recipe’s own data are back.', 'undo')
}

const canStartEmpty = ({ page: { recipe }, draft }: Store): boolean =>
  recipe?.sample !== undefined && recipe.schema !== undefined && draft.kind === 'data'

/** As few rows as the diagram can have, as a step. */
const startOver = (store: Store): void => {
  const { id = '', sample = null, schema = null } = store.page.recipe ?? {}
  document.querySelector('#editor-take details[open]')?.removeAttribute('open')
  store.edit({ kind: 'data', recipe: id, content: fewestRows(schema, sample) })
  store.show('data')
  store.notify('These are the fewest rows that the diagram takes. Type over them, or paste your own.', 'undo')
}

/** The files. */
export function DownloadPanel({ store }: { store: Store }) {
  const save = (act: (module: Files) => unknown) => () => store.load(files, act)
  return (
    <>
      <FileItem label="SVG" note="vector" act={save(({ saveSvg }) => saveSvg(store))} />
      <PngItems store={store} />
      {store.draft.kind === 'data' && (
        <FileItem label="Data" note="JSON" act={save(({ saveData }) => saveData(store))} />
      )}
      <FileItem label="Scene" note="JSON" act={save(({ saveScene }) => saveScene(store))} />
      <FileItem label="Excalidraw" note="to edit there" act={save(({ saveExcalidraw }) => saveExcalidraw(store))} />
      <FileItem label="draw.io" note="to edit there" act={save(({ saveDrawio }) => saveDrawio(store))} />
      <FileItem label="PowerPoint" note="one slide" act={save(({ savePptx }) => savePptx(store))} />
    </>
  )
}

type Files = Awaited<ReturnType<typeof files>>

function FileItem({ label, note, act }: { label: string; note: string; act: () => void }) {
  return (
    <button type="button" onClick={act}>
      {label} <small>{note}</small>
    </button>
  )
}

/** PNG in three sizes, with the background or without. */
function PngItems({ store }: { store: Store }) {
  const { width = 0, height = 0 } = store.shown?.scene ?? {}
  return (
    <>
      {[1, 2, 4].map((scale) => (
        <FileItem
          key={scale}
          label={`PNG ${scale}×`}
          note={`${width * scale} × ${height * scale}`}
          act={() => savePicture(store, scale)}
        />
      ))}
      <label>
        <input type="checkbox" id="transparent" /> PNG without background
      </label>
    </>
  )
}

const savePicture = (store: Store, scale: number): void => {
  const transparent = document.querySelector<HTMLInputElement>('#transparent')?.checked === true
  files()
    .then(({ savePng }) => savePng(store, scale, transparent))
    .catch(() => store.notify('The PNG could not be drawn.'))
}
