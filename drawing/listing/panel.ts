/**
 * One panel of a listing measured: its head, gutters of numbers, a column of signs, and its lines wrapped to fit.
 */
import { textWidth } from '../../src/text/measure.ts'
import { type Block, block, widthOf } from '../block.ts'
import type { Panel } from '../data/listing.ts'
import { up } from '../rect.ts'
import { roles, type TypeStyle } from '../type.ts'
import { type CodeRow, type ReadPanel, type RowSection, readPanel } from './rows.ts'
import { wrapCode } from './wrap-code.ts'

/** How code is set: its type, and the distance between baselines in pixels. */
export type CodeSetting = { style: TypeStyle; pitch: number }

/** The settings, larger first. */
export const settings: readonly CodeSetting[] = [
  { style: roles.code, pitch: 20 },
  { style: roles.codeSmall, pitch: 16 },
]

/** A row with its lines wrapped; `top` is counted from the top of the panel. */
export type LaidRow = { row: CodeRow; pieces: string[]; top: number }

/** A panel measured: what is in it and where, from its own corner. */
export type LaidPanel = {
  panel: Panel
  setting: CodeSetting
  w: number
  h: number
  head: { title: Block; note: Block; h: number }
  /** Widths of the columns of line numbers, and where signs and code begin. */
  gutters: number[]
  codeX: number
  rows: LaidRow[]
  sections: RowSection[]
}

/** Free pixels at the sides of code and words, and above and below the rows. */
export const padding = { x: 16, y: 8 }
export const signWidth = 24
/** From code to the words at the end of its row. */
export const beforeNote = 24

/** Measures a panel that is at most `most` pixels wide; longer lines are wrapped. */
export function layPanel(panel: Panel, setting: CodeSetting, most: number): LaidPanel {
  const read = readPanel(panel)
  const gutters = gutterWidths(read.rows, setting)
  const hasSigns = read.rows.some(({ sign }) => sign !== undefined)
  const codeX =
    gutters.reduce((sum, w) => sum + w, 0) + (hasSigns ? signWidth : 0) + (gutters.length > 0 ? 8 : padding.x)
  const code = [...read.rows.map(({ text }) => textWidth(text, setting.style)), ...sectionWidths(read, setting)]
  const needed = Math.max(codeX + Math.max(...code) + padding.x, headWidth(read, panel))
  const w = Math.min(up(needed), Math.floor(most / 8) * 8)
  const head = layHead(read, panel, w)
  let top = head.h + padding.y
  const rows = read.rows.map((row): LaidRow => {
    const laid = { row, pieces: wrapCode(row.text, setting.style, w - codeX - padding.x), top }
    top += laid.pieces.length * setting.pitch
    return laid
  })
  return { panel, setting, w, h: up(top + padding.y), head, gutters, codeX, rows, sections: read.sections ?? [] }
}

/** What each section needs to have its words at the end of its shortest row. */
const sectionWidths = ({ rows, sections = [] }: ReadPanel, { style }: CodeSetting): number[] =>
  sections.map(({ from, to, text }) => {
    const shortest = Math.min(...rows.slice(from, to).map((row) => textWidth(row.text, style)))
    return shortest + beforeNote + widthOf(text, 'note')
  })

const gutterWidths = (rows: CodeRow[], { style }: CodeSetting): number[] =>
  Array.from({ length: Math.max(...rows.map(({ numbers }) => numbers.length)) }, (_, column) => {
    const digits = Math.max(2, ...rows.map(({ numbers }) => String(numbers[column] ?? '').length))
    return up(digits * textWidth('0', style) + 20)
  })

export const isTerminal = ({ kind }: Panel): boolean => kind === 'terminal'

/** A path or command is set like code, a plain name like a name. */
const titleStyle = ({ kind }: Panel): TypeStyle =>
  kind === 'http' || kind === 'terminal' ? roles.name : { size: 14, bold: true, mono: true }

/** The buttons of a terminal's window take this much on both sides of its title. */
const buttonRoom = 72

const headWidth = ({ title, note }: ReadPanel, panel: Panel): number => {
  const words = title === undefined ? 0 : textWidth(title, titleStyle(panel))
  const remark = note === undefined ? 0 : widthOf(note, 'note') + beforeNote
  return words + 2 * (isTerminal(panel) ? Math.max(buttonRoom, remark) : padding.x) + (isTerminal(panel) ? 0 : remark)
}

const layHead = ({ title, note }: ReadPanel, panel: Panel, w: number): LaidPanel['head'] => {
  if (title === undefined && note === undefined && !isTerminal(panel))
    return { title: block([]), note: block([]), h: 0 }
  const remark = block([{ text: note, as: 'note' }], Math.max(64, w * 0.4))
  const beside = isTerminal(panel) ? 2 * Math.max(buttonRoom, remark.w + padding.x) : padding.x + remark.w + beforeNote
  const words = block([{ text: title, as: titleStyle(panel) }], Math.max(64, w - beside - padding.x))
  return { title: words, note: remark, h: up(Math.max(words.h, remark.h) + 20) }
}
