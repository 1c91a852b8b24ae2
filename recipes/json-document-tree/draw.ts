/**
 * A document without boxes: keys in columns by their depth, each written once where it begins, with a line along what it
 * holds, and all values in one column, so that a path is read from left to right and values one over the other. The way to
 * the fields that are traced is marked, and beside their values is said whether they agree.
 */
import { lineOfText, place, tinted } from '../../drawing/block.ts'
import { faint } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { bottomOf, centerOf, type Rect } from '../../src/geometry/rect.ts'
import { type PlacedDocument, type PlacedKey, placeDocument } from './place-lines.ts'
import { type JsonTable, type JsonTableRow, valueOf, wayTo } from './tables.ts'

/** Pixels: the name over the lines; from lines to a bracket beside them and from there to its words, its arms; the bar of what is traced; from a key to the line along what it holds. */
const size = { head: 24, beside: 8, arm: 8, bar: 3, before: 14, inset: 12 } as const
/** Room for what is said right of the values. */
const verdict = 136

/** What is drawn: the document with its name, and the paths that are traced. */
export type JsonTreeData = { name: string; table: JsonTable; trace: string[] }

/** Draws the lines in the widest setting that fits on the page. */
export function drawJsonTree({ name, table, trace }: JsonTreeData, sheet: Sheet): void {
  const ways = trace.map((path) => wayTo(table, path))
  const isBold = (row: JsonTableRow): boolean => ways.some((way) => way.includes(row)) || sheet.isFocus(row)
  const widest = room.w - (trace.length > 1 ? verdict : 0)
  const placed = placeDocument(table, { top: size.head, widest, isBold })
  sheet.put('@name', [lineOfText(name, { x: 0, y: size.head - 14, as: 'item' })])
  drawLines(placed, sheet)
  const ends = placed.keys.filter(({ row }) => ways.some((way) => way.at(-1) === row))
  for (const key of placed.keys) drawKey(key, { placed, isBold: isBold(key.row), isEnd: ends.includes(key) }, sheet)
  drawAgreement(ends, placed, sheet)
  sheet.ifTooWide('json', 'leave out fields, or draw a part of the document')
  sheet.ifTooHigh('json', 'leave out fields, or draw a part of the document')
}

/** The ground of the values, and hairlines between lines: as far to the left as a key begins there. */
const drawLines = ({ lines, valueX, right }: PlacedDocument, sheet: Sheet): void => {
  const [top, bottom] = [lines[0]?.rect.y ?? 0, bottomOf(lines.at(-1)?.rect ?? { x: 0, y: 0, w: 0, h: 0 })]
  const left = valueX - size.inset
  sheet.put('@values', [square({ x: left, y: top, w: right - left, h: bottom - top }, faint)], 'ground')
  const edges = [...lines.map(({ rect, from }) => `M ${from} ${rect.y} H ${right}`), `M 0 ${bottom} H ${right}`]
  sheet.put('@lines', [path(edges.join(' '), { stroke: 'rule' })], 'rule')
}

/** A key with the line along what it holds, or with its value; the line of what is traced is tinted whole. */
const drawKey = (
  { row, label, x, line, all }: PlacedKey,
  { placed, isBold, isEnd }: { placed: PlacedDocument; isBold: boolean; isEnd: boolean },
  sheet: Sheet,
): void => {
  const value = placed.values.get(row)
  const below = placed.keys.find((each) => each.row === row.below?.rows[0])
  if (isEnd) {
    const ground = value === undefined ? { ...line, x: x - size.inset / 2, w: label.w + size.inset } : line
    sheet.put(row, [square(ground, { fill: 'soft' })], 'ground')
  }
  if (isEnd && value !== undefined) sheet.put(row, [square({ ...line, w: size.bar }, { fill: 'accent' })], 'over')
  if (below !== undefined) {
    const at = below.x - size.before
    sheet.put(row, [path(`M ${at} ${all.y} V ${bottomOf(all)}`, { stroke: 'rule' })], 'rule')
  }
  sheet.put(row, place(isBold ? tinted(label, 'accent') : label, { ...line, x }, { align: 'start' }))
  if (value !== undefined) {
    const words = isEnd ? tinted(value, 'accent') : value
    sheet.put(row, place(words, { ...line, x: placed.valueX }, { align: 'start' }))
  }
}

/** Whether the values agree, beside a bracket at the lines that are traced. */
const drawAgreement = (ends: readonly PlacedKey[], { right }: PlacedDocument, sheet: Sheet): void => {
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined || first === last || ends.some(({ row }) => row.below)) return
  const isSame = new Set(ends.map(({ row }) => valueOf(row))).size === 1
  const color = isSame ? 'accent' : 'negative'
  const [top, bottom] = [middleOf(first.line), middleOf(last.line)]
  const x = right + size.beside + size.arm
  const arms = ends.map(({ line }) => `M ${right + size.beside} ${middleOf(line)} H ${x}`)
  const words = lineOfText(isSame ? 'the same' : '✗ they differ', {
    x: x + size.beside,
    y: (top + bottom) / 2,
    as: { size: 16, bold: true, fill: color },
  })
  sheet.put('@same', [path(`${arms.join(' ')} M ${x} ${top} V ${bottom}`, { stroke: color }), words], 'over')
  sheet.prove('same', '@same')
}

const middleOf = (rect: Rect): number => centerOf(rect).y
