/**
 * A diagram that is wider than the screen begins at its point: at what is in the accent, which its heading is about.
 */

/** Scrolls a diagram so that what it marks is in the middle, or begins in sight; one that marks nothing begins at its start. */
export function showPoint(frame: HTMLElement): void {
  const marked = [...frame.querySelectorAll(accented)].map((each) => each.getBoundingClientRect())
  if (frame.scrollLeft > 0 || marked.length === 0) return
  const from = Math.min(...marked.map(({ left }) => left))
  const to = Math.max(...marked.map(({ right }) => right))
  frame.scrollLeft = Math.min((from + to - frame.clientWidth) / 2, from - faded)
}

/** Its edges fade. */
const faded = 24

const accented = '[fill="var(--shade-accent)"], [stroke="var(--shade-accent)"]'
