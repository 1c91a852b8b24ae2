/**
 * What a sequence needs besides participants and messages: notes, zones, dividers, messages to oneself,
 * arrows that take time, brackets over a stretch of time, and parameter lists.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element, Text } from '../src/scene/scene.ts'
import { textWidth } from '../src/text/measure.ts'
import { type LabelLine, label, mustFit, type Rect } from './label.ts'
import { box, line, path, text } from './primitives.ts'

/** A remark in a frame, centred; keep it off the lifelines or end them at its edges. */
export const note = (rect: Rect, lines: LabelLine[]): Element[] => [
  box(rect.x, rect.y, rect.w, rect.h),
  ...label(rect, lines),
]

/** A shaded stretch of the sequence, to be drawn first; `soft` marks the one that matters. */
export const zone = ({ x, y, w, h }: Rect, fill: 'soft' | 'surface' = 'soft'): Element =>
  box(x, y, w, h, { fill, stroke: fill === 'soft' ? 'none' : 'rule' })

type Divider = { left: number; right: number; y: number; words: string; size?: number }

/** A change of phase: words in the middle of a hairline, which is broken around them. */
export const divider = ({ left, right, y, words, size = 14 }: Divider): Element[] => {
  const middle = (left + right) / 2
  const half = Math.ceil((textWidth(words, { size, bold: true }) / 2 + 8) / 4) * 4
  mustFit({ text: words, size, bold: true }, right - left - 48)
  return [
    line(left, y, middle - half, y, { stroke: 'rule' }),
    line(middle + half, y, right, y, { stroke: 'rule' }),
    text(middle, Math.round(y + size * 0.36), words, { size, bold: true, align: 'middle' }),
  ]
}

type SelfMessage = {
  /** The edge of the lifeline, or of its activation bar, from which the arrow leaves to the right. */
  x: number
  y: number
  /** How far down it comes back, in pixels. */
  drop?: number
  words: LabelLine[]
  stroke?: Color
}

const loop = 24

/** Work that a participant gives itself: out to the right and back, with the words beside it. */
export const selfMessage = ({ x, y, drop = 24, words, stroke }: SelfMessage): Element[] => {
  const pitch = 18
  const first = y + drop / 2 - ((words.length - 1) * pitch) / 2
  return [
    path(`M ${x} ${y} H ${x + loop} V ${y + drop} H ${x}`, { arrow: true, ...(stroke ? { stroke } : {}) }),
    ...words.map(({ text: said, ...look }, index) =>
      text(x + loop + 8, Math.round(first + index * pitch + (look.size ?? 14) * 0.36), said, { size: 14, ...look }),
    ),
  ]
}

type TimeArrow = { from: number; to: number; y: number; drop: number; words: string; mono?: boolean; dashed?: boolean }

/** A message under way for `drop` pixels of time; its words are lifted until they clear the slope. */
export const timeArrow = ({ from, to, y, drop, words, mono = false, dashed = false }: TimeArrow): Element[] => {
  const size = 14
  const span = Math.abs(to - from)
  const width = textWidth(words, { size, mono })
  mustFit({ text: words, size, mono }, span - 16)
  const rise = (drop / span) * (width / 2)
  const baseline = Math.floor(y + drop / 2 - rise - 8)
  return [
    line(from, y, to, y + drop, { arrow: true, dashed }),
    text((from + to) / 2, baseline, words, { size, mono, align: 'middle' }),
  ]
}

type Bracket = { x: number; y: number; end: number; open?: 'left' | 'right'; stroke?: Color }

/** A square bracket over a stretch of time; `x` is its spine, its arms point to the side named by `open`. */
export const bracket = ({ x, y, end, open = 'right', stroke = 'muted' }: Bracket): Element => {
  const arm = open === 'right' ? x + 8 : x - 8
  return path(`M ${arm} ${y} H ${x} V ${end} H ${arm}`, { stroke })
}

/** One parameter of a message. */
export type Field = {
  text: string
  accent?: boolean /** The rest of the row above, set in 16 px. */
  continued?: boolean
}

const fieldPitch = 16
const strongPitch = 20

/** Parameters under a message, one a line: 12 px, or 14 px bold where they carry the point. Ends at `end`. */
export const fields = (x: number, y: number, rows: Field[], room: number): { words: Text[]; end: number } => {
  let baseline = y
  const words = rows.map(({ text: said, accent, continued }, index) => {
    if (index > 0) baseline += accent ? strongPitch : fieldPitch
    const look = accent
      ? { size: 14, bold: true, mono: true, fill: 'accent' as const }
      : { size: 12, mono: true, fill: 'muted' as const }
    const indent = continued ? 16 : 0
    mustFit({ text: said, ...look }, room - indent)
    return text(x + indent, baseline, said, look)
  })
  return { words, end: baseline }
}
