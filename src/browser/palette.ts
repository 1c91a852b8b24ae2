/**
 * Finds a diagram, a section of the documentation or something to do from any page: a dialog that Ctrl+K opens, with the
 * picture of each diagram and the phrase it was found by. Enter opens the first, or the one chosen by arrows; a field
 * that names a diagram takes it instead, and then only diagrams are found.
 *
 * Loaded with its styles when it is first asked for. It searches like the gallery, in the page.
 */
import { findActions, findDiagrams, findSections, groupOf } from './palette-finds.ts'
import { make, noneOf, type PaletteSite } from './palette-option.ts'

/** A field that takes the diagram; `none` is what it calls no diagram, if it may be empty. */
export type PaletteUse = { label: string; none: string | undefined; choose: (id: string) => void }

/** Shows the dialog, for a field or to open something, or closes it if it is open. */
export async function togglePalette(site: PaletteSite, use?: PaletteUse): Promise<void> {
  const known = document.querySelector<HTMLDialogElement>('#palette')
  if (known?.open === true) return known.close()
  await (styled ??= loadStyles(site.styles))
  const parts = known === null ? makeDialog() : partsOf(known)
  shownFor = { site, use }
  const label = use?.label ?? 'Find a diagram, a chapter or an action'
  parts.dialog.setAttribute('aria-label', label)
  parts.field.placeholder = label
  if (use !== undefined) parts.field.value = ''
  parts.dialog.showModal()
  parts.field.select()
  void show(parts)
}

/** Also where they cannot be loaded: the dialog works without them. */
const loadStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = make('link', { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })

let styled: Promise<void> | undefined

/** The page may have taken another look since the dialog was made, and another field may have opened it. */
let shownFor: { site: PaletteSite; use: PaletteUse | undefined } = {
  site: { root: '', documents: '', styles: '', look: { theme: 'light', accent: 'blue' } },
  use: undefined,
}

type Parts = { dialog: HTMLDialogElement; field: HTMLInputElement; list: HTMLElement }

const makeDialog = (): Parts => {
  const dialog = make('dialog', { id: 'palette' })
  const field = make('input', { type: 'search', autocomplete: 'off', spellcheck: false })
  const close = make('button', { type: 'button', textContent: 'Esc', ariaLabel: 'Close (Esc)' })
  const list = make('div', { id: 'palette-list' })
  const foot = make('footer')
  for (const words of ['↑ ↓ to choose', 'Enter to open']) foot.append(make('span', { textContent: words }))
  const roles: Record<string, string> = { role: 'combobox', 'aria-expanded': 'true', 'aria-autocomplete': 'list' }
  for (const [name, value] of Object.entries({ ...roles, 'aria-label': 'Find', 'aria-controls': list.id }))
    field.setAttribute(name, value)
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Found')
  const parts = { dialog, field, list }
  dialog.addEventListener('click', ({ target }) => (target === dialog || target === close) && dialog.close())
  dialog.addEventListener('keydown', (event) => walk(parts, event))
  field.addEventListener('input', () => void show(parts))
  list.addEventListener('pointermove', ({ target }) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]')
    if (option !== null && option.ariaSelected !== 'true') choose(parts, optionsIn(list).indexOf(option))
  })
  dialog.append(field, close, list, foot)
  document.body.append(dialog)
  return parts
}

const partsOf = (dialog: HTMLDialogElement): Parts => ({
  dialog,
  field: dialog.querySelector('input') as HTMLInputElement,
  list: dialog.querySelector('#palette-list') as HTMLElement,
})

const optionsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')]

/** Up and down choose, Enter opens; the focus stays in the field. */
const walk = (parts: Parts, event: KeyboardEvent): void => {
  const options = optionsIn(parts.list)
  const at = options.findIndex((each) => each.ariaSelected === 'true')
  if (event.target !== parts.field) return
  if (event.key === 'Enter') options[at]?.click()
  else if (event.key === 'ArrowDown') choose(parts, Math.min(options.length - 1, at + 1))
  else if (event.key === 'ArrowUp') choose(parts, Math.max(0, at - 1))
  else return
  event.preventDefault()
}

const choose = ({ field, list }: Parts, chosen: number): void => {
  const options = optionsIn(list)
  for (const [at, option] of options.entries()) {
    option.id = `found-${at}`
    option.ariaSelected = String(at === chosen)
  }
  field.setAttribute('aria-activedescendant', options[chosen]?.id ?? '')
  options[chosen]?.scrollIntoView({ block: 'nearest' })
}

/** How many diagrams are shown alone, and beside what else there is. */
const [mostAlone, most] = [8, 5]

const show = async (parts: Parts): Promise<void> => {
  const { site, use } = shownFor
  const q = parts.field.value.trim()
  const isCurrent = (): boolean => q === parts.field.value.trim() && use === shownFor.use
  const diagrams = await findDiagrams(q, use === undefined ? most : mostAlone, site).catch(() => undefined)
  if (!isCurrent()) return
  if (diagrams === undefined) {
    const textContent = 'The search could not be loaded. Check the connection and type again.'
    return parts.list.replaceChildren(make('p', { textContent }))
  }
  if (use !== undefined)
    return list(parts, [...(q === '' && use.none !== undefined ? [noneOf(use.none)] : []), ...diagrams])
  const [found, actions] = [groupOf('Diagrams', diagrams), groupOf('Actions', findActions(q, site))]
  list(parts, [...found, ...actions])
  const sections = await findSections(q, site)
  if (isCurrent() && sections.length > 0) list(parts, [...found, ...groupOf('Docs', sections), ...actions])
}

/** Shows what was found, and chooses the first, or what was chosen already. */
const list = (parts: Parts, found: readonly HTMLElement[]): void => {
  const before = optionsIn(parts.list).find((each) => each.ariaSelected === 'true')
  parts.list.replaceChildren(...found)
  const options = optionsIn(parts.list)
  if (shownFor.use !== undefined) for (const option of options) option.addEventListener('click', take)
  if (options.length === 0)
    parts.list.append(make('p', { textContent: `No diagram for “${parts.field.value.trim()}”.` }))
  const isFirstNone = options[0]?.dataset['of'] === '' && options.length > 1
  choose(parts, before !== undefined && options.includes(before) ? options.indexOf(before) : isFirstNone ? 1 : 0)
}

/** Gives the field the diagram of an option. */
const take = (event: MouseEvent): void => {
  event.preventDefault()
  const option = event.currentTarget as HTMLElement
  option.closest('dialog')?.close()
  shownFor.use?.choose(option.dataset['of'] ?? '')
}
