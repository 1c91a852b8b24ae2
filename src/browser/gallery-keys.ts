/**
 * The keys of the gallery: Escape clears the search, arrows move between cards.
 */

/** Listens to the keys; `changed` is called when the search is cleared. */
export function startKeys(search: HTMLInputElement, results: HTMLElement, changed: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape' && event.target === search && search.value !== '') {
      event.preventDefault()
      search.value = ''
      changed()
    } else if (walking.has(event.key)) walk(results, search, event)
  })
}

const walking = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

const walk = (results: HTMLElement, search: HTMLInputElement, event: KeyboardEvent): void => {
  const spots = spotsIn(results)
  const at = spots.findIndex(({ link }) => link === document.activeElement)
  const leaving = document.activeElement === search && event.key === 'ArrowDown'
  const goal = leaving ? spots[0] : at < 0 ? undefined : next(spots, at, event.key)
  if (goal === undefined) return
  event.preventDefault()
  goal.link.focus()
}

const spotsIn = (results: HTMLElement): Spot[] =>
  [...results.querySelectorAll<HTMLElement>('h3 a')].map((link) => {
    const { left, top } = link.getBoundingClientRect()
    return { link, x: left, y: top }
  })

type Spot = { link: HTMLElement; x: number; y: number }

/** The card that a key moves to: along the row, or the nearest one in the row above or below. */
const next = (spots: Spot[], at: number, key: string): Spot | undefined => {
  if (key === 'Home') return spots[0]
  if (key === 'End') return spots.at(-1)
  if (key === 'ArrowRight') return spots[at + 1]
  if (key === 'ArrowLeft') return spots[at - 1]
  const here = spots[at]!
  const ahead = spots.filter(({ y }) => (backward(key) ? y < here.y - 1 : y > here.y + 1))
  const row = backward(key) ? ahead.at(-1)?.y : ahead[0]?.y
  const inRow = ahead.filter(({ y }) => Math.abs(y - (row ?? 0)) < 100)
  return inRow.sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]
}

const backward = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowUp'
