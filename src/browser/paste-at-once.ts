/**
 * Many lines pasted into a field: browsers insert them one by one, and each takes longer than the one before, so that
 * ten thousand keep a page busy for minutes.
 */

/** From how many lines on they are put in at once; the browser's own undo does not know them then. */
const many = 200

/** Listens to `paste` of a field of several lines. */
export function pasteAtOnce(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const field = event.currentTarget
  if (!(field instanceof HTMLTextAreaElement) || text.split('\n', many + 1).length <= many) return
  event.preventDefault()
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
