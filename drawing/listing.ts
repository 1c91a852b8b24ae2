/**
 * Listings: numbered monospace lines in a panel with a head, as editors, terminals and diffs show them.
 *
 * Each line of code is one text element, never a row of pieces: the mono fonts of a stack differ by a
 * tenth in width, so pieces placed by one font would drift apart in another.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element, Path, Text } from '../src/scene/scene.ts'
import { monoAdvance, textWidth } from '../src/text/measure.ts'
import { inDrawOrder } from './draw-order.ts'
import { centredBaseline, mustFit, type Rect } from './label.ts'
import { air, gutterEnd, gutterWidth, headHeight, type Panel, panelHead } from './panel-head.ts'
import { box, line, path, text } from './primitives.ts'

/** Free pixels above the first and below the last row. */
const inset = 8
const signWidth = 24
/** Free pixels above and below the type in a highlight; a row with a narrow pitch borrows them from its neighbours. */
const litAir = 4

/** How lines stand in a panel: type size and line pitch in pixels, columns of numbers, a column of signs. */
export type Setting = {
  size: 14 | 16
  pitch: number
  gutters?: number
  signs?: boolean
  /** Where notes end, in pixels from the right edge of the panel. */
  noteInset?: number
}

/** One line of a listing. */
export type Row = {
  text: string
  /** Line numbers, one for each gutter; undefined leaves its place empty. */
  numbers?: readonly (number | undefined)[]
  /** Added, written on a filled cell, or removed, in a hollow one. */
  sign?: '+' | '-'
  bold?: boolean
  fill?: Color
  /** Lays the highlight behind the row. */
  lit?: boolean
  /** A short remark at the right end of the row, in the proportional face. */
  note?: string | undefined
  noteFill?: Color
}

/** Where the code starts, in pixels from the left edge of a panel. */
const codeOffset = ({ gutters = 0, signs = false }: Setting): number =>
  gutters * gutterWidth + (signs ? signWidth : 0) + air

/** The height of a panel that holds `count` rows. */
export const panelHeight = (count: number, { pitch }: Setting): number => headHeight + 2 * inset + count * pitch

/** The number of characters that fit in one line of a panel `width` pixels wide. */
export const columnsIn = (width: number, setting: Setting): number =>
  Math.floor((width - codeOffset(setting) - air) / (monoAdvance * setting.size))

/** The top of row `index` of a panel, in pixels. */
export const rowTop = ({ y }: Rect, { pitch }: Setting, index: number): number => y + headHeight + inset + index * pitch

/** `shrink` is how far a stripe stays inside its rows, so that its outline does not touch the next one; negative spills. */
type Stripe = { from: number; to: number; fill: Color; stroke?: Color; shrink?: number }

/** One filled path over the rows at `indexes`, neighbours joined into one block; nothing where there are none. */
const stripes = (indexes: number[], look: Stripe, topOf: (index: number) => number): Path[] => {
  const first = indexes.filter((index) => !indexes.includes(index - 1))
  const { from, to, shrink = 0 } = look
  const blocks = first.map((index) => {
    let end = index + 1
    while (indexes.includes(end)) end++
    return `M ${from} ${topOf(index) + shrink} H ${to} V ${topOf(end) - shrink} H ${from} Z`
  })
  return blocks.length === 0 ? [] : [path(blocks.join(' '), { fill: look.fill, stroke: look.stroke ?? 'none' })]
}

const bands = (panel: Panel, setting: Setting, rows: Row[]): Path[] => {
  const { x, w } = panel
  const where = (wanted: (row: Row) => boolean): number[] => rows.flatMap((row, index) => (wanted(row) ? [index] : []))
  const topOf = (index: number): number => rowTop(panel, setting, index)
  const from = x + (setting.gutters ?? 0) * gutterWidth
  const cell = { from: from + 2, to: from + signWidth - 2 }
  // Added is filled and removed is hollow, so that the two differ without colour, too.
  const lit = where((row) => row.lit === true)
  const spill = Math.min(0, (setting.pitch - setting.size) / 2 - litAir)
  const added = where(({ sign }) => sign === '+')
  const removed = where(({ sign }) => sign === '-')
  return [
    ...stripes(lit, { from: x + 1, to: x + w - 1, fill: 'soft', shrink: spill }, topOf),
    ...stripes(added, { ...cell, fill: 'positive' }, topOf),
    ...stripes(removed, { ...cell, fill: 'surface', stroke: 'negative', shrink: 1 }, topOf),
  ]
}

const onCell = { '+': 'surface', '-': 'negative' } as const

/** The texts of one row whose middle is at `middle`. */
const writeRow = (row: Row, middle: number, { x, w, setting }: { x: number; w: number; setting: Setting }): Text[] => {
  const { size, gutters = 0, noteInset = air } = setting
  const { text: words, numbers = [], sign, bold = false, fill = 'ink', note, noteFill = 'muted' } = row
  const [baseline, smallBaseline] = [centredBaseline(middle, size), centredBaseline(middle, 14)]
  const noteRoom = note === undefined ? 0 : textWidth(note, { size: 14 }) + noteInset
  mustFit({ text: words, size, mono: true, bold }, w - codeOffset(setting) - air - noteRoom)
  const small = { size: 14, align: 'end' } as const
  const signAt = x + gutters * gutterWidth + signWidth / 2
  return [
    ...numbers.flatMap((number, column) => {
      if (number === undefined) return []
      return [text(gutterEnd(x, column), smallBaseline, String(number), { ...small, mono: true, fill: 'muted' })]
    }),
    ...(sign
      ? [text(signAt, baseline, sign, { size, mono: true, bold: true, align: 'middle', fill: onCell[sign] })]
      : []),
    // An empty line stays as an empty element: whoever edits the scene finds its place.
    text(x + codeOffset(setting), baseline, words, { size, mono: true, bold, fill }),
    ...(note === undefined ? [] : [text(x + w - noteInset, smallBaseline, note, { ...small, fill: noteFill })]),
  ]
}

/** A panel with its rows; fails where a line is too long or the rows are too many. */
export const listing = (panel: Panel, setting: Setting, rows: Row[]): Element[] => {
  const { x, y, w, h } = panel
  const needed = panelHeight(rows.length, setting)
  if (needed > h) throw new Error(`"${panel.title}" needs ${needed} px for ${rows.length} rows, there are ${h}`)
  const gutterRules = Array.from({ length: setting.gutters ?? 0 }, (_, column) => {
    const edge = x + (column + 1) * gutterWidth
    return line(edge, y + headHeight, edge, y + h, { stroke: 'rule' })
  })
  return inDrawOrder([
    box(x, y, w, h),
    ...bands(panel, setting, rows),
    ...gutterRules,
    ...panelHead(panel, x + codeOffset(setting)),
    ...rows.flatMap((row, index) => {
      const middle = rowTop(panel, setting, index) + setting.pitch / 2
      return writeRow(row, middle, { x, w, setting })
    }),
  ])
}
