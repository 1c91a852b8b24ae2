/**
 * Blocks: a few paragraphs of text stacked, wrapped and measured before they are placed.
 */
import type { Rect } from '../src/geometry/rect.ts'
import type { Color } from '../src/scene/limits.ts'
import type { Text } from '../src/scene/scene.ts'
import { textWidth } from '../src/text/measure.ts'
import { text } from './primitives.ts'
import { drawnAs, measuredAs, pitchOf, type Role, styleOf, type TypeStyle } from './type.ts'
import { piecesOf, wordsIn, wrap } from './wrap.ts'

/**
 * One paragraph; without text it is left out. `gap` pixels are added above it; its lines start `indent` pixels, and
 * those after the first `hang` more pixels, to the right.
 */
export type Paragraph = { text: string | undefined; as: Role | TypeStyle; gap?: number; indent?: number; hang?: number }

/** Text that is ready to be placed: its lines, its width and its height in pixels. */
export type Block = { lines: { text: string; style: TypeStyle; top: number; indent: number }[]; w: number; h: number }

/** Wraps paragraphs at `width` pixels and stacks them. */
export function block(paragraphs: Paragraph[], width: number = Number.POSITIVE_INFINITY): Block {
  const lines: Block['lines'] = []
  let [w, h] = [0, 0]
  for (const { text: words, as, gap = 0, indent = 0, hang = 0 } of paragraphs) {
    if (words === undefined) continue
    const [style, wide] = [drawnAs(styleOf(as)), measuredAs(styleOf(as))]
    if (lines.length > 0) h += gap
    const room = width - indent - (textWidth(words, wide) > width - indent ? hang : 0)
    for (const [index, line] of wrap(words, wide, room).entries()) {
      const left = indent + (index > 0 ? hang : 0)
      lines.push({ text: line, style, top: h, indent: left })
      w = Math.max(w, left + textWidth(line, wide))
      h += pitchOf(style)
    }
  }
  return { lines, w: Math.ceil(w), h }
}

/** In pixels: words up to the first width are whole, pieces of longer ones and names alone up to the second. */
export const [longestWord, longestPiece] = [160, 256]

/** From this width on, words are whole; from the next one on, pieces of identifiers are; under that, nothing else helps. */
const [roomy, narrow] = [112, 80]

/**
 * How wide words are that may be `cap` pixels wide where their box may grow: nothing breaks within a word. Where room is so
 * short that a page asks for less, identifiers break after their separators, and then words anywhere.
 */
export const wholeWords = (paragraphs: readonly Paragraph[], cap: number): number => {
  if (cap < narrow) return cap
  const most = cap < roomy ? 0 : longestWord
  const needs = paragraphs.flatMap(({ text: words = '', as, indent = 0, hang = 0 }) =>
    wordsIn(words).map((word) => {
      const whole = widthOf(word, as)
      return indent + hang + (whole <= most ? whole : Math.min(longestPiece, widest(piecesOf(word), as)))
    }),
  )
  return Math.max(cap, ...needs)
}

type Named = { name?: string | undefined; note?: string | undefined }
type TwoRoles = readonly [Role | TypeStyle, Role | TypeStyle]

const nameOverNote = ({ name, note }: Named, [as, noteAs]: TwoRoles): Paragraph[] => [
  { text: name, as },
  { text: note, as: noteAs },
]

/** A name over a muted remark, as most things have them. */
export const nameAndNote = (item: Named, width?: number, roles: TwoRoles = ['name', 'note']): Block =>
  block(nameOverNote(item, roles), width)

/** The same in a box that grows with its words, as far as these stay whole. */
export const wholeNameAndNote = (item: Named, cap?: number, roles: TwoRoles = ['name', 'note']): Block => {
  const paragraphs = nameOverNote(item, roles)
  return block(paragraphs, cap === undefined ? cap : wholeWords(paragraphs, cap))
}

/** Where a block stands in its rectangle; in the middle both ways by default. */
export type Placement = { align?: 'start' | 'middle' | 'end'; valign?: 'top' | 'middle' | 'bottom' }

const across = { start: 0, middle: 0.5, end: 1 } as const
const down = { top: 0, middle: 0.5, bottom: 1 } as const

/** From the middle of a line of capitals to its baseline, in em. */
const middleToBaseline = 0.36

/** The baseline that centers one line of `size` pixels around `y`. */
export const centeredBaseline = (y: number, size: number): number => Math.round(y + size * middleToBaseline)

/** How far the middle of `smaller` words is below that of words of `size` pixels on the same baseline. */
export const baselineShift = (size: number, smaller: number): number =>
  centeredBaseline(0, size) - centeredBaseline(0, smaller)

/** A block's lines as text elements in a rectangle. */
export const place = (
  { lines, h }: Block,
  rect: Rect,
  { align = 'middle', valign = 'middle' }: Placement = {},
): Text[] => {
  const x = rect.x + rect.w * across[align]
  const top = rect.y + (rect.h - h) * down[valign]
  // An empty line takes its place and has nothing to draw.
  const written = lines.filter(({ text: words }) => words !== '')
  return written.map(({ text: words, style, top: offset, indent }) =>
    text(x + (align === 'start' ? indent : 0), centeredBaseline(top + offset + pitchOf(style) / 2, style.size), words, {
      ...style,
      align,
    }),
  )
}

/** The same block in one color. */
export const tinted = ({ lines, ...size }: Block, fill: Color): Block => ({
  ...size,
  lines: lines.map((line) => ({ ...line, style: { ...line.style, fill } })),
})

/** The same block without bold: words wrap alike whether they are in focus or not, if both are measured in bold. */
export const unbold = ({ lines, ...size }: Block): Block => ({
  ...size,
  lines: lines.map((line) => {
    const { bold, ...style } = line.style
    return bold ? { ...line, style } : line
  }),
})

/** One line of text centered vertically around `y`. */
export const lineOfText = (
  words: string,
  { x, y, as, align = 'start' }: { x: number; y: number; as: Role | TypeStyle; align?: 'start' | 'middle' | 'end' },
): Text => {
  const style = drawnAs(styleOf(as))
  return text(x, centeredBaseline(y, style.size), words, { ...style, align })
}

/** The width of the widest of some lines in a role, in pixels, rounded up. */
export const widest = (lines: readonly string[], as: Role | TypeStyle): number =>
  Math.max(0, ...lines.map((line) => widthOf(line, as)))

/** The width of one line in a role, in pixels, rounded up. */
export const widthOf = (words: string, as: Role | TypeStyle): number =>
  Math.ceil(textWidth(words, measuredAs(styleOf(as))))
