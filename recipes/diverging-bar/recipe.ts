/** Change in p95 latency of twelve endpoints after an upgrade: most fell, three rose. */
import { greatest, least } from 'd3-array'
import * as z from 'zod'
import { type Block, block, nameAndNote, unbold, widthOf } from '../../drawing/block.ts'
import { bands, barRow } from '../../drawing/chart/bands.ts'
import { bar, barGap, barLook, plainBar } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { linear, reachingBeyond } from '../../drawing/chart/scale.ts'
import { sideGap, sideHeads, wordsAt } from '../../drawing/chart/words.ts'
import { name } from '../../drawing/data/fields.ts'
import { type ValueRow, valuesForm } from '../../drawing/data/numbers.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatOf } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { limitMarks } from './limits.ts'

export default defineRecipe({
  name: 'Diverging bar',
  family: 'Charts',
  description:
    'One bar per item from a zero line, increases to the right and decreases to the left, ordered by value; names are at the zero line, and each side is labeled with its direction and its number of items. Also called deviation chart, change chart or gain-loss chart.',
  useWhen:
    'You ask what went up and what went down, and by how much: latency by endpoint after a release, size by package, cost against budget. Needs one signed value per item, for 2 to 40 items.',
  avoidWhen:
    'All values have one sign: use `ordered-bar`. The level before and after matters too: use `slope-chart`. The changes add up to one total: use `waterfall-chart`. Answers on a scale from agree to disagree need stacked bars around zero, which are not in this catalog.',
  visual: 90,
  ease: 86,
  overall: 88,
  rationale:
    'Side, length and sign show the same thing three ways, and the order puts both extremes at an end. A new item is one bar, one name and one value, but bars after it move down. You supply one signed value per item, and a state for those that are good or bad.',
  reviewed: '2026-11-23',
  revision: 1,
  data: valuesForm({
    rows: [2, 40],
    data: {
      sides: z
        .tuple([name('What a value below zero means', 24), name('What a value above zero means', 24)])
        .optional()
        .describe('What values below and above zero mean: ["faster", "slower"]'),
    },
  }),
  sample: {
    title: '{below} of {rows} endpoints got faster; {highest} got {most} slower',
    subtitle: 'Java 17 compared with virtual threads on Java 21, one week of production traffic each',
    measure: 'Change in p95 latency',
    unit: '%',
    sides: ['faster', 'slower'],
    source: 'Illustrative data',
    rows: [
      ...shortValues(`GET /search −38, GET /product −31, POST /cart −27, GET /cart −24, GET /recommendations −19, POST /login −14,
        GET /orders −11, POST /checkout −8, GET /invoice −3`),
      { name: 'POST /upload', value: 4 },
      { name: 'GET /report', value: 9 },
      { name: 'POST /import', state: 'negative', note: 'pins its carrier threads in native code', value: 22 },
    ],
  },
  draw: (data, sheet) => {
    const rows = ordered(data.rows)
    const { signed, titled } = formatOf(rows, data.unit)
    const [lowest, highest] = extremesOf(rows)
    const size = rows.length > 12 ? (14 as const) : (16 as const)
    const namesOf = rows.map((row) => {
      // The sign of a state is at the name: before a signed number it would read as another one.
      const said = { ...row, name: `${stateSign(row)}${row.name}` }
      const words = nameAndNote(said, widestName, [{ size, bold: true }, 'note'])
      return sheet.isFocus(row) ? words : unbold(words)
    })
    // Where some are good or bad, the others step back.
    const isQuiet = ({ state }: ValueRow): boolean => state === undefined && rows.some((row) => row.state !== undefined)
    const bars = rows.flatMap((row, y) => {
      const fill = fillOf(row, sheet)
      const look = isQuiet(row) ? plainBar : barLook(row, sheet)
      const ink = fill === 'muted' ? 'ink' : fill
      // The extreme that the heading quotes has the one large figure.
      const isFigure = (row === highest && sheet.quotes('most')) || (row === lowest && sheet.quotes('least'))
      const as: TypeStyle = isFigure
        ? { size: 16, bold: true, fill: ink }
        : { size, fill: ink, ...(fill === 'muted' ? { steady: true } : { bold: true }) }
      const drawn = bar(row, { x: [0, row.value], y }, { ...look, words: signed(row.value), as })
      return [drawn, nameAcross(row, y, namesOf[y])]
    })
    for (const name of ['highest', 'most']) sheet.prove(name, highest ?? '@x')
    for (const name of ['lowest', 'least']) sheet.prove(name, lowest ?? '@x')
    for (const name of ['below', 'above', 'rows']) sheet.prove(name, data.sides === undefined ? '@x' : 'sides')
    const x = reachingBeyond(linear({ unit: data.unit, hidden: true }), 8)
    const limits = limitMarks(data.marks, { rows, write: signed })
    const heads = sideHeads(titled(data.measure), data.sides && countedSides(rows, data.sides), limits.over)
    const y = bands(
      rows.map((item) => ({ item, paragraphs: [] })),
      { padding: 0.3 },
    )
    const row = Math.max(barRow(rows.length), ...namesOf.map(({ h }) => h + 4))
    const frame = plot({ sheet, x, y, w: widthFor(namesOf), row }, [...bars, heads, ...limits.marks])
    // The page is as wide with a name in bold as without.
    for (const [index, { w }] of namesOf.entries()) {
      const { value } = rows[index] ?? { value: 0 }
      sheet.reserve(besideZero(frame, { value, w }))
      sheet.reserve(besideBar(frame, { value, w: widthOf(signed(value), { size, bold: true }) }))
    }
  },
  derive: ({ rows, unit }) => {
    const [first, last] = extremesOf(rows)
    const { full } = formatOf(rows, unit)
    const countOf = (sign: number): string => String(rows.filter(({ value }) => Math.sign(value) === sign).length)
    return {
      rows: String(rows.length),
      below: countOf(-1),
      above: countOf(1),
      highest: last?.name ?? '',
      most: full(Math.abs(last?.value ?? 0)),
      lowest: first?.name ?? '',
      least: full(Math.abs(first?.value ?? 0)),
    }
  },
  describe: ({ rows, measure, unit }) => {
    const { signed } = formatOf(rows, unit)
    const items = ordered(rows).map(
      ({ name, value, note }) => `${name} ${signed(value)}${note === undefined ? '' : ` (${note})`}`,
    )
    return `${count(rows.length, 'bar')} from a zero line, ordered by value. ${measure}: ${enumerate(items, 12)}.`
  },
})

