/**
 * Tables: a head, rows with a line under each, groups of rows under headings; numbers are aligned at their right end.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place, tinted } from '../block.ts'
import type { TableCell, TableColumn, TableData, TableRow } from '../data/table.ts'
import { path } from '../primitives.ts'
import { columns as columnsIn, up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { wordBox } from '../word-box.ts'
import { cells } from './cells.ts'
import { focusBand } from './focus-band.ts'
import { drawMark, markEntries } from './mark.ts'
import { chip, chipWidth, layTable, padding, type TableLayout } from './table-layout.ts'

/** The height of a group's heading. */
const groupHeight = 36

/** Draws a table on the sheet. */
export function drawTable(data: TableData, sheet: Sheet): void {
  const laid = layTable(data)
  sheet.ifTooWide('columns', 'remove some or shorten their names')
  drawHead(data, sheet, laid)
  const rules: number[] = []
  let y = laid.headHeight
  data.rows.forEach((row, index) => {
    if (row.group !== undefined && row.group !== data.rows[index - 1]?.group) {
      drawGroup(row.group, sheet, { index, y })
      y += groupHeight
      rules.push(y)
    }
    const rect = { x: 0, y, w: laid.width, h: laid.heights[index] ?? 0 }
    drawRow(row, { rect, laid, words: laid.words[index] ?? [], data, sheet })
    y += rect.h
    rules.push(y)
  })
  sheet.put('@rules', [path(rules.map((each) => `M 0 ${each} H ${laid.width}`).join(' '), { stroke: 'rule' })], 'rule')
  for (const entry of markEntries(data)) sheet.key(entry)
}

/** The heading of a group over the row `index`. */
const drawGroup = (name: string, sheet: Sheet, { index, y }: { index: number; y: number }): void => {
  const rect = { x: padding.beside, y: y + 8, w: 0, h: groupHeight - 8 }
  sheet.put(`@group-${index}`, place(block([{ text: name, as: 'head' }]), rect, { align: 'start' }))
}

/** The columns of a row, the words' own width each. */
const spotsOf = ({ y, h }: { y: number; h: number }, { widths, width }: TableLayout): Rect[] =>
  columnsIn({ x: padding.beside, y, w: width, h }, widths, padding.between)

const drawHead = ({ columns }: TableData, sheet: Sheet, laid: TableLayout): void => {
  const spots = spotsOf({ y: 0, h: laid.headHeight }, laid)
  columns.forEach((column, index) => {
    const [words, spot] = [laid.heads[index], spots[index]]
    if (words !== undefined && spot !== undefined) sheet.put(column, place(words, spot, { align: alignOf(column) }))
  })
  sheet.put('@head', [path(`M 0 ${laid.headHeight} H ${laid.width}`)], 'rule')
}

const alignOf = ({ kind }: TableColumn): 'start' | 'middle' | 'end' =>
  kind === 'number' ? 'end' : kind === 'mark' ? 'middle' : 'start'

type PlacedRow = { rect: Rect; laid: TableLayout; words: Block[]; data: TableData; sheet: Sheet }

const drawRow = (row: TableRow, { rect, laid, words, data, sheet }: PlacedRow): void => {
  const spots = spotsOf(rect, laid)
  if (sheet.isFocus(row)) sheet.put(row, focusBand(rect), 'ground')
  const stated = statedColumn(data.columns)
  row.values.forEach((cell, index) => {
    const [column, spot, own] = [data.columns[index], spots[index], words[index]]
    if (column === undefined || spot === undefined || own === undefined) return
    if (sheet.isFocus(cell)) {
      const frame = { x: spot.x - 8, y: rect.y + 2, w: spot.w + 16, h: rect.h - 4 }
      sheet.put(row, [cells(frame, { fill: 'soft', stroke: 'accent' })], 'ground')
    }
    sheet.put(row, drawCell(cell, { column, spot, words: own, state: column === stated ? row.state : undefined }))
  })
}

/** A state is shown where there are words to go with it: on the chips, else on the first words of a row. */
const statedColumn = (columns: TableColumn[]): TableColumn | undefined =>
  columns.find(({ kind }) => kind === 'chip') ?? columns.find(({ kind }) => kind === 'text')

type CellPlace = { column: TableColumn; spot: Rect; words: Block; state: TableRow['state'] }

const drawCell = ({ value }: TableCell, { column, spot, words, state }: CellPlace): Element[] => {
  if (column.kind === 'mark' && value !== null)
    return drawMark(String(value), { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 })
  if (column.kind !== 'chip' || value === null)
    return place(state === undefined ? words : tinted(words, state), spot, { align: alignOf(column) })
  const h = up(Math.max(chip.h, words.h + 6))
  const rect = { x: spot.x, y: spot.y + (spot.h - h) / 2, w: chipWidth(words.w), h }
  const isStrong = state === 'positive' || state === 'negative'
  return wordBox(rect, words, isStrong ? { fill: state, stroke: state } : {})
}
