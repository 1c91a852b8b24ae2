/** One table of a walk under the bits that index it: its first entry, the one that is read and its last, with dots for those between. */
import { badge, stepLook } from '../../drawing/badge.ts'
import { block, lineOfText, place, tinted as tintedWords } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { tinted } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { box, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet, Source } from '../../drawing/sheet.ts'
import { spacedBits } from '../../drawing/values/binary.ts'
import { bottomOf, centerOf, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type PageStep, writeHex } from './walk.ts'

/** Pixels: cells of bits, between tables, their heads and bodies, the rows of the first and the last entry, the dots of those between, the entry, the byte, and the least width. */
export const size = {
  cell: 32,
  gap: 24,
  head: 48,
  body: 216,
  end: 24,
  between: 20,
  entry: 44,
  byte: 28,
  least: 120,
} as const

/** Tops, from the address down to where it leads. */
export const tops = { ranges: 34, bits: 44, index: 80, tables: 112, reads: 384, result: 432 } as const

/** A name over an address. */
export const nameAndAddress = (name: string, address: bigint | undefined) =>
  block([
    { text: name, as: 'item' },
    { text: address === undefined ? undefined : writeHex(address), as: 'codeMuted' },
  ])

/** The head of what the walk does not come to. */
export const notReached = (name: string, rect: Rect) => {
  const words = [
    { text: name, as: 'item' },
    { text: 'not reached', as: 'note' },
  ] as const
  return place(block([...words], rect.w), { ...rect, h: size.head })
}

/** The bits of the address that are in a column, with their places over them; `isKept`: those of an offset, whether they stay. */
export const drawBits = (
  source: Source,
  { value, high, low, rect, isKept }: { value: bigint; high: number; low: number; rect: Rect; isKept?: boolean },
  sheet: Sheet,
): void => {
  const bits = value.toString(2).padStart(high - low + 1, '0')
  const cell = { ...rect, h: size.cell }
  const range = { y: rect.y - 10, as: 'small' } as const
  sheet.put(source, [
    ...wordCell(cell, isKept === undefined ? bits : spacedBits(bits), {
      as: isKept ? 'letters' : 'code',
      ...(isKept ? emphasis.soft : {}),
    }),
    lineOfText(String(high), { ...range, x: rect.x }),
    ...(high === low ? [] : [lineOfText(String(low), { ...range, x: rightOf(rect), align: 'end' })]),
  ])
}

/** A table; `order` counts the reads. */
export const drawStep = (step: PageStep, { rect, order }: { rect: Rect; order: number }, sheet: Sheet): void => {
  const { level, high, low, index, at } = step
  // What is about a level is at its table.
  const bits = `@index-${order}`
  drawBits(bits, { value: BigInt(index), high, low, rect: { ...rect, y: tops.bits } }, sheet)
  const middle = centerOf(rect).x
  sheet.put(bits, [lineOfText(`index ${index}`, { x: middle, y: tops.index + 12, as: 'item', align: 'middle' })])
  if (at === undefined) {
    sheet.put(level, notReached(level.name, rect))
    return
  }
  drawTable(step, { rect, order, at }, sheet)
}

/** A table with the entry that is read, and where that is in memory. */
const drawTable = (
  { level, index, base }: PageStep,
  { rect, order, at }: { rect: Rect; order: number; at: bigint },
  sheet: Sheet,
): void => {
  const last = 2 ** level.bits - 1
  const entry = entryAt(rect, index, last)
  const { look, words } = entryLook(level, index, sheet.isFocus(level))
  const read = block([
    { text: 'read at', as: 'note' },
    { text: writeHex(at), as: 'codeMuted' },
  ])
  sheet.put(level, [
    box(rect.x, rect.y, rect.w, rect.h, tinted),
    ...place(nameAndAddress(level.name, base), { ...rect, h: size.head }),
    cells(bodyOf(rect), { stroke: 'muted' }),
    ...others(rect, index, last),
    cells(entry, look),
    ...place(words, entry),
    ...place(read, { ...rect, y: tops.reads, h: 36 }),
  ])
  sheet.put(level, badge(order, { x: entry.x, y: entry.y }, stepLook), 'over')
}

