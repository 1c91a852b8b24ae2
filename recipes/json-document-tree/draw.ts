/**
 * A document as a table: keys in columns by their depth, each written once where it begins, with a line along what it
 * holds, and all values in one column, so that a path is read from left to right and values one over the other. A rail leads
 * along each path that is traced to its value in a box, and beside the boxes is said whether they agree.
 */
import { type Block, lineOfText, place, tinted } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { band, faint } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { box, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { headStrip } from '../../drawing/strip.ts'
import { bottomOf, centerOf, type Point, type Rect } from '../../src/geometry/rect.ts'
import { type PlacedDocument, type PlacedKey, placeDocument } from './place-lines.ts'
import { type JsonTable, type JsonTableRow, valueOf, wayTo } from './tables.ts'

/** Pixels: the strip with the name; from lines to a bracket beside them and from there to its words, its arms; from a rail to words beside it, the bend of a rail; from a key to the line along what it holds, and to a rail that turns; around words. */
const size = { head: 32, beside: 8, arm: 8, clear: 6, bend: 8, before: 12, turn: 20, inset: 12 } as const
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
  drawRails(ways, placed, sheet)
  drawAgreement(ends, placed, sheet)
  sheet.ifTooWide('json', 'leave out fields, or draw a part of the document')
  sheet.ifTooHigh('json', 'leave out fields, or draw a part of the document')
}

/** The ground of keys that hold others, and hairlines between lines: as far to the left as a key begins there. */
const drawLines = ({ keys, lines, right }: PlacedDocument, sheet: Sheet): void => {
  const holders = keys.flatMap(({ row, x, all, depth }) => {
    const below = keys.find((each) => each.row === row.below?.rows[0])
    const left = x === size.inset ? 1 : x - size.before
    return below === undefined ? [] : [{ depth, rect: { ...all, x: left, w: below.x - size.before - left } }]
  })
  // The outermost are the darkest, so that how deep a line is can be seen.
  for (const [isOuter, fill] of [
    [true, band],
    [false, faint],
  ] as const) {
    const some = holders.filter(({ depth }) => (depth === 0) === isOuter).map(({ rect }) => rect)
    if (some.length > 0) sheet.put('@holders', [square(some, fill)], 'ground')
  }
  const edges = lines.map(({ rect, from }) => `M ${from} ${rect.y} H ${right}`)
  sheet.put('@lines', [path(edges.join(' '), { stroke: 'rule' })], 'rule')
}

/** How a key is drawn: traced or in focus, or as the end of a path. */
type KeyLook = { placed: PlacedDocument; isBold: boolean; isEnd: boolean; hasEnds: boolean }

/** A key with the line along what it holds, or with its value, in a box where a path that is traced ends. */
const drawKey = (
  { row, label, x, line, all }: PlacedKey,
  { placed, isBold, isEnd, hasEnds }: KeyLook,
  sheet: Sheet,
): void => {
  const value = placed.values.get(row)
  const below = placed.keys.find((each) => each.row === row.below?.rows[0])
  if (isEnd) {
    const own = value === undefined ? { x: x - size.inset / 2, w: label.w + size.inset } : valueBox(placed)
    sheet.put(row, [cells({ ...line, ...own }, emphasis.soft)], 'mark')
  }
  if (below !== undefined) {
    const at = below.x - size.before
    sheet.put(row, [path(`M ${at} ${all.y} V ${bottomOf(all)}`, { stroke: 'rule' })], 'rule')
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

/** A piece of a rail: from a key to the next one on a path, or to the value of the path that `end` is the end of. */
type Hop = { end: JsonTableRow; from: Point; to: Point; turn: number }

const hopsOf = (way: readonly JsonTableRow[], placed: PlacedDocument): Hop[] => {
  const keys = way.flatMap((row) => placed.keys.find((each) => each.row === row) ?? [])
  return keys.flatMap((key, index): Hop[] => {
    const [next, end] = [keys[index + 1], way.at(-1)]
    const from = { x: key.x + key.label.w + size.clear, y: middleOf(key.line) }
    if (end === undefined || (next === undefined && !placed.values.has(key.row))) return []
    const to =
      next === undefined ? { x: valueBox(placed).x, y: from.y } : { x: next.x - size.clear, y: middleOf(next.line) }
    return [{ end, from, to, turn: (next?.x ?? 0) - size.turn }]
  })
}

/** Rails along paths, down where a key begins in a later line; paths that part have one trunk, from which each branches off. */
const drawRails = (ways: readonly JsonTableRow[][], placed: PlacedDocument, sheet: Sheet): void => {
  const all = ways.flatMap((way) => hopsOf(way, placed))
  const drawn = all.filter(
    (hop, index) => !all.slice(0, index).some((each) => isFrom(hop, each) && each.to.y === hop.to.y),
  )
  for (const way of ways) {
    const pieces = drawn
      .filter(({ end }) => end === way.at(-1))
      .map((hop) =>
        railOf(
          hop,
          drawn.filter((each) => isFrom(hop, each)),
        ),
      )
    const [end] = way.slice(-1)
    if (end !== undefined && pieces.length > 0) sheet.put(end, [path(pieces.join(' '), { stroke: 'accent' })], 'line')
  }
}

const isFrom = ({ from }: Hop, other: Hop): boolean => from.x === other.from.x && from.y === other.from.y

/** The stroke of a piece, without what it shares with others from its key: the lowest has the trunk, one that goes on in the line its start. */
const railOf = ({ from, to, turn }: Hop, beside: readonly Hop[]): string => {
  const corners = [
    { x: turn, y: from.y },
    { x: turn, y: to.y },
  ]
  if (from.y === to.y) return roundedPath([from, to], size.bend)
  const isLowest = beside.every((each) => each.to.y <= to.y)
  if (!isLowest) return `M ${turn} ${to.y - size.bend} Q ${turn} ${to.y} ${turn + size.bend} ${to.y} H ${to.x}`
  const isAlone = beside.every((each) => each.to.y !== from.y)
  return roundedPath([...(isAlone ? [from] : []), ...corners, to], size.bend)
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
    as: { size: 20, bold: true, fill: color },
  })
  sheet.put('@same', [path(`${arms.join(' ')} M ${x} ${top} V ${bottom}`, { stroke: color }), words], 'over')
  sheet.prove('same', '@same')
}

const middleOf = (rect: Rect): number => centerOf(rect).y
