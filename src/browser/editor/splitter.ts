/**
 * The border between form and picture, dragged or moved by arrow keys; a double click gives it back to the style sheet,
 * which also has the limits of the width.
 */

/** Makes the border move. */
export function startSplitter(border: HTMLElement, side: HTMLElement): void {
  const setWidth = (width: number): void => {
    side.style.width = `${width}px`
    border.ariaValueNow = String(Math.round((100 * side.offsetWidth) / innerWidth))
  }
  border.addEventListener('pointerdown', (event) => {
    border.setPointerCapture(event.pointerId)
    const grip = event.clientX - side.offsetWidth
    const move = ({ clientX }: PointerEvent): void => setWidth(clientX - grip)
    border.addEventListener('pointermove', move)
    border.addEventListener('lostpointercapture', () => border.removeEventListener('pointermove', move), { once: true })
  })
  border.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -24, ArrowRight: 24, Home: -Infinity, End: Infinity }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setWidth(Math.min(innerWidth, Math.max(0, side.offsetWidth + by)))
  })
  border.addEventListener('dblclick', () => side.style.removeProperty('width'))
  setWidth(side.offsetWidth)
  side.style.removeProperty('width')
}
