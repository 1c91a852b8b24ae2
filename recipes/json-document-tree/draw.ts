/**
 * A document as tables in tables: a key is as high as what is in it, so a path is read level, from left to right, to its
 * value. The fields that are traced are marked all the way, and above it is said whether they agree.
 */
import { badge } from '../../drawing/badge.ts'
import { type Block, block, lineOfText, place, tinted as tintedWords, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { rows, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { styleOf } from '../../drawing/type.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type JsonTable, type JsonTableRow, valueOf, wayTo } from './tables.ts'

const size = { padding: 8, line: 32, head: 24 } as const

/** What is drawn: the document with its name, and the paths that are traced. */
export type JsonTreeData = { name: string; table: JsonTable; trace: string[] }

/** A row with the places of its key and of what is right of it. */
type PlacedRow = { row: JsonTableRow; label: Block; value: Block; key: Rect; rest: Rect }

/** Draws the tables in the widest setting that fits on the page. */
export function drawJsonTree({ name, table, trace }: JsonTreeData, sheet: Sheet): void {
  const ways = trace.map((path) => wayTo(table, path))
  const top = drawPaths({ trace, ways }, sheet) + size.head
  const placed = widestThatFits(
    [360, 280, 220, 160, 120, 88],
    (cap) => placeRows(table, { x: 0, y: top, cap, ways }),
    (all) => Math.max(...all.map(endOf)) <= room.w,
  )
  const right = up(Math.max(...placed.map(endOf), widthOf(name, 'item')))
  sheet.put('@name', [lineOfText(name, { x: 0, y: top - 14, as: 'item' })])
  const all = placed.map((each) => ({ ...each, rest: { ...each.rest, w: right - each.rest.x } }))
  for (const each of all) {
    const isOnWay = ways.some((way) => way.includes(each.row)) || sheet.isFocus(each.row)
    const ends = ways.flatMap((way, index) => (way.at(-1) === each.row ? [index + 1] : []))
    drawRow(each, { isOnWay, ends }, sheet)
  }
  sheet.ifTooWide('json', 'leave out fields, or draw a part of the document')
  sheet.ifTooHigh('json', 'leave out fields, or draw a part of the document')
}

/** Room for the number of a way, at the right end of what is traced. */
const numbered = 40

const endOf = ({ rest, value }: PlacedRow): number => rest.x + value.w + 2 * size.padding + numbered

/** Where rows begin, the width that words wrap at, and the ways to what is traced. */
type Placing = { x: number; y: number; cap: number; ways: readonly JsonTableRow[][] }

/** All rows, those above before those below; a key is as high as the rows in it. */
const placeRows = ({ rows: all }: JsonTable, { x, y, cap, ways }: Placing): PlacedRow[] => {
  const isOnWay = (row: JsonTableRow): boolean => ways.some((way) => way.includes(row))
  const labels = all.map((row) => block([{ text: row.label, as: isOnWay(row) ? 'letters' : 'code' }], cap))
  const w = up(Math.max(...labels.map((label) => label.w)) + 2 * size.padding)
  let top = y
  return all.flatMap((row, index): PlacedRow[] => {
    const label = labels[index] ?? block([])
    const value = block([{ text: row.text, as: 'code' }], cap)
    const below = row.below === undefined ? [] : placeRows(row.below, { x: x + w, y: top, cap, ways })
    const end = Math.max(
      ...below.map(({ key }) => bottomOf(key)),
      top + up(Math.max(label.h, value.h, 20) + size.padding),
    )
    const h = end - top
    const own = { row, label, value, key: { x, y: top, w, h }, rest: { x: x + w, y: top, w: 0, h } }
    top = end
    return [own, ...below]
  })
}

/** How wide the bar at a key on a way is, in pixels. */
const bar = 3

/** A row: keys on a way are bold beside a bar; what is traced is tinted whole, with the numbers of the ways that end here. */
const drawRow = (
  { row, label, value: words, key, rest }: PlacedRow,
  { isOnWay, ends }: { isOnWay: boolean; ends: readonly number[] },
  sheet: Sheet,
): void => {
  const isEnd = ends.length > 0
  sheet.put(row, [cells(key, { fill: isEnd ? 'soft' : 'rule', stroke: 'muted' })], 'ground')
  const isLeaf = row.below === undefined
  if (isLeaf) sheet.put(row, [cells(rest, { ...(isEnd ? { fill: 'soft' } : {}), stroke: 'muted' })], 'ground')
  // The way to what is traced has a bar at the left edge, as lines of a listing have.
  if (isOnWay && !isEnd) sheet.put(row, [square({ ...key, w: bar }, { fill: 'accent' })], 'rule')
  const value = isEnd ? tintedWords(words, 'accent') : words
  sheet.put(row, [...inCell(isEnd ? tintedWords(label, 'accent') : label, key), ...inCell(value, rest)])
  ends.forEach((order, index) => {
    const at = isLeaf
      ? { x: rightOf(rest) - 16 - 24 * index, y: centerOf(rest).y }
      : { x: rightOf(key) - 14 - 24 * index, y: bottomOf(key) - 12 }
    sheet.put(row, badge(order, at, { ...emphasis.strong, r: 9 }), 'over')
  })
}

const inCell = (words: Block, rect: Rect) => place(words, { ...rect, x: rect.x + size.padding }, { align: 'start' })

/** The paths that are traced, with their values, and whether these agree; gives where they end. */
const drawPaths = (
  { trace, ways }: { trace: readonly string[]; ways: readonly JsonTableRow[][] },
  sheet: Sheet,
): number => {
  if (trace.length === 0) return 0
  const values = ways.map((way) => {
    const end = way.at(-1)
    return end === undefined ? '' : valueOf(end)
  })
  const widest = Math.max(...trace.map((each) => widthOf(each, 'code')))
  const lines = rows(
    { x: 0, y: 0, w: 0, h: 0 },
    trace.map(() => size.line),
  )
  lines.forEach((at, index) => {
    const y = centerOf(at).y
    const traced = ways[index]?.at(-1)
    if (traced === undefined) return
    sheet.put(traced, [
      ...badge(index + 1, { x: 9, y }, { ...emphasis.strong, r: 9 }),
      lineOfText(trace[index] ?? '', { x: 28, y, as: 'code' }),
      lineOfText(values[index] ?? '', { x: 28 + widest + 24, y, as: { ...styleOf('letters'), fill: 'accent' } }),
    ])
  })
  const [bottom, x] = [
    bottomOf(lines.at(-1) ?? { x: 0, y: 0, w: 0, h: 0 }),
    28 + widest + 24 + Math.max(...values.map((each) => widthOf(each, 'letters'))) + 16,
  ]
  if (trace.length > 1 && ways.every((way) => way.at(-1)?.below === undefined))
    drawAgreement(new Set(values).size === 1, { x, bottom }, sheet)
  return bottom + 24
}

/** A bracket beside the values that are traced, and whether they agree. */
const drawAgreement = (isSame: boolean, { x, bottom }: { x: number; bottom: number }, sheet: Sheet): void => {
  const fill = isSame ? 'positive' : 'negative'
  const words = isSame ? '✓ the same' : '✗ they differ'
  sheet.put('@same', [
    path(`M ${x} 4 h 6 V ${bottom - 4} h -6`, { stroke: fill }),
    lineOfText(words, { x: x + 18, y: bottom / 2, as: { size: 16, bold: true, fill } }),
  ])
  sheet.prove('same', '@same')
}
