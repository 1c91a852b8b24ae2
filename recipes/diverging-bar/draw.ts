/**
 * Bars from a zero line, names on the side that they leave free, and the limits along them.
 */
import { type Block, block, nameAndNote, unbold, widthOf } from '../../drawing/block.ts'
import { bands, barRow } from '../../drawing/chart/bands.ts'
import { bar, barGap, barLook, plainBar } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, reachingBeyond } from '../../drawing/chart/scale.ts'
import { sideGap, sideHeads, wordsAt } from '../../drawing/chart/words.ts'
import type { ValueRow, ValuesData } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import { formatOf } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { cutAt, drawnTo, reachOfBars } from './cut.ts'
import { limitMarks } from './limits.ts'
import { extremesOf, ordered, type SignedRow } from './rows.ts'

type DivergingData = Omit<ValuesData, 'rows'> & {
  rows: SignedRow[]
  measure: string
  unit?: string | undefined
  sides?: [string, string] | undefined
}

/** Draws the rows on the sheet. */
export function drawDiverging(data: DivergingData, sheet: Sheet): void {
  const rows = ordered(data.rows)
  const { signed, titled } = formatOf(rows, data.unit)
  const size = rows.length > 12 ? 14 : 16
  const namesOf = namesFor(rows, { size, sheet })
  const reach = reachOfBars(
    rows.map(({ value }) => value),
    (data.marks ?? []).map(({ value = 0 }) => value),
  )
  if (reach < Number.POSITIVE_INFINITY) sheet.footnote('Bars that end in two strokes are cut short.')
  const bars = rowMarks(rows, { reach, size, signed, sheet })
  const [lowest, highest] = extremesOf(rows)
  for (const name of ['highest', 'most']) sheet.prove(name, highest ?? '@x')
  for (const name of ['lowest', 'least']) sheet.prove(name, lowest ?? '@x')
  for (const name of ['below', 'above', 'rows']) sheet.prove(name, data.sides === undefined ? '@x' : 'sides')
  const x = reachingBeyond(linear({ unit: data.unit, hidden: true }), 8)
  const limits = limitMarks(data.marks, { rows, write: signed })
  // Where bars are long below zero, what is measured is beside what they mean.
  const [least, most] = [lowest, highest].map((row) => drawnTo(row?.value ?? 0, reach)) as [number, number]
  const isBeside = data.sides !== undefined && -least >= 0.4 * (Math.max(0, most) - Math.min(0, least))
  const heads = sideHeads(titled(data.measure), data.sides && countedSides(rows, data.sides), {
    rows: limits.over,
    isBeside: isBeside && least < 0,
  })
  const y = bands(
    rows.map((item) => ({ item, paragraphs: [] })),
    { padding: 0.4 },
  )
  const row = Math.max(barRow(rows.length), ...namesOf.map(({ h }) => h + 2))
  const frame = plot({ sheet, x, y, w: widthFor(namesOf), row }, [...bars, heads, ...limits.marks])
  // The page is as wide with a name in bold as without.
  for (const [index, { w }] of namesOf.entries()) {
    const { value } = rows[index] ?? { value: 0 }
    sheet.reserve(besideZero(frame, { value, w }))
    sheet.reserve(besideBar(frame, { value: drawnTo(value, reach), w: widthOf(signed(value), { size, bold: true }) }))
  }
}

type RowLook = { size: 14 | 16; sheet: Sheet }

const namesFor = (rows: readonly SignedRow[], { size, sheet }: RowLook): Block[] =>
  rows.map((row) => {
    // The sign of a state is at the name: before a signed number it would read as another one.
    const said = { ...row, name: `${stateSign(row)}${row.name}` }
    const words = nameAndNote(said, widestName, [{ size, bold: true }, 'note'])
    return sheet.isFocus(row) || isFigure(row, rows, sheet) ? words : unbold(words)
  })

/** The extreme that the heading quotes has the one large figure and its name in bold. */
const isFigure = (row: SignedRow, rows: readonly SignedRow[], sheet: Sheet): boolean => {
  const [lowest, highest] = extremesOf(rows)
  return (row === highest && sheet.quotes('most')) || (row === lowest && sheet.quotes('least'))
}

/** The bars with their values, cut at `reach`, and their names. */
const rowMarks = (
  rows: readonly SignedRow[],
  { reach, size, signed, sheet }: RowLook & { reach: number; signed: (value: number) => string },
): ChartMark[] => {
  const names = namesFor(rows, { size, sheet })
  // Where some are good or bad, the others step back.
  const isQuiet = ({ state }: ValueRow): boolean => state === undefined && rows.some((row) => row.state !== undefined)
  return rows.flatMap((row, y) => {
    const fill = fillOf(row, sheet)
    const look = isQuiet(row) && !sheet.isFocus(row) ? plainBar : barLook(row, sheet)
    const ink = fill === 'muted' ? 'ink' : fill
    const as: TypeStyle = isFigure(row, rows, sheet)
      ? { ...roles.claim, fill: ink }
      : { size, fill: ink, ...(fill === 'muted' ? { steady: true } : { bold: true }) }
    const x = drawnTo(row.value, reach)
    const drawn = bar(row, { x: [0, x], y }, { ...look, words: signed(row.value), as })
    return [drawn, ...(x === row.value ? [] : [cutAt(row, { x, y })]), nameAcross(row, y, names[y])]
  })
}

/** Names wrap at this many pixels. */
const widestName = 320

/** The name of a row at the zero line, on the side that its bar leaves free. */
const nameAcross = (row: ValueRow & { value: number }, y: number, words: Block = block([])): ChartMark =>
  wordsAt(row, { x: 0, y }, words, { side: row.value < 0 ? 'after' : 'before' })

/** Bars beside short names would leave much of a wide page empty. */
const widthFor = (names: readonly Block[]): number =>
  Math.min(880, Math.max(784, 520 + Math.max(...names.map(({ w }) => w))))

/** What the name of a row, and its value, may take in bold. */
const besideZero = ({ x, area: { y } }: Frame, { value, w }: { value: number; w: number }): Rect => {
  return { x: value < 0 ? x.at(0) + sideGap : x.at(0) - sideGap - w, y, w, h: 1 }
}
const besideBar = ({ x, area: { y } }: Frame, { value, w }: { value: number; w: number }): Rect => {
  return { x: value < 0 ? x.at(value) - barGap - w : x.at(value) + barGap, y, w, h: 1 }
}

/** What both sides mean, with how many are there: `9 faster`. */
const countedSides = (rows: { value: number }[], [below, above]: [string, string]): [string, string] => [
  `${rows.filter(({ value }) => value < 0).length} ${below}`,
  `${rows.filter(({ value }) => value > 0).length} ${above}`,
]

const fillOf = (row: ValueRow, sheet: Sheet): Color => (sheet.isFocus(row) ? 'accent' : (row.state ?? 'muted'))
