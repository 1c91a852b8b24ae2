/**
 * Text in its place: centred in rectangles, stacked in lines, and refused where it does not fit.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Text } from '../../src/scene/scene.ts'
import { type TextStyle, textWidth } from '../../src/text/measure.ts'
import { text } from './primitives.ts'

export type { Rect } from '../../src/geometry/rect.ts'

/** One line of a label. */
export type LabelLine = { text: string; size?: number; bold?: boolean; mono?: boolean; fill?: Color }

/** From the middle of a line of capitals to its baseline, in em. */
const middleToBaseline = 0.36

/** Line pitch in em (rubric R07: 1.25 to 1.6). */
const pitch = 1.3

/** Free pixels left and right of a label in its box (rubric R06). */
const padding = 8

const styleOf = (line: LabelLine): TextStyle => ({ size: line.size ?? 16, bold: line.bold, mono: line.mono })

/** Fails, naming the label and the sizes, where a line is wider than `room` pixels. */
export const mustFit = (line: LabelLine, room: number): void => {
  const width = textWidth(line.text, styleOf(line))
  if (width > room) throw new Error(`"${line.text}" is ${Math.ceil(width)} px wide, there are ${Math.floor(room)}`)
}

/** The baseline that centres one line of `size` pixels around `y`. */
export const centredBaseline = (y: number, size: number): number => Math.round(y + size * middleToBaseline)

type Placement = { align?: 'start' | 'middle'; inset?: number }

/** Lines stacked and centred in a rectangle; `align: 'start'` sets them flush left after `inset` pixels. */
export const label = (rect: Rect, lines: LabelLine[], { align = 'middle', inset = 12 }: Placement = {}): Text[] => {
  const heights = lines.map((line) => (line.size ?? 16) * pitch)
  let y = rect.y + (rect.h - heights.reduce((sum, height) => sum + height, 0)) / 2
  return lines.map((line, index) => {
    const { text: words, size = 16, ...style } = line
    mustFit(line, align === 'start' ? rect.w - inset - padding : rect.w - 2 * padding)
    const middle = y + heights[index]! / 2
    y += heights[index]!
    const x = align === 'start' ? rect.x + inset : rect.x + rect.w / 2
    return text(x, centredBaseline(middle, size), words, { size, align, ...style })
  })
}
