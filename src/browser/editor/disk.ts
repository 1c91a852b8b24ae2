/**
 * The draft as a file on disk: opened, and saved back to the same file if the browser can; otherwise downloaded.
 */
import { save } from '../png.ts'
import { draftText, fileName } from './files.ts'
import { openFile } from './open.ts'
import type { Store } from './store.ts'
import { loadYaml } from './text-format.ts'

/** Opens a file that the reader picks. */
export async function openFromDisk(store: Store): Promise<void> {
  if (pickers.showOpenFilePicker === undefined) return openByInput(store)
  const [handle] = (await picked(pickers.showOpenFilePicker({ types }))) ?? []
  if (handle === undefined) return
  await openFile(store, await handle.getFile())
  known = store.notice === '' ? { handle, kind: store.draft.kind } : undefined
}

/** The File System Access API, which not every browser has. */
type Pickers = {
  showOpenFilePicker(options: object): Promise<FileSystemFileHandle[]>
  showSaveFilePicker(options: object): Promise<FileSystemFileHandle>
}

const pickers = globalThis as unknown as Partial<Pickers>

const types = [
  { description: 'Diagram', accept: { 'application/json': ['.json'], 'application/yaml': ['.yaml', '.yml'] } },
]

const openByInput = (store: Store): void => {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,.yaml,.yml' })
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) void openFile(store, file)
  })
  input.click()
}

/** The last file opened or saved, and its kind of draft. */
let known: { handle: FileSystemFileHandle; kind: string } | undefined

/** Saves the draft: to the file that it came from, to one that the reader picks, or as a download. */
export const saveToDisk = async (store: Store): Promise<void> => {
  const { kind } = store.draft
  const name = `${fileName(store)}${kind === 'data' ? '.data' : ''}.json`
  if (pickers.showSaveFilePicker === undefined)
    return save(new Blob([`${draftText(store)}\n`], { type: 'application/json' }), name)
  const handle =
    known?.kind === kind ? known.handle : await picked(pickers.showSaveFilePicker({ suggestedName: name, types }))
  if (handle === undefined) return
  const text = draftText(store)
  const isYaml = /\.ya?ml$/i.test(handle.name)
  try {
    const file = await handle.createWritable()
    await file.write(isYaml ? (await loadYaml()).stringify(JSON.parse(text), { lineWidth: 0 }) : `${text}\n`)
    await file.close()
    known = { handle, kind }
    store.say(`Saved to ${handle.name}`)
  } catch {
    store.notify(`${handle.name} could not be written. Use Download instead.`)
  }
}

/** What was picked; undefined if the dialog was closed. */
const picked = async <Kind>(picking: Promise<Kind> | undefined): Promise<Kind | undefined> => {
  try {
    return await picking
  } catch {
    return undefined
  }
}
