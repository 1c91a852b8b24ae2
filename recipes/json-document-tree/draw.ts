/**
 * A document as tables in tables: a key is as high as what is in it and named at its top, so a path is read from left to
 * right to its value. The way to the fields that are traced is marked, and beside their values is said whether they agree.
 */
import { type Block, block, lineOfText, place, tinted as tintedWords } from '../../drawing/block.ts'
import { tinted } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { type JsonTable, type JsonTableRow, tablesIn, valueOf, wayTo } from './tables.ts'

/** Pixels: in cells, the name over the table; from values to a bracket beside them and from there to its words, its arms; the bar of keys on the way. */
const size = { padding: 8, head: 24, beside: 8, arm: 8, bar: 4 } as const
/** Room for what is said right of the table. */
const verdict = 136

/** What is drawn: the document with its name, and the paths that are traced. */
export type JsonTreeData = { name: string; table: JsonTable; trace: string[] }

/** A row with the places of its key and of what is right of it; `lead` is how high the first line in its key is. */
type PlacedRow = { row: JsonTableRow; label: Block; value: Block; key: Rect; rest: Rect; lead: number }

/** Draws the tables in the widest setting that fits on the page. */
export function drawJsonTree({ name, table, trace }: JsonTreeData, sheet: Sheet): void {
  const ways = trace.map((path) => wayTo(table, path))
  const top = size.head
  const widest = room.w - (trace.length > 1 ? verdict : 0)
  const placed = widestThatFits(
    [360, 280, 220, 160, 120, 88],
    (cap) => placeRows(table, { x: 0, y: top, cap, ways }),
    (all) => Math.max(...all.map(endOf)) <= widest,
  )
  sheet.put('@name', [lineOfText(name, { x: 0, y: top - 14, as: 'item' })])
  const all = toEdges(stackEnds(placed, { ways, widest }), table)
  for (const each of all) {
    const isOnWay = ways.some((way) => way.includes(each.row)) || sheet.isFocus(each.row)
    drawRow(each, { isOnWay, isEnd: ways.some((way) => way.at(-1) === each.row) }, sheet)
  }
  drawAgreement(all, ways, sheet)
  sheet.ifTooWide('json', 'leave out fields, or draw a part of the document')
  sheet.ifTooHigh('json', 'leave out fields, or draw a part of the document')
}

const endOf = ({ rest, value }: PlacedRow): number => rest.x + value.w + 2 * size.padding

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
    const own = up(Math.max(label.h, value.h, 20) + size.padding)
    const h = Math.max(...below.map(({ key }) => bottomOf(key)), top + own) - top
    const [first] = below
    const place = {
      key: { x, y: top, w, h },
      rest: { x: x + w, y: top, w: 0, h },
      lead: Math.max(own, first?.lead ?? h),
    }
    top += h
    return [{ row, label, value, ...place }, ...below]
  })
}

/** The rows that the ways lead to. */
const endsIn = (all: readonly PlacedRow[], ways: readonly JsonTableRow[][]): PlacedRow[] =>
  all.filter(({ row }) => ways.some((way) => way.at(-1) === row))

/** The two values that are compared, if one can be right over the other: their rows follow each other. */
const pairIn = (all: readonly PlacedRow[], ways: readonly JsonTableRow[][]): [PlacedRow, PlacedRow] | undefined => {
  const [first, last, ...others] = endsIn(all, ways)
  if (first === undefined || last === undefined || others.length > 0) return undefined
  return first.row.below || last.row.below || last.rest.y !== bottomOf(first.rest) ? undefined : [first, last]
}

/** Two values that are compared are stacked, so that they are read as one: the key of the outer one reaches as far as the other's. */
const stackEnds = (
  all: readonly PlacedRow[],
  { ways, widest }: { ways: readonly JsonTableRow[][]; widest: number },
): readonly PlacedRow[] => {
  const pair = pairIn(all, ways)
  const x = Math.max(...(pair ?? []).map(({ rest }) => rest.x))
  const moved = pair?.map((each) => ({
    ...each,
    key: { ...each.key, w: x - each.key.x },
    rest: { ...each.rest, x },
  }))
  if (pair === undefined || moved?.some((each) => endOf(each) > widest)) return all
  return all.map((each) => moved?.find(({ row }) => row === each.row) ?? each)
}

