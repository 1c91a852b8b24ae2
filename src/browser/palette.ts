/**
 * Finds a diagram from any page: a dialog that Ctrl+K opens, with the picture of each find and the phrase it was found
 * by. Enter opens the first, or the one chosen by arrows.
 *
 * Loaded when it is first asked for. It searches like the gallery, in the page.
 */
import { createSearch, type Search } from '../catalog/search.ts'
import { readDocuments, type SearchDocument } from '../catalog/search-document.ts'
import { pictureAddress } from '../pages/universal/picture-look.ts'
import { reasonOf } from '../pages/universal/reason.ts'
import type { Look } from '../render/palette.ts'

/** Where pages and search documents are, and the look of pictures. */
export type PaletteSite = { root: string; documents: string; look: Look }

/** Shows the dialog, or closes it if it is open. */
export function togglePalette(site: PaletteSite): void {
  const known = document.querySelector<HTMLDialogElement>('#palette')
  if (known?.open === true) return known.close()
  const parts = known === null ? makeDialog() : partsOf(known)
  parts.dialog.showModal()
  parts.field.select()
  shownOn = site
  void show(parts)
}

/** The page may have taken another look since the dialog was made. */
let shownOn: PaletteSite = { root: '', documents: '', look: { theme: 'light', accent: 'blue' } }

type Parts = { dialog: HTMLDialogElement; field: HTMLInputElement; list: HTMLElement }

const makeDialog = (): Parts => {
  const dialog = make('dialog', { id: 'palette' })
  dialog.setAttribute('aria-label', 'Find a diagram')
  const field = make('input', { type: 'search', placeholder: 'Find a diagram', autocomplete: 'off', spellcheck: false })
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
  const site = shownOn
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
  list.replaceChildren(...options)
  if (options.length === 0) list.append(make('p', { textContent: `No diagram for “${q}”.` }))
  choose(field, options, 0)
}

const withWords = (hit: Parameters<typeof reasonOf>[0]): { id: string; words: string | undefined } => ({
  id: hit.id,
  words: reasonOf(hit),
})

type OptionWords = { words: string; at: number; site: PaletteSite }

const optionOf = ({ id, name }: SearchDocument, { words, at, site: { root, look } }: OptionWords): HTMLElement => {
  const option = make('a', { id: `found-${at}`, href: `${root}diagrams/${id}`, tabIndex: -1 })
  option.setAttribute('role', 'option')
  const image = make('img', { src: root + pictureAddress(id, look), alt: '', width: 96, height: 64 })
  const text = make('span')
  text.append(make('b', { textContent: name }), make('small', { textContent: words }))
  option.append(image, text)
  return option
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)
