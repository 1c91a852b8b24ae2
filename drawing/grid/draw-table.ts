/**
 * Tables: a frame with a head in a strip, rows with a line under each, groups of rows under headings in bold;
 * numbers are aligned at their right end.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import type { TableColumn, TableData, TableRow } from '../data/table.ts'
import { count } from '../describe.ts'
import { faint } from '../fills.ts'
import { box, path } from '../primitives.ts'
import { columns as columnsIn } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { square } from '../square.ts'
import { headStrip } from '../strip.ts'
import { cells } from './cells.ts'
import { columnBand, focusBand } from './focus-band.ts'
import { markEntries, sharedPaths } from './mark.ts'
import { drawMarkGrounds } from './mark-grounds.ts'
import { type IsRuled, ruledEnds, rulesAt } from './ruled-ends.ts'
import { drawCell, headAlignOf, statedColumn } from './table-cell.ts'
import { type CellSigns, layTable, padding, type TableLayout, type TableRoom } from './table-layout.ts'
import { tightTable } from './tight-table.ts'

/** The height of a group's heading. */
const groupHeight = 32

/** Where the rows and columns of a table are, for what a recipe draws beside or between them. */
export type DrawnTable = { w: number; bottom: number; rows: Rect[]; columns: Rect[] }

type StateOf = (row: TableRow) => TableRow['state']

/** `stateOf`: the state of a row, its own unless given; `isRuled`: whether a rule is under a row, as under all unless given. */
export type TableOptions = TableRoom & { stateOf?: StateOf; isRuled?: IsRuled }

/** Draws a table on the sheet. */
export function drawTable(
  all: TableData,
  sheet: Sheet,
  { stateOf = (row) => row.state, isRuled = () => true, ...space }: TableOptions = {},
): DrawnTable {
  const { data, laid, hidden } = sheet.isTight
    ? tightTable(all, space)
    : { data: all, laid: layTable(all, space), hidden: 0 }
  sheet.ifTooWide('columns', 'remove some or shorten their names')
  const { rows, groups, bottom: end } = layRows(data, laid)
  const bottom = end + (hidden > 0 ? groupHeight : 0)
  drawFrame({ laid, bottom }, sheet)
  if (hidden > 0) drawHidden(hidden, end, sheet)
  for (const column of data.columns) drawColumnFocus(column, { data, laid, bottom }, sheet)
  drawHead(data, sheet, laid)
  for (const group of groups) drawGroup(group, laid.width, sheet)
  data.rows.forEach((row, index) => {
    const rect = rows[index]
    if (rect !== undefined)
      drawRow(row, {
        rect,
        isLast: rect.y + rect.h === bottom,
        laid,
        words: laid.words[index] ?? [],
        data,
        sheet,
        stateOf,
        signs: space.signs,
      })
  })
  const ends = [...groups.map(({ y }) => y + groupHeight), ...ruledEnds(data.rows, rows, isRuled)]
  sheet.put('@rules', rulesAt(ends, { w: laid.width, bottom }), 'rule')
  for (const entry of markEntries(data)) sheet.key(entry)
  return { w: laid.width, bottom, rows, columns: spotsOf({ y: 0, h: bottom }, laid) }
}

/** The ground of a column in focus, with a bar over its head. */
const drawColumnFocus = (
  column: TableColumn,
  { data, laid, bottom }: { data: TableData; laid: TableLayout; bottom: number },
  sheet: Sheet,
): void => {
  const index = data.columns.indexOf(column)
  const spot = spotsOf({ y: 0, h: bottom }, laid)[index]
  if (spot === undefined || !sheet.isFocus(column)) return
  const half = padding.between / 2
  const left = Math.max(0, spot.x - half)
  const isLast = index === data.columns.length - 1
  const rect = { x: left, y: 0, w: (isLast ? laid.width : spot.x + spot.w + half) - left, h: bottom }
  sheet.tint(column, columnBand(rect, { isFirst: left === 0, isLast }))
}

/** In the place of rows for which a scene has no room, how many there are. */
const drawHidden = (hidden: number, y: number, sheet: Sheet): void => {
  const words = block([{ text: `+${count(hidden, 'more row')}`, as: 'note' }])
  sheet.put('@hidden', place(words, { x: padding.beside, y, w: 0, h: groupHeight }, { align: 'start' }))
  sheet.note('rows', undefined, `the last ${hidden} are only counted: a scene has no room for all`)
}