/** Values end where something else begins or ends, those of one table alike: few edges, and no wide empty cells. */
const toEdges = (all: readonly PlacedRow[], table: JsonTable): PlacedRow[] => {
  const edges = [...all.map(({ rest }) => rest.x), up(Math.max(...all.map(endOf)))].toSorted((a, b) => a - b)
  const rightOfTable = new Map(
    tablesIn(table).flatMap(({ rows }) => {
      const least = Math.max(...all.filter(({ row }) => rows.includes(row) && !row.below).map(endOf))
      return rows.map((row) => [row, edges.find((edge) => edge >= least) ?? least] as const)
    }),
  )
  return all.map((each) => ({ ...each, rest: { ...each.rest, w: (rightOfTable.get(each.row) ?? 0) - each.rest.x } }))
}

/**
 * A row: what is traced is tinted whole, and the keys on the way there have a bar. A key that opens a table is white below
 * its name, since nothing is there.
 */
const drawRow = (
  { row, label, value: words, key, rest, lead }: PlacedRow,
  { isOnWay, isEnd }: { isOnWay: boolean; isEnd: boolean },
  sheet: Sheet,
): void => {
  const head = { ...key, h: Math.min(key.h, lead) }
  const outline = { stroke: 'muted' } as const
  if (isEnd || head.h === key.h) sheet.put(row, [cells(key, { fill: isEnd ? 'soft' : 'rule', ...outline })], 'ground')
  else sheet.put(row, [cells(key, outline), cells(head, tinted), cells(key, { fill: 'none', ...outline })], 'ground')
  if (row.below === undefined)
    sheet.put(row, [cells(rest, { ...(isEnd ? { fill: 'soft' } : {}), ...outline })], 'ground')
  if (isOnWay && row.below) sheet.put(row, [square({ ...key, w: size.bar }, { fill: 'accent' })], 'over')
  sheet.put(row, [
    ...inCell(isOnWay || isEnd ? tintedWords(label, 'accent') : label, head),
    ...inCell(isEnd ? tintedWords(words, 'accent') : words, rest),
  ])
}

const inCell = (words: Block, rect: Rect) => place(words, { ...rect, x: rect.x + size.padding }, { align: 'start' })

/** Whether the values agree: beside a frame around the two, or else beside a bracket at the rows that are traced. */
const drawAgreement = (all: readonly PlacedRow[], ways: readonly JsonTableRow[][], sheet: Sheet): void => {
  const ends = endsIn(all, ways)
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined || first === last || ends.some(({ row }) => row.below)) return
  const isSame = new Set(ends.map(({ row }) => valueOf(row))).size === 1
  const as = { size: 16, bold: true, fill: isSame ? 'positive' : 'negative' } as const
  const y = (first.rest.y + bottomOf(last.rest)) / 2
  const isPair = pairIn(all, ways) !== undefined && first.rest.x === last.rest.x
  const mark = isPair ? around(first, last) : bracketAt(ends, all, as.fill)
  const words = { text: isSame ? '✓ the same' : '✗ they differ', x: mark.x + size.beside, y }
  sheet.put('@same', [mark.path, lineOfText(words.text, { ...words, as })], 'over')
  sheet.prove('same', '@same')
}

/** A frame around two values, and where it ends. */
const around = (first: PlacedRow, last: PlacedRow) => {
  const rect = { ...first.rest, w: Math.max(first.rest.w, last.rest.w), h: first.rest.h + last.rest.h }
  return { path: cells(rect, { fill: 'none', stroke: 'accent' }), x: rightOf(rect) }
}

/** A bracket right of the rows that are traced and those between them, with an arm to each value, and where it ends. */
const bracketAt = (ends: readonly PlacedRow[], all: readonly PlacedRow[], stroke: Color) => {
  const [top, bottom] = [centerOf(ends[0]?.rest ?? none).y, centerOf(ends.at(-1)?.rest ?? none).y]
  const between = all.filter(({ row, rest }) => !row.below && bottomOf(rest) > top && rest.y < bottom)
  const x = Math.max(...between.map(({ rest }) => rightOf(rest))) + size.beside + size.arm
  const arms = ends.map(({ rest }) => `M ${rightOf(rest) + size.beside} ${centerOf(rest).y} H ${x}`)
  return { path: path(`${arms.join(' ')} M ${x} ${top} V ${bottom}`, { stroke }), x }
}

const none: Rect = { x: 0, y: 0, w: 0, h: 0 }
