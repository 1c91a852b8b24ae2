/**
 * Copies text and images, including what must be fetched first.
 */
import { fetchText } from './fetch-text.ts'

/** Copies a text that may still be loading. Must be called from a click. */
export async function copyText(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard === undefined) {
    const { copySelected } = await import('./copy-selected.ts')
    if (!copySelected(await text)) throw new CannotCopy('Not allowed')
    return
  }
  // A promise inside the item keeps the click's permission while the text is fetched.
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Copies the SVG at a URL as a PNG at twice its size. Must be called from a click. */
export async function copyImage(address: string): Promise<void> {
  await copySvg(fetchText(address))
}

/** Copies an SVG that may still be loading, as a PNG at twice its size. Must be called from a click. */
export const copySvg = async (svg: Promise<string>): Promise<void> => {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (clipboard === undefined || typeof ClipboardItem === 'undefined') throw new CannotCopy('Needs https')
  const png = svg.then(async (text) => (await import('./png.ts')).drawPng(text, { scale: 2, transparent: false }))
  await clipboard.write([new ClipboardItem({ 'image/png': png })])
}

/** The browser cannot copy this here; the message says why, in two or three words. */
class CannotCopy extends Error {
  override readonly name = 'CannotCopy'
}