/** Names wrap at this many pixels. */
const widestName = 320

/** The name of a row at the zero line, on the side that its bar leaves free. */
const nameAcross = (row: ValueRow & { value: number }, y: number, words: Block = block([])): ChartMark =>
  wordsAt(row, { x: 0, y }, words, { side: row.value < 0 ? 'after' : 'before' })

/** Bars beside short names would leave much of a wide page empty. */
const widthFor = (names: readonly Block[]): number =>
  Math.min(880, Math.max(720, 480 + Math.max(...names.map(({ w }) => w))))

/** What the name of a row, and its value, may take in bold. */
const besideZero = ({ x, area: { y } }: Frame, { value, w }: { value: number; w: number }): Rect => {
  return { x: value < 0 ? x.at(0) + sideGap : x.at(0) - sideGap - w, y, w, h: 1 }
}
const besideBar = ({ x, area: { y } }: Frame, { value, w }: { value: number; w: number }): Rect => {
  return { x: value < 0 ? x.at(value) - barGap - w : x.at(value) + barGap, y, w, h: 1 }
}

/** Lowest first, without values below zero highest first; equal values keep the order of the data. */
const ordered = <Item extends ValueRow & { value: number }>(rows: Item[]): Item[] => {
  const direction = rows.some(({ value }) => value < 0) ? 1 : -1
  return rows.toSorted((a, b) => direction * (a.value - b.value))
}

/** The rows with the lowest and the highest value. */
const extremesOf = <Item extends { value: number }>(rows: Item[]): [Item | undefined, Item | undefined] => [
  least(rows, ({ value }) => value),
  greatest(rows, ({ value }) => value),
]

/** What both sides mean, with how many are there: `9 faster`. */
const countedSides = (rows: { value: number }[], [below, above]: [string, string]): [string, string] => [
  `${rows.filter(({ value }) => value < 0).length} ${below}`,
  `${rows.filter(({ value }) => value > 0).length} ${above}`,
]

const fillOf = (row: ValueRow, sheet: Sheet): Color => (sheet.isFocus(row) ? 'accent' : (row.state ?? 'muted'))
