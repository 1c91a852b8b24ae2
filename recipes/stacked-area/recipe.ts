/** What an object store holds over two years by kind of data: logs outgrow everything else. */
import { sum } from 'd3-array'
import { block, lineOfText } from '../../drawing/block.ts'
import { across } from '../../drawing/chart/bands.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { columnMarks } from '../../drawing/chart/rule.ts'
import { linear, withoutGrid } from '../../drawing/chart/scale.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { type StackBand, stackMarks, stackOf } from '../../drawing/chart/stack.ts'
import { focusRow, readColumns, type SeriesData, seriesForm } from '../../drawing/data/numbers.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor, type NumberFormat } from '../../drawing/values/format.ts'

export default defineRecipe({
  name: 'Stacked area',
  family: 'Charts',
  description:
    'A total over time, divided into bands that stand on each other, each named at its end with its last value; the upper edge is the total, and one band shows its share at both ends. Also called stacked area chart, area chart or layer chart.',
  useWhen:
    'You show how a total grows and which part of it does: storage by kind of data, cost by team, traffic by client. Needs regular samples of parts that add up; good for 2 to 6 parts with 6 to 200 samples, the part that matters at the bottom.',
  avoidWhen:
    'Each part is compared with the others over time: use `line-chart`. Shares of a few totals count: use `stacked-bar-100`. One total is explained by what changed: use `waterfall-chart`. Bands are the states of work: a cumulative flow diagram reads waiting times off them.',
  visual: 87,
  ease: 62,
  overall: 83,
  rationale:
    'Total and part are read from one picture, and the band in focus stands on the axis, where its growth is exact. All other bands ride on those below them, so their own growth is hard to judge. You supply regular samples; shares and totals are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: seriesForm({ rows: [2, 8], columns: [2, 400], least: 0 }),
  sample: {
    title: '{name} grew from {before} to {after} of what we store',
    subtitle: 'Contents of the object store on the first of each month',
    measure: 'Stored',
    unit: 'TB',
    focus: ['Logs'],
    source: 'Illustrative data',
    columns: { start: '2025-05-01', step: 1, unit: 'month' },
    rows: [
      {
        name: 'Logs',
        values: [28, 30, 31, 34, 37, 41, 45, 50, 55, 61, 67, 74, 82, 90, 99, 109, 120, 132, 145],
      },
      {
        name: 'Backups',
        values: [48, 48, 49, 50, 50, 51, 51, 52, 53, 53, 54, 55, 55, 56, 57, 57, 58, 60, 61],
      },
      {
        name: 'Media',
        values: [34, 34, 35, 36, 36, 37, 38, 39, 40, 41, 41, 42, 43, 44, 45, 46, 47, 48, 50],
      },
      {
        name: 'Exports',
        values: [7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14],
      },
    ],
    marks: [{ column: '2025-09-01', text: 'Debug logs kept since September' }],
  },
  draw: (data, sheet) => {
    const columns = readColumns(data)
    const bands = stackOf(data.rows, columns)
    const totals = bands.at(-1)?.points.map(({ y }) => y ?? 0) ?? []
    const format = formatFor(
      [...totals, ...data.rows.flatMap(({ values }) => values.map(({ value }) => value ?? 0))],
      data.unit,
    )
    for (const name of ['name', 'before', 'after']) sheet.prove(name, focusRow(data))
    plot({ sheet, x: across(columns), y: withoutGrid(linear(data)), h: 400 }, [
      ...stackMarks(bands, sheet),
      ...columnMarks(data.marks, columns),
      ...bandNames(data, bands, { sheet, format }),
    ])
  },
  derive: (data) => {
    const row = focusRow(data)
    const [first, last] = endsOf(data)
    return {
      name: row.name,
      before: shareAt(data, first),
      after: shareAt(data, last),
      total: formatFor([totalAt(data, last)], data.unit).full(totalAt(data, last)),
    }
  },
  describe: (data) => {
    const [first, last] = endsOf(data)
    const { full } = formatFor([totalAt(data, first), totalAt(data, last)], data.unit)
    const { names } = readColumns(data)
    return `${data.measure} from ${names[first]} to ${names[last]} as ${count(data.rows.length, 'band')}, from the bottom up: ${enumerate(
      data.rows.map(({ name }) => name),
      8,
    )}. The total goes from ${full(totalAt(data, first))} to ${full(totalAt(data, last))}; ${focusRow(data).name} from ${shareAt(data, first)} to ${shareAt(data, last)} of it.`
  },
})

const totalAt = ({ rows }: SeriesData, index: number): number => sum(rows, ({ values }) => values[index]?.value ?? 0)

/** The first and the last column in which every row has a value. */
const endsOf = ({ rows }: SeriesData): [number, number] => {
  const most = Math.max(...rows.map(({ values }) => values.length))
  const whole = Array.from({ length: most }, (_, index) => index).filter((index) =>
    rows.every(({ values }) => (values[index]?.value ?? null) !== null),
  )
  return [whole[0] ?? 0, whole.at(-1) ?? 0]
}

const shareAt = (data: SeriesData & { focus?: string[] | undefined }, index: number): string =>
  percentOf(focusRow(data).values[index]?.value ?? 0, totalAt(data, index))

type Names = { sheet: Sheet; format: NumberFormat }

/** Names and last values beside the last column, the sum over them; the quoted shares at both ends of the band. */
const bandNames = (
  data: SeriesData & { focus?: string[] | undefined },
  bands: readonly StackBand[],
  { sheet, format }: Names,
): ChartMark[] => {
  const [first, last] = endsOf(data)
  const quoted = sheet.quotes('before', 'after') ? focusRow(data) : undefined
  const top = bands.at(-1)?.points[last]
  const total = block([{ text: `Total ${format.short(totalAt(data, last))}`, as: 'label' }])
  const beside = bands.map(({ row, points }) => {
    const { y, base } = points[last] ?? { y: 0, base: 0 }
    const isFocus = sheet.isFocus(row)
    const as = { size: 14, bold: isFocus || undefined, ...(isFocus ? { fill: 'accent' } : {}) } as never
    const words = block(
      [
        { text: row === quoted ? shareAt(data, last) : undefined, as: 'figure' },
        { text: `${row.name} ${format.short(row.values[last]?.value ?? 0)}`, as },
      ],
      176,
    )
    return sideBlock(row, words, { at: ((y ?? 0) + base) / 2, stroke: 'muted' })
  })
  return [
    { beside: top === undefined ? beside : [sideBlock('@total', total, { at: top.y ?? 0 }), ...beside] },
    ...(quoted === undefined ? [] : [firstShare(quoted, bands, { at: first, share: shareAt(data, first) })]),
  ]
}

/** The first share: in its band where that is high enough, or else over all bands. */
const firstShare = (
  row: object,
  bands: readonly StackBand[],
  { at, share }: { at: number; share: string },
): ChartMark => ({
  draw: (frame) => {
    const point = bands.find((band) => band.row === row)?.points[at]
    if (point === undefined) return
    const [top, bottom] = [frame.y.at(point.y ?? 0), frame.y.at(point.base)]
    const isHigh = bottom - top >= 32
    const over = frame.y.at(bands.at(-1)?.points[at]?.y ?? 0) - 14
    const y = isHigh ? (top + bottom) / 2 : over
    frame.put(
      row,
      [
        lineOfText(share, {
          x: frame.x.at(point.x) + 8,
          y,
          as: { size: 14, bold: true, fill: isHigh ? 'surface' : 'accent' },
        }),
      ],
      'over',
    )
  },
})
