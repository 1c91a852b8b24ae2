/**
 * Words for a place of a given width: the first of several forms that fits, the one that says most first; and below the
 * drawing what had no room at all.
 */
import { type Block, block, place, widthOf } from './block.ts'
import { enumerate } from './describe.ts'
import type { Sheet } from './sheet.ts'
import type { Role, TypeStyle } from './type.ts'

/** The first form, in one line or several, that is at most `w` pixels wide; nothing where none is. */
export function fittingWords(forms: (string | string[])[], w: number, as: Role | TypeStyle): Block {
  const lines = forms.map((form) => [form].flat()).find((each) => each.every((line) => widthOf(line, as) <= w)) ?? []
  return block(lines.map((text) => ({ text, as })))
}

/** So many lines of names are read by someone who looks for one. */
const mostLines = 3

/**
 * Below the drawing, what had no room for its name in it, as many names as three lines have room for; no line where nothing
 * was. Not `too small`: a long name in a large part has no room where a short one in a small part has. `before` says what these are.
 */
export function drawTooSmall(
  names: string[],
  { before, y, w }: { before: string; y: number; w: number },
  sheet: Sheet,
): void {
  if (names.length === 0) return
  const wordsOf = (most: number): Block => block([{ text: `${before} ${enumerate(names, most)}`, as: 'note' }], w)
  const tried = Array.from({ length: Math.max(1, names.length - 3) }, (_, index) => wordsOf(names.length - index))
  const words = tried.find(({ lines }) => lines.length <= mostLines) ?? wordsOf(4)
  sheet.put('@small', place(words, { x: 0, y: y + 12, w: 0, h: words.h }, { align: 'start' }))
}
