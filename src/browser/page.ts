/**
 * The script of every page: the theme, the search shortcut, menus, the theme and accent of diagrams, and blocks of text
 * that scroll and can be copied. Scripts of particular pages include this.
 */
import { copyText } from './copy.ts'
import { shownLook, startLook } from './look.ts'
import { startTheme } from './page-theme.ts'
import type { PaletteUse } from './palette.ts'
import { makeScrollersFocusable } from './scrollers.ts'
import { takesText } from './takes-text.ts'
import { tell } from './tell.ts'

startTheme()
startSearchKey()
startPalette()
startMenus()
startLook()
startCopyButtons()
startEnlarging()
makeScrollersFocusable()

/** The key `/` focuses the search from anywhere on a page, and its cross empties it. */
function startSearchKey(): void {
  const search = document.querySelector<HTMLInputElement>('#q')
  if (search === null) return
  document.querySelector('#find .clear')?.addEventListener('click', (event) => {
    event.preventDefault()
    search.value = ''
    search.dispatchEvent(new Event('input', { bubbles: true }))
    search.focus()
  })
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key !== '/' || takesText(event.composedPath()[0])) return
    event.preventDefault()
    search.focus()
    search.select()
  })
}

/** Ctrl+K finds a diagram from anywhere, and fields that name one open the same dialog, with code that is loaded for it. */
function startPalette(): void {
  const form = document.querySelector<HTMLFormElement>('#find')
  if (form === null) return
  const open = (use?: PaletteUse): void => {
    const { palette = '', documents = '', styles = '' } = form.dataset
    const site = { root: form.action, documents, styles, look: shownLook() }
    const address = new URL(palette, document.baseURI).href
    void (import(address) as Promise<typeof import('./palette.ts')>).then(({ togglePalette }) =>
      togglePalette(site, use),
    )
  }
  const key = form.querySelector('kbd')
  if (key !== null && /Mac|iP/.test(navigator.platform)) key.textContent = '⌘K'
  if (document.querySelector('.recipe-choice') !== null)
    void import('./recipe-choice.ts').then(({ startRecipeChoices }) => startRecipeChoices(open))
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    open()
  })
}

/** Menus are `details`, which work by themselves; this closes one on Escape, on a click outside it, and when the focus leaves it. */
function startMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement)
      menu.open = false
      if (hadFocus) menu.querySelector('summary')?.focus()
    }
  })
  const closeOthers = ({ target }: Event): void => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
  }
  document.addEventListener('pointerdown', closeOthers)
  document.addEventListener('focusin', closeOthers)
}

const openMenus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll('details.menu[open]')

/** The buttons that copy the block of text they are in, also those that come later. */
function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button.copy')
    const text = button?.closest('.block')?.querySelector('pre')?.textContent
    if (button && text != null) tell(button, copyText(Promise.resolve(text)))
  })
}

/** Links that show a diagram on the whole screen; the code of that comes to pages that have one. */
function startEnlarging(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a:is(.enlarge, .magnify)')
  if (links.length > 0) void import('./lightbox.ts').then(({ startLightbox }) => links.forEach(startLightbox))
}
