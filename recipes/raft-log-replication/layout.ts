/**
 * Where logs and the fields of AppendEntries are: one column of cells per index, one row per server.
 */
import { type Block, block, nameAndNote, widthOf } from '../../drawing/block.ts'
import { columns, rows, up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** Pixels: from heads to cells, from cells to fields, between rows, over the first row, and air beside words. */
const gap = { cells: 24, fields: 56, rows: 24, ruler: 32, air: 16 }
/** How wide a cell is, its least height, air beside its words, and what a command leaves of it. */
const cell = { least: 36, usual: 56, most: 72, h: 48, air: 8, command: 40 }

/** What has to be placed; the first row of fields are their names, `count` is the length of the longest log. */
type Words = {
  heads: { name: string; note: string }[]
  commands: (string | undefined)[]
  fields: string[][]
  call: string
  count: number
}

/** One server: its head and words, its cells by index from 0, and the middle of its row. */
export type Row = { head: Rect; words: Block; cells: Rect[]; middle: number }

/** The rows, the leader's first; its commands; the panel with its title and its columns; and what all take. */
export type Layout = {
  rows: Row[]
  commands: Block[]
  panel: Rect
  title: Block
  fields: Rect[]
  bottom: number
  width: number
}

/** The widest cells that fit beside the fields. */
export function layoutOf({ heads, commands, fields, call, count }: Words): Layout {
  const words = heads.map((head) => nameAndNote(head, 136))
  const headWidth = up(Math.max(...words.map(({ w }) => w)) + 2 * gap.air)
  const widths = (fields[0] ?? []).map((_, at) => Math.max(...fields.map((row) => widthOf(row[at] ?? '', 'code'))))
  const panelWidth = up(widths.reduce((sum, w) => sum + w + gap.air, gap.air))
  const left = headWidth + gap.cells
  const w = cellWidth(commands, (room.w - left - gap.fields - panelWidth) / count)
  const blocks = commands.map((text) => block([{ text, as: 'note' }], w - cell.air))
  const title = nameAndNote({ name: 'AppendEntries', note: call }, panelWidth - 2 * gap.air, ['name', 'code'])
  const [leader = 0, ...others] = words.map(({ h }, at) =>
    up(Math.max(cell.h, h + 12, at === 0 ? cell.command + Math.max(...blocks.map((each) => each.h)) : 0)),
  )
  // The names of the fields are between the leader and the first follower.
  const first = { x: 0, y: gap.ruler, w: headWidth, h: leader }
  const next = first.y + leader + Math.max(2 * gap.rows, up(title.h + 48 - leader))
  const placed = [first, ...rows({ ...first, y: next }, others, gap.rows)]
  const bottom = Math.max(...placed.map(({ y, h }) => y + h))
  const panel = { x: left + count * w + gap.fields, y: gap.ruler / 2, w: panelWidth, h: bottom }
  return {
    rows: placed.map((head, at) => ({
      head,
      words: words[at] ?? title,
      cells: columns({ ...head, x: left }, Array<number>(count).fill(w)),
      middle: head.y + head.h / 2,
    })),
    commands: blocks,
    panel,
    title,
    fields: columns({ ...panel, x: panel.x + gap.air }, widths, gap.air),
    bottom,
    width: panel.x + panelWidth,
  }
}

/** As wide as the widest command if there is room; commands wrap in narrower cells. */
const cellWidth = (commands: (string | undefined)[], free: number): number => {
  const wanted = Math.max(cell.usual, ...commands.map((text = '') => widthOf(text, 'note') + cell.air))
  return Math.max(cell.least, Math.min(cell.most, Math.floor(free / 4) * 4, up(wanted, 4)))
}
