/**
 * Where the lines of a document are: a line for each value, with all keys on the way to it that begin there. Keys of one
 * depth begin at one x, values at one x right of all keys.
 */
import { type Block, block } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import type { JsonTable, JsonTableRow } from './tables.ts'

/** Pixels: from keys to what is right of them, from the line before keys to these, around a value, the height of a line around its words, of many lines. */
const size = { gap: 32, before: 12, inset: 12, line: 12, low: 4, many: 20 } as const

/** How wide words may be before they wrap. */
const caps = [360, 280, 220, 160, 120, 88] as const

/** A row with its key and the lines that are of it; `line` is the first of them, where the key is. */
export type PlacedKey = { row: JsonTableRow; label: Block; x: number; line: Rect; all: Rect }

/** A document placed: its keys, the value of each line, where values begin and end, and the lines from top to bottom. */
export type PlacedDocument = {
  keys: PlacedKey[]
  values: ReadonlyMap<JsonTableRow, Block>
  lines: { rect: Rect; from: number }[]
  valueX: number
  right: number
}

/** The keys that begin in a line, from the outermost to the one of its value. */
type ValueLine = { row: JsonTableRow; depth: number }[]

/** Places a document in the widest setting in which it is no wider than `widest`. */
export const placeDocument = (
  table: JsonTable,
  { top, widest, isBold }: { top: number; widest: number; isBold: (row: JsonTableRow) => boolean },
): PlacedDocument =>
  widestThatFits(
    caps,
    (cap) => atCap(linesOf(table, 0), { top, cap, isBold }),
    ({ right }) => right <= widest,
  )

const linesOf = ({ rows }: JsonTable, depth: number): ValueLine[] =>
  rows.flatMap((row): ValueLine[] => {
    const [first = [], ...others] = row.below === undefined ? [[]] : linesOf(row.below, depth + 1)
    return [[{ row, depth }, ...first], ...others]
  })

type Setting = { top: number; cap: number; isBold: (row: JsonTableRow) => boolean }

const atCap = (lines: readonly ValueLine[], { top, cap, isBold }: Setting): PlacedDocument => {
  const all = lines.flat()
  const labels = new Map(
    all.map(({ row }) => [row, block([{ text: row.label, as: isBold(row) ? 'letters' : 'code' }], cap)] as const),
  )
  const widthOf = (row: JsonTableRow): number => labels.get(row)?.w ?? 0
  const values = new Map(
    all.flatMap(({ row }) => (row.below ? [] : [[row, block([{ text: row.text, as: 'code' }], cap)] as const])),
  )
  const xs = columnsOf(all, widthOf)
  const valueX = up(
    Math.max(...all.map(({ row, depth }) => (row.below ? 0 : (xs[depth] ?? 0) + widthOf(row)))) + size.gap,
    4,
  )
  const right = up(valueX + Math.max(...[...values.values()].map(({ w }) => w)) + size.inset, 4)
  let y = top
  const rects = lines.map((line): Rect => {
    const words = line.flatMap(({ row }) => [labels.get(row)?.h ?? 0, values.get(row)?.h ?? 0])
    const h = up(Math.max(20, ...words) + (lines.length > size.many ? size.low : size.line), 4)
    y += h
    return { x: 0, y: y - h, w: right, h }
  })
  const keys = lines.flatMap((line, at) =>
    line.map(({ row, depth }): PlacedKey => {
      const rect = rects[at] ?? none
      const last = rects[at + linesIn(row) - 1] ?? rect
      const label = labels.get(row) ?? block([])
      return { row, label, x: xs[depth] ?? 0, line: rect, all: { ...rect, h: bottomOf(last) - rect.y } }
    }),
  )
  const from = (line: ValueLine): number => (line[0]?.depth ? (xs[line[0].depth] ?? 0) - size.before : 0)
  return { keys, values, valueX, right, lines: rects.map((rect, at) => ({ rect, from: from(lines[at] ?? []) })) }
}

/** Where the keys of each depth begin: right of those that hold others. Keys of values may be longer. */
const columnsOf = (all: ValueLine, widthOf: (row: JsonTableRow) => number): number[] => {
  const deepest = Math.max(...all.map(({ depth }) => depth))
  const xs: number[] = [size.inset]
  for (let depth = 0; depth < deepest; depth++) {
    const opened = all.filter(({ row, depth: own }) => own === depth && row.below !== undefined)
    xs.push(up((xs[depth] ?? 0) + Math.max(...opened.map(({ row }) => widthOf(row))) + size.gap, 4))
  }
  return xs
}

const linesIn = ({ below }: JsonTableRow): number =>
  below === undefined ? 1 : below.rows.reduce((sum, row) => sum + linesIn(row), 0)

const none: Rect = { x: 0, y: 0, w: 0, h: 0 }
