/**
 * A long press opens the actions of what is pressed, as usual on a phone.
 */

/** How long a press takes, in milliseconds, and how far it may move, in pixels. */
const rest = 500
const tremble = 10

/** Calls `act` with the element of `selector` below `root` that is pressed; the tap does nothing else. */
export function onLongPress(root: HTMLElement, selector: string, act: (element: HTMLElement) => void): void {
  const stopClick = clickStopper()
  whenRested(root, selector, (element) => {
    stopClick()
    act(element)
  })
  root.addEventListener('contextmenu', (event) => {
    if ((event as PointerEvent).pointerType === 'touch') event.preventDefault()
  })
}

const whenRested = (root: HTMLElement, selector: string, act: (element: HTMLElement) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  const stop = (): void => clearTimeout(timer)
  root.addEventListener('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    stop()
    const element = (target as Element).closest<HTMLElement>(selector)
    if (pointerType !== 'touch' || element === null) return
    from = { x: clientX, y: clientY }
    timer = setTimeout(() => act(element), rest)
  })
  root.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > tremble) stop()
  })
  for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, stop)
}

/**
 * Stops the click that ends the current touch. The sheet is open by then: the click must neither close it nor follow a
 * link.
 */
const clickStopper = (): (() => void) => {
  let isStopped = false
  addEventListener('pointerdown', () => (isStopped = false), true)
  addEventListener(
    'click',
    (event) => {
      if (!isStopped) return
      isStopped = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  return () => {
    isStopped = true
  }
}
