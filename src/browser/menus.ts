/**
 * Menus are `details`, which work by themselves; here they also close as menus do.
 */

/** Closes a menu on Escape, on a click beside it, and when the focus leaves it. */
export function startMenus(): void {
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