/** How an entry is painted: what it points to, or that it is not there. */
const entryLook = ({ entry }: PageStep['level'], index: number, isFocus: boolean) => {
  const number = `entry ${index}`
  if (entry === undefined) {
    const words = block([
      { text: number, as: { size: 14, fill: 'negative' } },
      { text: '✗ not present', as: { size: 14, bold: true, fill: 'negative' } },
    ])
    return { look: { stroke: 'negative' }, words } as const
  }
  const words = block([
    { text: number, as: 'label' },
    { text: writeHex(entry), as: 'letters' },
  ])
  const look = isFocus ? emphasis.strong : { stroke: 'ink' as const }
  return { look, words: isFocus ? tintedWords(words, 'surface') : words }
}

/** The body of a table, below its head. */
export const bodyOf = (rect: Rect): Rect => ({ ...rect, y: rect.y + size.head, h: size.body })

/** The cell of an entry, the lower, the larger its index: beside the first or the last one only where none is between. */
export const entryAt = (rect: Rect, index: number, last: number): Rect => {
  const body = bodyOf(rect)
  const lowest = bottomOf(body) - size.entry
  const rowOf = (): number => {
    if (index <= 1) return body.y + index * size.end
    if (index >= last - 1) return lowest - (last - index) * size.end
    const most = lowest - body.y - 2 * (size.end + size.between)
    return Math.round(body.y + size.end + size.between + ((index - 2) / Math.max(1, last - 4)) * most)
  }
  return { ...body, y: index === last ? lowest : rowOf(), h: size.entry }
}

/** The rows of the first and the last entry, unless one is the entry that is read, and dots where others are between. */
const others = (rect: Rect, index: number, last: number) => {
  const [body, entry] = [bodyOf(rect), entryAt(rect, index, last)]
  const row = { ...body, h: size.end }
  const rows = [
    { at: 0, row, from: row.y + row.h, to: entry.y },
    { at: last, row: { ...row, y: bottomOf(body) - size.end }, from: bottomOf(entry), to: bottomOf(body) - size.end },
  ].filter(({ at }) => at !== index)
  const middle = centerOf(rect).x
  const between = rows
    .filter(({ at }) => Math.abs(at - index) > 1)
    .flatMap(({ from, to }) => [-6, 0, 6].map((away) => ({ x: middle, y: Math.round((from + to) / 2) + away })))
  return [
    ...rows.map(({ row }) => cells(row, { stroke: 'muted' })),
    ...rows.map(({ at, row }) => lineOfText(String(at), { ...centerOf(row), as: 'small', align: 'middle' })),
    ...(between.length === 0 ? [] : [path(between.map(dotAt).join(' '), { fill: 'muted', stroke: 'none' })]),
  ]
}

/** A dot of three, smaller than that of a pointer. */
const dotAt = ({ x, y }: Point): string => `M ${x - 1.5} ${y} a 1.5 1.5 0 1 0 3 0 a 1.5 1.5 0 1 0 -3 0 Z`

/** From the bits that stay to the same ones in the result, right of the page. */
export const wayBeside = (page: Rect, y: number): string => {
  const from = { x: rightOf(page), y: tops.bits + size.cell / 2 }
  const to = { ...from, y: y + size.cell / 2 }
  return roundedPath([from, ...[from, to].map((each) => ({ ...each, x: each.x + aside })), to], 8)
}

/** From that way to the byte that these bits select. */
export const wayToByte = (page: Rect, y: number): string => `M ${rightOf(page) + aside} ${y} H ${rightOf(page)}`

/** From the page to the way beside it, in pixels. */
const aside = 16
