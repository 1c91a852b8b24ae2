/**
 * Shows the outcome of copying: in the button for two seconds, and to screen readers.
 */

/** Shows the outcome of a button's action: the words that it resolves to, or that it copied. */
export function tell(button: HTMLButtonElement, work: Promise<string | void>): void {
  work.then(
    (said) => show(button, 'done', said ?? 'Copied'),
    (error: unknown) =>
      show(button, 'failed', error instanceof Error && error.name === 'CannotCopy' ? error.message : 'Not copied'),
  )
}

const show = (button: HTMLButtonElement, outcome: 'done' | 'failed', text: string): void => {
  const label = button.firstChild
  if (label === null || button.dataset['said'] !== undefined) return
  const before = label.textContent
  const width = button.offsetWidth
  button.dataset['said'] = outcome
  button.style.minWidth = `${width}px`
  label.textContent = text
  announce(text)
  setTimeout(() => {
    delete button.dataset['said']
    button.style.minWidth = ''
    label.textContent = before
    announce('')
  }, 2000)
}

const announce = (text: string): void => {
  live().textContent = text
}

/** The live region for screen readers, created if the page has none. */
const live = (): HTMLElement => {
  const there = document.querySelector<HTMLElement>('#said')
  if (there !== null) return there
  const made = Object.assign(document.createElement('p'), { id: 'said', className: 'sr-only' })
  made.setAttribute('role', 'status')
  document.querySelector('main')?.append(made)
  return made
}
