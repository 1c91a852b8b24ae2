/**
 * Opens what is pasted, dropped or chosen: a scene or data, as JSON or YAML, with or without a wrapper.
 */
import { isBpmn } from '../../../import/bpmn/is-bpmn.ts'
import { type Opened, readDocument } from '../../editor/read-document.ts'
import { writeFragment } from '../../editor/share-link.ts'
import { unfenced } from '../../editor/unfenced.ts'
import type { Store } from './store.ts'
import { loadYaml, readText } from './text-format.ts'

/** Larger files are not diagrams. */
const mostBytes = 2_000_000

/** Why a text cannot be opened; `isData`: nor is it a diagram as text. */
type Refused = { problem: string; isData?: boolean }

/** What a text contains, or why it cannot be opened. */
export async function openText(text: string): Promise<Opened | Refused> {
  if (text.length > mostBytes) return { problem: tooLarge(text.length), isData: true }
  if (isBpmn(text)) return { problem: 'This is BPMN, which is neither data nor a scene.' }
  if (/^\s*</.test(text)) return { problem: markupProblem(text), isData: true }
  const inner = unfenced(text)
  if (!/^\s*[[{"]/.test(inner)) await loadYaml()
  const read = readText(inner)
  if ('problem' in read) return { problem: `This cannot be read: ${read.problem}.`, isData: 'isYaml' in read }
  return readDocument(read.value) ?? { problem: neither }
}

const neither =
  'This is neither a scene (version, width, height, elements) nor the data of a diagram (a title and its lists).'

/** What is said of words, whose faults in each of the forms would help nobody. */
const unknown =
  'Nothing here can be drawn. Paste rows below a line of headings, data as JSON or YAML, or text that begins like a diagram: Mermaid (flowchart), PlantUML (@startuml), DOT (digraph), D2 or SQL.'

/** Why markup cannot be opened: what it is, as far as its first words tell, and what to do instead. */
const markupProblem = (text: string): string =>
  /<svg[\s>]/i.test(text.slice(0, 2_000))
    ? 'An SVG cannot be turned back into data or a scene. Open the file it was drawn from.'
    : 'This is HTML or XML, which is neither data nor a diagram as text. Copy a table from the page itself, or paste its rows as CSV.'

const tooLarge = (bytes: number): string =>
  `This has ${(bytes / 1_000_000).toFixed(1)} MB. A scene or the data of a diagram has at most 2 MB.`

/** Opens a file; its size is checked before it is read. */
export const openFile = async (store: Store, file: File): Promise<void> => {
  if (file.size > mostBytes) return store.notify(tooLarge(file.size))
  await openAny(store, await file.text(), file.name)
}

/** Opens data, a scene, or a diagram as text; where it is none of these, says why. */
export const openAny = async (store: Store, text: string, name?: string): Promise<void> => {
  const opened = await openText(text)
  const mayBeTable = 'problem' in opened ? opened.problem === neither : /^\s*\[/.test(text)
  const suggested = (mayBeTable || 'problem' in opened) && (await isSuggested(text))
  if (mayBeTable && suggested) return suggestInto(store, text)
  const isOther = 'problem' in opened && (opened.isData === true || /^\s*[[{]/.test(text))
  if (isOther || (!('problem' in opened) && saysRecipe(store, opened))) return take(store, opened)
  if (!('problem' in opened) || suggested) return suggestInto(store, text)
  const { recognize } = await import('../../../import/diagram/recognize.ts')
  const hints = name === undefined ? {} : { name }
  if ('problem' in opened && opened.problem === neither && recognize(text, hints) === undefined)
    return store.notify(unknown)
  const { importInto } = await import('./import-text.ts')
  const problem = await importInto(store, text, hints)
  if (problem !== undefined) store.notify(`${opened.problem} As a diagram: ${problem}`)
}

const suggestInto = async (store: Store, text: string): Promise<void> =>
  (await import('./suggested.tsx')).suggestInto(store, text)

/** Whether it is clear who draws it: a scene needs nobody, and the open recipe draws data that name no other. */
const saysRecipe = ({ page }: Store, opened: Opened): boolean =>
  opened.kind === 'scene' || opened.recipe !== undefined || page.recipe?.schema !== undefined

/** Whether it is a table, or has the sign of a text whose recipes are known. */
const isSuggested = async (text: string): Promise<boolean> => {
  const { pastedKind } = await import('../suggest/pasted-kind.ts')
  return ['table', 'written'].includes((await pastedKind(text, async (json) => JSON.parse(json) as unknown)).kind)
}

/** Makes what was opened the draft, as one step; data of another recipe is opened on its page. */
export const take = (store: Store, opened: Opened | { problem: string }): void => {
  if ('problem' in opened) return store.notify(opened.problem)
  const here = store.page.recipe?.id
  if (opened.kind === 'scene') {
    store.edit({ kind: 'scene', ...(here === undefined ? {} : { recipe: here }), content: opened.content })
    store.show('scene')
  } else if (opened.recipe !== undefined && opened.recipe !== here) void goTo(store, opened.recipe, opened)
  else if (here === undefined || store.page.recipe?.schema === undefined)
    store.notify(
      'This data does not say which diagram draws it ($schema). Choose the diagram first, then paste the data there.',
    )
  else {
    store.edit({ kind: 'data', recipe: here, content: opened.content })
    store.show('data')
  }
}

/** Opens data on the page of a recipe, in the fragment of its URL. */
export const goTo = async (store: Store, recipe: string, { content }: Pick<Opened, 'content'>): Promise<void> => {
  const fragment = await writeFragment({ recipe, data: content })
  const address = new URL(`?recipe=${recipe}${fragment}`, location.href)
  // Only the fragment would change, which does not load the page.
  if (recipe === store.page.recipe?.id) location.replace(address)
  else location.assign(address)
}
