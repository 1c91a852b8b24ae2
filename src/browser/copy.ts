/**
 * Copies text and images, also what must be fetched first.
 */
/** Copies a text that may still be on its way. Must be called from a click. */
export async function copyText(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard === undefined) return copySelected(await text)
  // A promise inside the item keeps the click's permission while the text is fetched.
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Copies an SVG at an address as a PNG of twice its size. Must be called from a click. */
export async function copyImage(address: string): Promise<void> {
  await copySvg(fetchText(address))
}

/** Copies an SVG that may still be on its way, as a PNG of twice its size. Must be called from a click. */
export const copySvg = async (svg: Promise<string>): Promise<void> => {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard === undefined || typeof ClipboardItem === 'undefined') throw new CannotCopy('Needs https')
  const png = svg.then(async (text) => (await import('./png.ts')).drawPng(text, { scale: 2, transparent: false }))
  await clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/** The text at an address. */
export const fetchText = async (address: string): Promise<string> => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  return reply.text()
}

/** The browser cannot copy this here; the message says why, in two or three words. */
class CannotCopy extends Error {
  override readonly name = 'CannotCopy'
}

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
  if (!done) throw new CannotCopy('Not allowed')
}
