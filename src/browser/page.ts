/**
 * What runs on every page: the theme, the key that leads to the search, menus, the look of the pictures, and blocks
 * of text that scroll and are copied. A page with a script of its own loads this as a part of it.
 */
import { startCopyButtons } from './copy-buttons.ts'
import { startLook } from './look.ts'
import { startTheme } from './page-theme.ts'
import { makeScrollersFocusable } from './scrollers.ts'

startTheme()
startSearchKey()
startMenus()
startLook()
startCopyButtons()
makeScrollersFocusable()

/** The key `/` leads to the search from anywhere on a page. */
function startSearchKey(): void {
  const search = document.querySelector<HTMLInputElement>('#q')
  if (search === null) return
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key !== '/' || takesText(event.composedPath()[0])) return
    event.preventDefault()
    search.focus()
    search.select()
  })
}

/** Whether keys are text there; the target of an event inside a shadow root is the innermost one. */
const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')

/** Menus are `details`, which work by themselves; this closes one on Escape, on a click beside it, and when the focus leaves it. */
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
