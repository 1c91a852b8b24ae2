/**
 * The balance of two candidates under a radar: each sum is what both have in common and then, end to end as bars from one edge,
 * where this one is ahead, longest first, with the names of these spokes. Who is ahead more often may be ahead by less.
 */
import { max, sum } from 'd3-array'
import { type Block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { SeriesLook } from '../../drawing/chart/series.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { enumerate } from '../../drawing/describe.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import { leadsOf, totalOf } from './leads.ts'
import type { TotalRow, TotalsPlace } from './totals.ts'

/** Pixels: from one row to the next, the height of a bar, around words and numbers, between pieces and between names, and from the head to the first row. */
const size = { pitch: 48, bar: 20, beside: 4, after: 8, seam: 2, apart: 6, head: 28 } as const

/** Draws both rows: sum = common + bars, all of them on one scale. */
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
  const sums = totals.map((each) => short(each))
  const widest = (texts: readonly string[], as: Parameters<typeof widthOf>[1]): number =>
    Math.ceil(max(texts, (text) => widthOf(text, as)) ?? 0)
  const sumEnd = left + widest(names, { size: 14, bold: true }) + size.beside + widest(sums, large)
  const start = sumEnd + size.after + size.seam
  const perUnit = Math.max(0, right - start) / Math.max(1e-9, ...leads.map((each) => sum(each, ({ value }) => value)))
  const head = `What both have, ${short(common)}, plus where each is ahead`
  sheet.put('@totals', [lineOfText(head, { x: left, y: top, as: 'tick' })])
  for (const [index, { row, look, as }] of rows.entries()) {
    const y = top + size.head + index * size.pitch
    const bold = { ...as, ...large } as const
    const pieces = piecesOf(leads[index] ?? [], { start, perUnit, spokes: readColumns(data).names, short })
    sheet.put(row, [
      lineOfText(names[index] ?? '', { x: left, y, as: { ...bold, size: 14 } }),
      lineOfText(sums[index] ?? '', { x: sumEnd, y, align: 'end', as: bold }),
      ...pieces.flatMap((piece) => barOf(piece, y, look)),
      ...namesUnder(pieces, { y: y + size.bar / 2 + 10, right }),
    ])
  }
}

const large = { size: 28, bold: true } as const

type OnScale = { start: number; perUnit: number; spokes: readonly string[]; short: (value: number) => string }

/** Leads end to end, the longest first, so that short ones have the room after the last for their names. */
const piecesOf = (leads: ReturnType<typeof leadsOf>[number], { start, perUnit, spokes, short }: OnScale): Piece[] => {
  let at = 0
  return leads
    .toSorted((a, b) => b.value - a.value)
    .map(({ value, spoke }) => {
      const [x, to] = [start + at * perUnit, start + (at + value) * perUnit].map(Math.round) as [number, number]
      at += value
      return { x, w: Math.max(1, to - x - size.seam), length: short(value), name: spokes[spoke] ?? '' }
    })
}

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

/**
 * The names of spokes under their bars, from where these begin; those that have no room before the next one are in one line with
 * it, with lengths that have no room in the bars; of more than a line holds, as many as it does.
 */
const namesUnder = (pieces: readonly Piece[], { y, right }: { y: number; right: number }): Element[] => {
  const written = pieces.map(({ x, w, name, length }) => ({
    x,
    names: [lengthIn(length, w).lines.length > 0 ? name : `${name}\u00a0${length}`],
  }))
  const groups: typeof written = []
  for (const each of written) {
    const last = groups.at(-1)
    const isApart = last === undefined || last.x + widthOf(last.names.join(', '), 'small') + size.apart <= each.x
    if (isApart) groups.push(each)
    else last.names.push(...each.names)
  }
  return groups.map(({ x, names }) => {
    const tried = [names.join(', '), ...names.map((_, index) => enumerate(names, names.length - index))]
    const words = tried.find((text) => widthOf(text, 'small') <= right - x)
    const isIn = words !== undefined
    return lineOfText(words ?? enumerate(names, 1), {
      x: isIn ? x : right,
      y,
      align: isIn ? 'start' : 'end',
      as: 'small',
    })
  })
}
