/**
 * A diagram that is wider than the screen begins at its left edge where the names of its rows are there; any other one
 * begins at its point: at what is in the accent, which its heading is about.
 */

/** All diagrams of the page. */
export function showPoints(): void {
  document.querySelectorAll<HTMLElement>('.pans .below-heading').forEach(showPoint)
}

/** Scrolls a diagram so that what it marks is in the middle, or begins in sight; one that marks nothing begins at its start. */
function showPoint(frame: HTMLElement): void {
  if (frame.scrollWidth <= frame.clientWidth || frame.scrollLeft > 0) return
  const marked = boxesOf(frame, accented)
  if (marked.length === 0) return
  const [from, to] = [Math.min(...marked.map(({ left }) => left)), Math.max(...marked.map(({ right }) => right))]
  const start = frame.getBoundingClientRect().left
  // A place between two pixels would be rounded, and the mark be within the fade.
  const goal = Math.floor(Math.min((from + to) / 2 - start - frame.clientWidth / 2, from - start - faded))
  if (goal > 0 && !hidesNames(frame, start + goal)) frame.scrollLeft = goal
}

/** Whether names of rows would be left of the edge: words below each other that begin or end at one place, in the first screen. */
const hidesNames = (frame: HTMLElement, edge: number): boolean => {
  const { top, left, width } = frame.getBoundingClientRect()
  // Words in the middle of what they name are no column.
  const cut = boxesOf(frame, 'text:not([text-anchor=middle])').filter((text) => text.bottom > top && text.left < edge)
  return cut
    .filter((text) => text.left < left + width / 3)
    .some((name) =>
      (['left', 'right'] as const).some((side) => {
        const column = cut.filter((text) => Math.abs(text[side] - name[side]) < 3)
        return new Set(column.map((text) => Math.round(text.top))).size >= fewestRows
      }),
    )
}

/** Two are two lines of one name. */
const fewestRows = 3

const boxesOf = (frame: HTMLElement, selector: string): DOMRect[] =>
  [...frame.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())

/** Its edges fade. */
const faded = 24

const accented = '[fill="var(--shade-accent)"], [stroke="var(--shade-accent)"]'
