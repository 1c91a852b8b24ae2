/**
 * How wide and how tall a line of text is, measured with the widest font of the renderer's stack.
 *
 * A viewer may lack the first font of the stack, so a label that fits by this measure fits everywhere
 * (rubric R06). Characters are added up: kerning, which a font may have up to 0.04 em of, is left out.
 * Pure; the table is made by tools/fonts.ts.
 */
import { bold, regular } from './widths.gen.ts'

/** What decides a text's width: `size` in pixels. */
export type TextStyle = { size: number; bold?: boolean | undefined; mono?: boolean | undefined }

/** The width of one line of text in pixels. A character the table lacks counts one em. */
export function textWidth(text: string, style: TextStyle): number {
  let em = 0
  for (const character of text) em += advance(character, style)
  return em * style.size
}

const advance = (character: string, style: TextStyle): number => {
  const code = character.codePointAt(0) ?? 0
  if (style.mono) return code < firstWideCodePoint ? monoAdvance : 1
  return (style.bold ? boldWidths : regularWidths).get(code) ?? 1
}

/** East Asian and emoji code points fill one em in every font, mono ones too. */
const firstWideCodePoint = 0x2e80

/** Every character of the mono stack is this wide, in em (DejaVu Sans Mono, the widest). */
export const monoAdvance = 0.602

const toMap = (table: typeof regular): Map<number, number> => {
  const widths = new Map<number, number>()
  for (const [first, row] of table) {
    for (const [offset, width] of row.entries()) if (width > 0) widths.set(first + offset, width / 1000)
  }
  return widths
}

const boldWidths = toMap(bold)

const regularWidths = toMap(regular)

/** Above the baseline to the top of capitals and digits, and below it to the descender, in em. */
export const ascent = 0.76

export const descent = 0.22
