/**
 * The lines of a slope chart and what is written at their ends: name and value on both sides, and the change on the right.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { line } from '../../drawing/chart/line.ts'
import type { Mark, SideWords } from '../../drawing/chart/mark.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import type { SeriesData, SeriesRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Color } from '../../src/scene/limits.ts'

/** Second value minus first; 0 where one was not measured. */
export const changeOf = ({ values: [before, after] }: SeriesRow): number =>
  typeof before?.value === 'number' && typeof after?.value === 'number' ? after.value - before.value : 0

/** One line a row; those that are not muted are drawn last. */
export function slopes(data: SeriesData, sheet: Sheet): Mark[] {
  const setting = settingOf(data)
  const strokeOf = (row: SeriesRow): Color => (sheet.isFocus(row) ? 'accent' : (row.state ?? 'muted'))
  const marks = data.rows.map((row) => ({
    stroke: strokeOf(row),
    marks: slope(row, {
      ...setting,
      stroke: strokeOf(row),
      orElse: () => sheet.problem(row, 'state', 'has no free place for its sign at the dot; take rows out'),
    }),
  }))
  return marks
    .toSorted((a, b) => Number(a.stroke !== 'muted') - Number(b.stroke !== 'muted'))
    .flatMap(({ marks }) => marks)
}

type Setting = {
  writeValue: (value: number) => string
  writeChange: (row: SeriesRow) => string
  valueWidth: number
  changeWidth: number
}

const widest = 208
const gap = { value: 12, change: 16, name: 24 }
const digits = { size: 16, mono: true } as const

/** Columns as wide as their widest words, so that digits and changes are stacked. */
const settingOf = ({ rows, unit }: SeriesData): Setting => {
  const writeValue = formatFor(valuesOf(rows), unit).short
  const writeChange = changeWriter(rows, unit)
  return {
    writeValue,
    writeChange,
    valueWidth: Math.max(...valuesOf(rows).map((value) => widthOf(writeValue(value), digits)), 0),
    changeWidth: Math.max(...rows.map((row) => widthOf(writeChange(row), 'highlight'))),
  }
}

/** Shares in whole percent where all values are positive, differences where a share would mean nothing. */
const changeWriter = (rows: SeriesRow[], unit = ''): ((row: SeriesRow) => string) => {
  const isShare = unit !== '%' && valuesOf(rows).every((value) => value > 0)
  const amount = (row: SeriesRow): number =>
    isShare ? Math.round((100 * changeOf(row)) / ((row.values[0]?.value ?? 0) || 1)) : changeOf(row)
  const { signed } = formatFor(rows.map(amount), isShare ? '%' : unit)
  return (row) => (unit === '%' ? signed(amount(row)).replace('%', ' pp') : signed(amount(row)))
}

const nameOf = ({ name, note }: SeriesRow, fill: Color) =>
  block(
    [
      { text: name, as: { size: 16, fill, ...(fill === 'ink' ? {} : { bold: true }) } },
      { text: note, as: 'note' },
    ],
    widest,
  )

const slope = (row: SeriesRow, setting: Setting & { stroke: Color; orElse: () => void }): Mark[] => {
  const { stroke, orElse } = setting
  const ends = row.values.flatMap(({ value }, x) => (value === null ? [] : [{ x, y: value }]))
  const beside = ends.map(({ x, y }) => (x === 0 ? leftWords : rightWords)(row, { ...setting, y }))
  const r = stroke === 'muted' ? 4 : 6
  return [
    { ...line(row, ends.length === 2 ? ends : [], { stroke, beside }), top: 16 },
    // What is good or bad is how it ended, not how it was before.
    ...ends.map((at) => {
      if (row.state === undefined) return dot(row, at, { stroke, r })
      const as = { size: 16, fill: stroke } as const
      return at.x === 0
        ? dot(row, at, { stroke: 'muted', r })
        : dot(row, at, { stroke, r, words: signOf(changeOf(row)), as, orElse })
    }),
  ]
}

type End = Setting & { stroke: Color; y: number }

/** Name, then value. */
const leftWords = (row: SeriesRow, { y, stroke, valueWidth, writeValue }: End): SideWords => {
  const name = nameOf({ ...row, note: undefined }, row.state === undefined ? inkFor(stroke) : 'ink')
  const w = name.w + gap.value + valueWidth
  return {
    ...sizeOf(row, { y, side: 'left', stroke: row.state === undefined ? stroke : 'muted', name, w }),
    draw: ({ x, y: top, h }) => [
      ...place(name, { x, y: top, w: name.w, h }, { align: 'end' }),
      lineOfText(writeValue(y), { x: x + w, y: top + 10, align: 'end', as: digits }),
    ],
  }
}

/** Value and change in columns at the dots, then name and note. */
const rightWords = (row: SeriesRow, { y, stroke, ...setting }: End): SideWords => {
  const fill = inkFor(stroke)
  const change = changeOf(row)
  const name = nameOf(row, fill)
  const numbers = setting.valueWidth + gap.change + setting.changeWidth
  const style = stroke === 'muted' || change === 0 ? ('note' as const) : ({ size: 14, bold: true, fill } as const)
  return {
    ...sizeOf(row, { y, side: 'right', stroke, name, w: numbers + gap.name + name.w }),
    draw: ({ x, y: top, h }) => [
      lineOfText(setting.writeValue(y), { x: x + setting.valueWidth, y: top + 10, align: 'end', as: digits }),
      lineOfText(setting.writeChange(row), { x: x + numbers, y: top + 10, align: 'end', as: style }),
      ...place(name, { x: x + numbers + gap.name, y: top, w: name.w, h }, { align: 'start' }),
    ],
  }
}

/** Good and bad are never said by color alone. */
const signOf = (change: number): string => (change > 0 ? '▲' : change < 0 ? '▼' : '±')

const inkFor = (stroke: Color): Color => (stroke === 'muted' ? 'ink' : stroke)

/** The first line of a name is level with its value. */
const sizeOf = (
  source: SeriesRow,
  { y, side, stroke, name, w }: { y: number; side: SideWords['side']; stroke: Color; name: Block; w: number },
) => ({ source, side, stroke, at: y, w, h: name.h, down: name.h / 2 - 10 })