type LaidGroup = { name: string; index: number; y: number }

/** The rows from the head down, and the headings of groups, each over its row `index`. */
const layRows = ({ rows }: TableData, { heights, headHeight, width }: TableLayout) => {
  const groups: LaidGroup[] = []
  let y = headHeight
  const rects = rows.map((row, index): Rect => {
    if (row.group !== undefined && row.group !== rows[index - 1]?.group) {
      groups.push({ name: row.group, index, y })
      y += groupHeight
    }
    const h = heights[index] ?? 0
    y += h
    return { x: 0, y: y - h, w: width, h }
  })
  return { rows: rects, groups, bottom: y }
}

type TableFrame = { laid: TableLayout; bottom: number }

/** The strip of the head, and the edge of the table. */
const drawFrame = ({ laid: { width, headHeight }, bottom }: TableFrame, sheet: Sheet): void => {
  sheet.put(
    '@table',
    [headStrip({ x: 0, y: 0, w: width }, headHeight), box(0, 0, width, bottom, { fill: 'none', stroke: 'rule' })],
    'ground',
  )
  sheet.put('@head', [path(`M 0 ${headHeight} H ${width} Z`, { stroke: 'rule' })], 'rule')
}

/** The heading of a group on a strip of its own, quieter than the head. */
const drawGroup = ({ name, index, y }: LaidGroup, width: number, sheet: Sheet): void => {
  const rect = { x: padding.beside, y, w: 0, h: groupHeight }
  const at = `@group-${index}`
  sheet.put(at, [square({ x: 1, y, w: width - 1, h: groupHeight }, faint)], 'ground')
  sheet.put(at, place(block([{ text: name, as: 'note' }]), rect, { align: 'start' }))
}

/** The columns of a row, the words' own width each. */
const spotsOf = ({ y, h }: { y: number; h: number }, { widths, width }: TableLayout): Rect[] =>
  columnsIn({ x: padding.beside, y, w: width, h }, widths, padding.between)

const drawHead = ({ columns }: TableData, sheet: Sheet, laid: TableLayout): void => {
  const spots = spotsOf({ y: 0, h: laid.headHeight }, laid)
  columns.forEach((column, index) => {
    const [words, spot] = [laid.heads[index], spots[index]]
    if (words !== undefined && spot !== undefined)
      sheet.put(column, place(words, spot, { align: headAlignOf(column, spot.w) }))
  })
}

type PlacedRow = {
  rect: Rect
  isLast: boolean
  laid: TableLayout
  words: Block[]
  data: TableData
  sheet: Sheet
  stateOf: StateOf
  signs: CellSigns | undefined
}

const drawRow = (row: TableRow, { rect, isLast, laid, words, data, sheet, stateOf, signs }: PlacedRow): void => {
  const spots = spotsOf(rect, laid)
  // Inside the frame, as strips of heads and groups are.
  if (sheet.isFocus(row)) sheet.tint(row, focusBand({ ...rect, x: rect.x + 1, w: rect.w - 1 }, isLast))
  const stated = statedColumn(data.columns)
  drawMarkGrounds(row, { rect, spots, data, sheet })
  const marks: Element[] = []
  row.values.forEach((cell, index) => {
    const [column, spot, said] = [data.columns[index], spots[index], words[index]]
    if (column === undefined || spot === undefined || said === undefined) return
    if (sheet.isFocus(cell)) {
      const frame = { x: spot.x - 8, y: rect.y + 2, w: spot.w + 16, h: rect.h - 4 }
      sheet.tint(row, [cells(frame, { fill: 'soft', stroke: 'accent' })])
    }
    const own = stateOf(row)
    // A minor row steps back as a whole; other states color the words that say them.
    const state = column === stated || own === 'muted' ? own : undefined
    const after = index === signs?.column ? { ...spot, x: spot.x + signs.w, w: spot.w - signs.w } : spot
    const drawn = drawCell(cell, { column, spot: after, words: said, state, isFocus: sheet.isFocus(row) })
    if (column.kind === 'mark' && sheet.isTight) marks.push(...drawn)
    else sheet.put(row, drawn)
  })
  if (marks.length > 0) sheet.put(row, sharedPaths(marks))
}
