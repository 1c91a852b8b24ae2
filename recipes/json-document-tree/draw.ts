/**
 * A document as a table: keys in columns by their depth, each written once where it begins, with a line along what it
 * holds, and all values in one column, so that a path is read from left to right and values one over the other. The cells of
 * each path that is traced are tinted up to its value in a box, and beside the boxes is said whether they agree.
 */
import { type Block, lineOfText, place, tinted } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { accents, faint } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { box, path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { headStrip } from '../../drawing/strip.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type PlacedDocument, type PlacedKey, placeDocument } from './place-lines.ts'
import { areSame, type JsonTable, type JsonTableRow, wayTo } from './tables.ts'

/** Pixels: the strip with the name; from lines to a bracket beside them and from there to its words, its arms; from a line to the key behind it; around words. */
const size = { head: 32, beside: 8, arm: 8, before: 12, inset: 12 } as const
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
  const { right } = placed
  const h = bottomOf(placed.lines.at(-1)?.rect ?? { x: 0, y: 0, w: 0, h: 0 })
  sheet.put(
    '@name',
    [box(0, 0, right, h, { stroke: 'rule' }), headStrip({ x: 0, y: 0, w: right }, size.head)],
    'ground',
  )
  sheet.put('@name', [lineOfText(name, { x: size.inset, y: size.head / 2, as: 'item' })])
  drawLines(placed, sheet)
  const ends = placed.keys.filter(({ row }) => ways.some((way) => way.at(-1) === row))
  for (const key of placed.keys)
    drawKey(key, { placed, isBold: isBold(key.row), isEnd: ends.includes(key), hasEnds: ends.length > 0 }, sheet)
  drawWays(ways, placed, sheet)
  drawAgreement(ends, placed, sheet)
  sheet.ifTooWide('json', 'leave out fields, or draw a part of the document')
  sheet.ifTooHigh('json', 'leave out fields, or draw a part of the document')
}

/** The ground of keys that hold others, and hairlines between lines: as far to the left as a key begins there. */
const drawLines = (placed: PlacedDocument, sheet: Sheet): void => {
  const { keys, lines, right } = placed
  const holders = keys.flatMap((key) => {
    const [left, end] = [leftOf(key), holderEnd(key, placed)]
    return end === undefined ? [] : [{ ...key.all, x: left, w: end - left }]
  })
  if (holders.length > 0) sheet.put('@holders', [square(holders, faint)], 'ground')
  const edges = lines.map(({ rect, from }) => `M ${from} ${rect.y} H ${right}`)
  const ends = holders.map((rect) => `M ${rightOf(rect)} ${rect.y} V ${bottomOf(rect)}`)
  const { x } = valueBox(placed)
  const column = `M ${x} ${lines[0]?.rect.y ?? 0} V ${lines.map(({ rect }) => bottomOf(rect)).at(-1) ?? 0}`
  sheet.put('@lines', [path([...edges, ...ends, column].join(' '), { stroke: 'rule' })], 'rule')
}

/** How a key is drawn: traced or in focus, or as the end of a path. */
type KeyLook = { placed: PlacedDocument; isBold: boolean; isEnd: boolean; hasEnds: boolean }

/** A band along the paths that are traced: from each key down to the lowest line of a path through it, and up to the values. */
const drawWays = (ways: readonly JsonTableRow[][], placed: PlacedDocument, sheet: Sheet): void => {
  const keyOf = (row: JsonTableRow | undefined) => placed.keys.find((each) => each.row === row)
  const rects = [...new Set(ways.flat())].flatMap((row): Rect[] => {
    const key = keyOf(row)
    if (key === undefined) return []
    const lines = ways.flatMap((way) => (way.includes(row) ? (keyOf(way.at(-1))?.line ?? []) : []))
    const [x, end] = [leftOf(key), holderEnd(key, placed) ?? valueBox(placed).x]
    return [{ x, y: key.line.y, w: end - x, h: Math.max(...lines.map(bottomOf)) - key.line.y }]
  })
  if (rects.length > 0) sheet.put('@ways', [square(rects, accents[0])], 'ground')
}

/** Where the cell of a key begins, inside of the frame of all. */
const leftOf = ({ x }: PlacedKey): number => (x === size.inset ? 1 : x - size.before)

/** Where the cell of a key ends that holds others. */
const holderEnd = ({ row }: PlacedKey, { keys }: PlacedDocument): number | undefined => {
  const below = keys.find((each) => each.row === row.below?.rows[0])
  return below && below.x - size.before
}

/** A key with the line along what it holds, or with its value, in a box where a path that is traced ends. */
const drawKey = (
  { row, label, x, line }: PlacedKey,
  { placed, isBold, isEnd, hasEnds }: KeyLook,
  sheet: Sheet,
): void => {
  const value = placed.values.get(row)
  if (isEnd) {
    const own = value === undefined ? { x: x - size.inset / 2, w: label.w + size.inset } : valueBox(placed)
    sheet.put(row, [cells({ ...line, ...own }, emphasis.soft)], 'mark')
  }
  sheet.put(row, place(isBold ? tinted(label, 'accent') : label, { ...line, x }, { align: 'start' }))
  // Values that nothing traces step back behind those that are compared.
  const toned = (words: Block): Block =>
    isEnd ? tinted(words, 'accent') : hasEnds && !isBold ? tinted(words, 'muted') : words
  if (value !== undefined) sheet.put(row, place(toned(value), { ...line, x: placed.valueX }, { align: 'start' }))
}

/** The column of values, as the box of one of them. */
const valueBox = ({ valueX, right }: PlacedDocument): { x: number; w: number } => ({
  x: valueX - size.inset,
  w: right - valueX + size.inset,
})

/** Whether the values agree, beside a bracket at the lines that are traced. */
const drawAgreement = (ends: readonly PlacedKey[], { right }: PlacedDocument, sheet: Sheet): void => {
  const [first, last] = [ends[0], ends.at(-1)]
  const isSame = areSame(ends.map(({ row }) => row))
  if (first === undefined || last === undefined || isSame === undefined) return
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
