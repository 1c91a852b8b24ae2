/**
 * One panel of a listing measured: its head, gutters of numbers, a column of signs, and its lines wrapped to fit.
 */
import { textWidth } from '../../src/text/measure.ts'
import { type Block, block, widthOf } from '../block.ts'
import type { Panel } from '../data/listing.ts'
import { up } from '../rect.ts'
import { roles, type TypeStyle } from '../type.ts'
import { type CodeRow, isCommand, type ReadPanel, type RowSection, readPanel } from './rows.ts'
import { wrapCode } from './wrap-code.ts'

/** How code is set: its type, and the distance between baselines in pixels. */
export type CodeSetting = { style: TypeStyle; pitch: number }

/** The settings, larger first. */
export const settings: readonly CodeSetting[] = [
  { style: roles.code, pitch: 20 },
  { style: roles.codeSmall, pitch: 16 },
]

/** A row with its lines wrapped; `top` is counted from the top of the panel, `h` is the height of all its lines. */
export type LaidRow = { row: CodeRow; pieces: string[]; top: number; h: number }

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
export const padding = { x: 16, y: 12 }
export const signWidth = 24
/** From code to the words at the end of its row, and what a bracket over several rows takes more. */
const beforeNote = 24
const bracketed = 4

/** From code to what a section of so many rows is called: closer where it is but one, whose words can be of no other. */
export const roomBefore = (rows: number): number => (rows > 1 ? beforeNote : beforeNote / 2)

/** Terminals are read in steps: their lines are further apart, and what is empty between two commands is lower. */
const terminalRow = { more: 2, empty: 18 }

/** How wide a panel may be, and how wide the column at its left is that counts its commands. */
type Room = { most: number; steps?: number }

/** Measures a panel that is at most `most` pixels wide; longer lines are wrapped. */
export function layPanel(panel: Panel, given: CodeSetting, { most, steps = 0 }: Room): LaidPanel {
  const read = readPanel(panel)
  const setting = isTerminal(panel) ? { ...given, pitch: given.pitch + terminalRow.more } : given
  const gutters = gutterWidths(read.rows, setting)
  const hasSigns = read.rows.some(({ sign }) => sign !== undefined)
  const codeX =
    gutters.reduce((sum, w) => sum + w, 0) + (hasSigns ? signWidth : 0) + (gutters.length > 0 ? 8 : padding.x) + steps
  const code = [...read.rows.map(({ text }) => textWidth(text, setting.style)), ...sectionWidths(read, setting)]
  const needed = Math.max(codeX + Math.max(...code) + padding.x, headWidth(read, panel))
  const widest = Math.min(up(needed), Math.floor(most / 8) * 8)
  const lines = read.rows.map((row) =>
    piecesOf(row, { style: setting.style, width: widest - codeX - padding.x, isTerminal: isTerminal(panel) }),
  )
  // Broken lines may be much shorter than what there is room for.
  const broken = Math.max(...lines.flat().map((piece) => textWidth(piece, setting.style)))
  const w = Math.min(
    widest,
    up(Math.max(codeX + broken + padding.x, headWidth(read, panel), needed > most ? 0 : needed)),
  )
  const head = layHead(read, panel, w)
  let top = head.h + padding.y
  const rows = read.rows.map((row, at): LaidRow => {
    const pieces = lines[at] ?? []
    const h = isTerminal(panel) && row.text.trim() === '' ? terminalRow.empty : pieces.length * setting.pitch
    top += h
    return { row, pieces, top: top - h, h }
  })
  return { panel, setting, w, h: up(top + padding.y), head, gutters, codeX, rows, sections: read.sections ?? [] }
}

/** A row's lines. A command that is broken goes on after a backslash, so that it can be pasted as it stands. */
type PieceOptions = { style: TypeStyle; width: number; isTerminal: boolean }

const piecesOf = ({ line, text }: CodeRow, { style, width, isTerminal }: PieceOptions): string[] => {
  // What a terminal prints goes on at its left edge.
  const pieces = wrapCode(text, style, width, isTerminal && !isCommand(line) ? 0 : undefined)
  if (!isCommand(line) || pieces.length < 2) return pieces
  const broken = keepOptions(wrapCode(text, style, width - textWidth(' \\', style)))
  const isAtSpaces = broken.map((piece) => piece.trim()).join(' ') === text.replace(/ +/g, ' ')
  return isAtSpaces ? broken.map((piece, at) => (at < broken.length - 1 ? `${piece} \\` : piece)) : pieces
}

/** The lines of a command, with no option at the end of one and its value at the start of the next. */
const keepOptions = (lines: readonly string[]): string[] => {
  const kept = [...lines]
  for (let at = kept.length - 2; at >= 0; at--) {
    const [whole, option] = /\S\s+(-\S+)$/.exec(kept[at] ?? '') ?? []
    const next = kept[at + 1]
    if (whole === undefined || option === undefined || next === undefined || /^\s*-/.test(next)) continue
    kept[at] = (kept[at] ?? '').slice(0, -option.length).trimEnd()
    kept[at + 1] = next.replace(/^\s*/, (indent) => `${indent}${option} `)
  }
  return kept
}

/** What each section needs to have its words at the end of its shortest row. */
const sectionWidths = ({ rows, sections = [] }: ReadPanel, { style }: CodeSetting): number[] =>
  sections.map(({ from, to, text }) => {
    const shortest = Math.min(...rows.slice(from, to).map((row) => textWidth(row.text, style)))
    return shortest + roomBefore(to - from) + widthOf(text, 'note') + (to - from > 1 ? bracketed : 0)
  })

const gutterWidths = (rows: CodeRow[], { style }: CodeSetting): number[] =>
  Array.from({ length: Math.max(...rows.map(({ numbers }) => numbers.length)) }, (_, column) => {
    const digits = Math.max(2, ...rows.map(({ numbers }) => String(numbers[column] ?? '').length))
    return up(digits * textWidth('0', style) + 12)
  })

export const isTerminal = ({ kind }: Panel): boolean => kind === 'terminal'

/** A path or command is set like code, a plain name like a name. */
const titleStyle = ({ kind }: Panel): TypeStyle =>
  kind === 'terminal' ? roles.head : kind === 'http' ? roles.name : { size: 14, bold: true, mono: true }

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
