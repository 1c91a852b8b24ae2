/**
 * Words for a place of a given width: the first of several forms that fits, the one that says most first.
 */
import { type Block, block, widthOf } from './block.ts'
import type { Role, TypeStyle } from './type.ts'

/** The first form, in one line or several, that is at most `w` pixels wide; nothing where none is. */
export function fittingWords(forms: (string | string[])[], w: number, as: Role | TypeStyle): Block {
  const lines = forms.map((form) => [form].flat()).find((each) => each.every((line) => widthOf(line, as) <= w)) ?? []
  return block(lines.map((text) => ({ text, as })))
}
