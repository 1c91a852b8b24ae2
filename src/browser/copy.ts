/**
 * Copies text, also where the text must be fetched first and where the page is not on https.
 */

/** The way of old browsers and plain http: select it and ask the document to copy. */
const copySelected = (text: string): void => {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  const before = document.activeElement
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!done) throw new Error('the browser refused to copy')
}

/** Copies a text that may still be on its way. Must be called from a click. */
export const copyText = async (text: Promise<string>): Promise<void> => {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard === undefined) return copySelected(await text)
  // A promise inside the item keeps the click's permission while the text is fetched.
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
