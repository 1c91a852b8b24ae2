/**
 * The balance of two candidates under a radar: a bar for each from zero, what both have in common first and then, end to end,
 * the bars on the spokes with the names of these. Who is ahead more often may be ahead by less.
 */
import { sum } from 'd3-array'
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { SeriesLook } from '../../drawing/chart/series.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { enumerate } from '../../drawing/describe.ts'
import { grays } from '../../drawing/fills.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import { leadsOf, totalOf } from './leads.ts'
import type { TotalRow, TotalsPlace } from './totals.ts'

/** Pixels: from one row to the next, the height of a bar, around words and numbers, between pieces, and from the head to the first row. */
const size = { pitch: 48, bar: 20, beside: 12, after: 8, seam: 2, head: 28 } as const

/** Draws both rows from zero on one scale: what both have, and then by how much each is ahead, spoke by spoke. */
export function drawBalance(
  rows: readonly [TotalRow, TotalRow],
  { data, sheet }: { data: SeriesData; sheet: Sheet },
  { left, right, top }: TotalsPlace,
): void {
  const leads = leadsOf(rows[0].row, rows[1].row)
  const totals = rows.map(({ row }) => totalOf(row))
  const common = (totals[0] ?? 0) - sum(leads[0], ({ value }) => value)
  const { short } = formatFor([...totals, common, ...leads.flat().map(({ value }) => value)], data.unit)
  const names = rows.map(({ row }) => `${stateSign(row)}${row.name}`)
  const start = Math.round(left + size.beside + Math.max(...names.map((name) => widthOf(name, 'item'))))
  const sums = totals.map((each) => short(each))
  const room = right - start - size.after - Math.max(...sums.map((each) => widthOf(each, { size: 28, bold: true })))
  const perUnit = Math.max(0, room) / Math.max(1e-9, ...totals)
  const from = start + Math.round(common * perUnit)
  const head = 'What both have, plus where each is ahead'
  sheet.put('@totals', [lineOfText(head, { x: left, y: top, as: 'tick' })])
  for (const [index, { row, look, as }] of rows.entries()) {
    const y = top + size.head + index * size.pitch
    const bold = { ...as, size: 28, bold: true } as const
    const spokes = readColumns(data).names
    const pieces = piecesOf(leads[index] ?? [], { start: from, perUnit, spokes, short })
    const end = start + Math.round((totals[index] ?? 0) * perUnit)
    sheet.put(row, [
      lineOfText(names[index] ?? '', { x: left, y, as: { ...bold, size: 14 } }),
      ...sharedBar({ x: start, w: from - start - size.seam, length: short(common) }, y),
      ...pieces.flatMap((piece) => barOf(piece, y, look)),
      ...namesUnder(pieces, { y: y + size.bar / 2 + 10, left: from, end, least: left }),
      lineOfText(sums[index] ?? '', { x: end + size.after, y, as: bold }),
    ])
  }
}

type OnScale = { start: number; perUnit: number; spokes: readonly string[]; short: (value: number) => string }

/** Leads end to end. */
const piecesOf = (leads: ReturnType<typeof leadsOf>[number], { start, perUnit, spokes, short }: OnScale): Piece[] => {
  let at = 0
  return leads.map(({ value, spoke }) => {
    const [x, to] = [start + at * perUnit, start + (at + value) * perUnit].map(Math.round) as [number, number]
    at += value
    return { x, w: Math.max(1, to - x - size.seam), length: short(value), name: spokes[spoke] ?? '' }
  })
}

/** What both have, which is no argument for either of them: pale, and the same in both rows. */
const sharedBar = ({ x, w, length }: Bar, y: number): Element[] =>
  w < 1
    ? []
    : [
        square({ x, y: y - size.bar / 2, w, h: size.bar }, grays[1]),
        ...place(fittingWords([`${length} both`, length], w - 8, 'note'), { x: x + w / 2, y, w: 0, h: 0 }),
      ]

/** A bar with its length in it, where that has room. */
const barOf = ({ x, w, length }: Bar, y: number, look: SeriesLook): Element[] => [
  square({ x, y: y - size.bar / 2, w, h: size.bar }, { fill: look.stroke }),
  ...place(lengthIn(length, w), { x: x + w / 2, y, w: 0, h: 0 }),
]

const lengthIn = (length: string, w: number): Block =>
  fittingWords([length], w - 4, { size: 14, bold: true, fill: 'surface' })

type Bar = { x: number; w: number; length: string }

/** A bar, by how much it is ahead, and the name of its spoke. */
type Piece = Bar & { name: string }

/** Where the first bar begins and the last one ends, and where words may begin. */
type Under = { y: number; left: number; end: number; least: number }

/**
 * The names of spokes under their bars where each has room there; else in one line in the order of the bars, which ends with
 * the last of them, with the lengths that have no room in the bars; and of more than a line holds, as many as it does.
 */
const namesUnder = (pieces: readonly Piece[], { y, left, end, least }: Under): Element[] => {
  if (pieces.every(({ name, w }) => widthOf(name, 'small') <= w))
    return pieces.flatMap(({ x, w, name }) =>
      place(block([{ text: name, as: 'small' }]), { x: x + w / 2, y, w: 0, h: 0 }),
    )
  const isWritten = pieces.every(({ length, w }) => lengthIn(length, w).lines.length > 0)
  const names = pieces.map(({ name, length }) => (isWritten ? name : `${name}\u00a0${length}`))
  const words = Array.from({ length: names.length }, (_, index) => enumerate(names, names.length - index)).find(
    (each) => widthOf(each, 'small') <= end - least,
  )
  if (words === undefined) return []
  const isShort = widthOf(words, 'small') <= end - left
  return [lineOfText(words, { x: isShort ? left : end, y, align: isShort ? 'start' : 'end', as: 'small' })]
}
