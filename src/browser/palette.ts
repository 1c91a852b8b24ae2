/**
 * Finds a diagram from any page: a dialog that Ctrl+K opens, with the picture of each find and the phrase it was found
 * by. Enter opens the first, or the one chosen by arrows; a field that names a diagram takes it instead.
 *
 * Loaded when it is first asked for. It searches like the gallery, in the page.
 */
import { createSearch, type Search } from '../catalog/search.ts'
import { readDocuments, type SearchDocument } from '../catalog/search-document.ts'
import { hitReason } from '../pages/universal/reason.ts'
import { make, noneOf, optionOf, type PaletteSite } from './palette-option.ts'

/** A field that takes the diagram; `none` is what it calls no diagram, if it may be empty. */
export type PaletteUse = { label: string; none: string | undefined; choose: (id: string) => void }

/** Shows the dialog, for a field or to open a diagram, or closes it if it is open. */
export function togglePalette(site: PaletteSite, use?: PaletteUse): void {
  const known = document.querySelector<HTMLDialogElement>('#palette')
  if (known?.open === true) return known.close()
  const parts = known === null ? makeDialog() : partsOf(known)
  shownFor = { site, use }
  const label = use?.label ?? 'Find a diagram'
  parts.dialog.setAttribute('aria-label', label)
  parts.field.placeholder = label
  if (use !== undefined) parts.field.value = ''
  parts.dialog.showModal()
  parts.field.select()
  void show(parts)
}

/** The page may have taken another look since the dialog was made, and another field may have opened it. */
let shownFor: { site: PaletteSite; use: PaletteUse | undefined } = {
  site: { root: '', documents: '', look: { theme: 'light', accent: 'blue' } },
  use: undefined,
}

type Parts = { dialog: HTMLDialogElement; field: HTMLInputElement; list: HTMLElement }

const makeDialog = (): Parts => {
  const dialog = make('dialog', { id: 'palette' })
  const field = make('input', { type: 'search', autocomplete: 'off', spellcheck: false })
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': 'Find a diagram',
    'aria-controls': 'palette-list',
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
  }))
    field.setAttribute(name, value)
  const list = make('div', { id: 'palette-list' })
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Diagrams')
  const parts = { dialog, field, list }
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('keydown', (event) => walk(parts, event))
  field.addEventListener('input', () => void show(parts))
  list.addEventListener('pointermove', ({ target }) => {
    const options = [...list.children] as HTMLElement[]
    const at = options.findIndex((each) => each.contains(target as Node))
    if (options[at]?.role === 'option' && options[at].ariaSelected !== 'true') choose(field, options, at)
  })
  dialog.append(field, list)
  document.body.append(dialog)
  return parts
}

const partsOf = (dialog: HTMLDialogElement): Parts => ({
  dialog,
  field: dialog.querySelector('input') as HTMLInputElement,
  list: dialog.querySelector('#palette-list') as HTMLElement,
})

/** Up and down choose, Enter opens; the focus stays in the field. */
const walk = ({ field, list }: Parts, event: KeyboardEvent): void => {
  const options = [...list.children] as HTMLElement[]
  const at = options.findIndex((each) => each.ariaSelected === 'true')
  if (event.key === 'Enter') options[at]?.click()
  else if (event.key === 'ArrowDown') choose(field, options, Math.min(options.length - 1, at + 1))
  else if (event.key === 'ArrowUp') choose(field, options, Math.max(0, at - 1))
  else return
  event.preventDefault()
}

const choose = (field: HTMLInputElement, options: readonly HTMLElement[], chosen: number): void => {
  for (const [at, option] of options.entries()) option.ariaSelected = String(at === chosen)
  field.setAttribute('aria-activedescendant', options[chosen]?.id ?? '')
  options[chosen]?.scrollIntoView({ block: 'nearest' })
}

let loading: Promise<{ documents: Map<string, SearchDocument>; search: Search }> | undefined

const load = async (address: string) => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`the search documents returned ${reply.status}`)
  const documents = readDocuments(await reply.text())
  return { documents: new Map(documents.map((each) => [each.id, each])), search: createSearch(documents) }
}

/** How many are shown. */
const most = 8

const show = async ({ field, list }: Parts): Promise<void> => {
  const { site, use } = shownFor
  loading ??= load(site.documents)
  const ready = await loading.catch(() => undefined)
  if (ready === undefined) {
    loading = undefined
    list.replaceChildren(
      make('p', { textContent: 'The search could not be loaded. Check the connection and type again.' }),
    )
    return
  }
  const { documents, search } = ready
  const q = field.value.trim()
  const best = [...documents.values()].sort((a, b) => b.overall - a.overall)
  const hits = q === '' ? best.map(({ id, family }) => ({ id, words: family })) : search({ q }).hits.map(withWords)
  const options = hits.slice(0, most).flatMap(({ id, words }, at) => {
    const found = documents.get(id)
    return found === undefined ? [] : [optionOf(found, { words: words ?? found.family, at, site })]
  })
  const none = q === '' && use?.none !== undefined ? [noneOf(use.none)] : []
  if (use !== undefined) for (const option of [...none, ...options]) option.addEventListener('click', take)
  list.replaceChildren(...none, ...options)
  if (options.length === 0) list.append(make('p', { textContent: `No diagram for “${q}”.` }))
  choose(field, [...none, ...options], none.length)
}

/** Gives the field the diagram of an option. */
const take = (event: MouseEvent): void => {
  event.preventDefault()
  const option = event.currentTarget as HTMLElement
  option.closest('dialog')?.close()
  shownFor.use?.choose(option.dataset['of'] ?? '')
}

const withWords = (hit: Parameters<typeof hitReason>[0]): { id: string; words: string | undefined } => ({
  id: hit.id,
  words: hitReason(hit),
})
