/**
 * Makes a group of actions a toolbar, following the ARIA pattern: one tab stop, and arrows move between the actions, so
 * that what comes after it is not four tabs away.
 */
import { arrowGoal } from './arrow-goal.ts'

/** Makes the toolbar; the action that had the focus last is its tab stop. */
export function startToolbar(bar: HTMLElement): void {
  const actions = [
    ...bar.querySelectorAll<HTMLElement>(':scope > :is(a:not(.unscripted), button), :scope > .menu > summary'),
  ]
  const keepStop = (stop: HTMLElement | undefined): void => {
    for (const action of actions) action.tabIndex = action === stop ? 0 : -1
  }
  bar.setAttribute('role', 'toolbar')
  keepStop(actions[0])
  bar.addEventListener('focusin', ({ target }) => {
    if (actions.includes(target as HTMLElement)) keepStop(target as HTMLElement)
  })
  bar.addEventListener('keydown', (event) => {
    const at = actions.indexOf(event.target as HTMLElement)
    const goal = at < 0 ? undefined : arrowGoal(event.key, at, actions.length)
    if (goal === undefined) return
    event.preventDefault()
    actions[goal]?.focus()
  })
}
