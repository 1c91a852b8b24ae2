/**
 * The balance of two candidates under a radar: what both have in common, and then in a row for each, end to end, the bars on
 * the spokes with the names of these. Who is ahead more often may be ahead by less.
 */
import { sum } from 'd3-array'
import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { SeriesLook } from '../../drawing/chart/series.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { fittingWords } from '../../drawing/fitting-words.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Element } from '../../src/scene/scene.ts'
import { leadsOf, totalOf } from './leads.ts'
import type { TotalRow, TotalsPlace } from './totals.ts'

/** Pixels: from one row to the next, the height of a bar, around words and numbers, between pieces, and from the head to the first row. */
const size = { pitch: 44, bar: 20, beside: 12, after: 8, seam: 2, head: 28 } as const

/** Draws both rows: what both have as a number, and then by how much each is ahead, spoke by spoke, on one scale. */
export function drawBalance(
  rows: readonly [TotalRow, TotalRow],
  { data, sheet }: { data: SeriesData; sheet: Sheet },
  { left, right, top }: TotalsPlace,
): void {
  const leads = leadsOf(rows[0].row, rows[1].row)
  const totals = rows.map(({ row }) => totalOf(row))
  const ahead = leads.map((own) => sum(own, ({ value }) => value))
  const common = (totals[0] ?? 0) - (ahead[0] ?? 0)
  const { short } = formatFor([...totals, common, ...leads.flat().map(({ value }) => value)], data.unit)
  const names = rows.map(({ row }) => `${stateSign(row)}${row.name}`)
  const shared = { text: `${short(common)} +`, x: left + Math.max(...names.map((name) => widthOf(name, 'item'))) }
  const start = Math.round(shared.x + 2 * size.beside + widthOf(shared.text, 'value'))
  const sums = totals.map((each) => short(each))
  const room = right - start - size.after - Math.max(...sums.map((each) => widthOf(each, { size: 28, bold: true })))
  const perUnit = Math.max(0, room) / Math.max(1e-9, ...ahead)
  const head = 'What both have, plus where each is ahead'
  sheet.put('@totals', [lineOfText(head, { x: left, y: top, as: 'tick' })])
  for (const [index, { row, look, as }] of rows.entries()) {
    const y = top + size.head + index * size.pitch
    const bold = { ...as, size: 28, bold: true } as const
    const spokes = readColumns(data).names
    const pieces = piecesOf(leads[index] ?? [], { start, perUnit, spokes, short })
    sheet.put(row, [
      lineOfText(names[index] ?? '', { x: left, y, as: { ...bold, size: 14 } }),
      lineOfText(shared.text, { x: shared.x + size.beside, y, as: 'value' }),
      ...pieces.flatMap((piece) => barOf(piece, y, look)),
      ...namesUnder(pieces, { y: y + size.bar / 2 + 10, right }),
      lineOfText(sums[index] ?? '', { x: start + Math.round((ahead[index] ?? 0) * perUnit) + size.after, y, as: bold }),
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
    return { x, w: Math.max(1, to - x - size.seam), length: short(value), names: namesOf(spokes, spoke) }
  })
}

/** A bar with its length in it, where that has room. */
const barOf = ({ x, w, length }: Piece, y: number, look: SeriesLook): Element[] => [
  square({ x, y: y - size.bar / 2, w, h: size.bar }, { fill: look.stroke }),
  ...place(fittingWords([length], w - 8, { size: 14, bold: true, fill: 'surface' }), { x: x + w / 2, y, w: 0, h: 0 }),
]

/** The name of a spoke, or the first word of that where no other begins with it. */
const namesOf = (all: readonly string[], spoke: number): string[] => {
  const [firsts, name = ''] = [all.map((each) => each.split(' ')[0] ?? ''), all[spoke]]
  const first = firsts[spoke] ?? ''
  return firsts.filter((each) => each === first).length > 1 ? [name] : [name, first]
}

/** A bar, by how much it is ahead, and the names of its spoke, the longest first. */
type Piece = { x: number; w: number; length: string; names: string[] }

/** The names of spokes under their bars; the last ones, which are too short for that, have theirs together from where they begin. */
const namesUnder = (pieces: readonly Piece[], { y, right }: { y: number; right: number }): Element[] => {
  const under = pieces.map(({ names, w }) => fittingWords(names, w, 'small'))
  const fit = pieces.findLastIndex((_, index) => (under[index]?.w ?? 0) > 0)
  const rest = pieces.slice(fit + 1)
  const together = rest.map(({ names }) => names[0] ?? '').join(', ')
  const x = rest[0]?.x ?? 0
  return [
    ...pieces.flatMap((piece, index) => {
      const words = under[index]
      return words === undefined ? [] : place(words, { x: piece.x + piece.w / 2, y, w: 0, h: 0 })
    }),
    ...(rest.length > 0 && x + widthOf(together, 'small') <= right
      ? [lineOfText(together, { x, y, as: 'small' })]
      : []),
  ]
}
