/**
 * Turns sections into tabs, following the ARIA pattern: arrows move between tabs, and only the selected one is a tab
 * stop.
 */
import { arrowGoal } from './arrow-goal.ts'

/** Makes the tabs; the one that the URL's fragment names is selected. */
export function startTabs(part: HTMLElement): void {
  const panels = [...part.querySelectorAll<HTMLElement>(':scope > .tab')]
  const tabs = panels.map(tabOf)
  const choose = (at: number): void => showPanel({ tabs, panels }, at)
  panels[0]?.before(tabList(part, tabs, choose))
  const inAddress = (): number => panels.findIndex(({ id }) => `#${id}` === location.hash)
  choose(Math.max(0, inAddress()))
  addEventListener('hashchange', () => inAddress() >= 0 && choose(inAddress()))
}

/** Shows or hides the tabs of some panels; where a hidden one was chosen, the first is. */
export function offerTabs(panels: readonly string[], isOffered: boolean): void {
  for (const panel of panels) {
    const tab = document.querySelector<HTMLButtonElement>(`#${panel}-tab`)
    if (tab === null) continue
    tab.hidden = !isOffered
    const first = tab.parentElement?.querySelector<HTMLElement>('[role=tab]:not([hidden])')
    if (tab.hidden && tab.ariaSelected === 'true') first?.click()
  }
}

type Tabs = { tabs: readonly HTMLButtonElement[]; panels: readonly HTMLElement[] }

const showPanel = ({ tabs, panels }: Tabs, chosen: number): void => {
  for (const [at, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(at === chosen))
    tab.tabIndex = at === chosen ? 0 : -1
    panels[at]?.toggleAttribute('data-shown', at === chosen)
    panels[at]?.toggleAttribute('data-hidden', at !== chosen)
  }
}

const tabList = (part: HTMLElement, tabs: HTMLButtonElement[], choose: (at: number) => void): HTMLElement => {
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-labelledby', part.getAttribute('aria-labelledby') ?? '')
  list.append(...tabs)
  list.addEventListener('click', ({ target }) => {
    const at = tabs.indexOf(target as HTMLButtonElement)
    if (at >= 0) choose(at)
  })
  list.addEventListener('keydown', (event) => {
    const offered = tabs.filter(({ hidden }) => !hidden)
    const goal = arrowGoal(event.key, offered.indexOf(event.target as HTMLButtonElement), offered.length)
    if (goal === undefined) return
    event.preventDefault()
    offered[goal]?.click()
    offered[goal]?.focus()
  })
  return list
}

const tabOf = (panel: HTMLElement): HTMLButtonElement => {
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.id = `${panel.id}-tab`
  tab.textContent = panel.querySelector('h3')?.firstChild?.textContent?.trim() ?? ''
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', tab.id)
  return tab
}
