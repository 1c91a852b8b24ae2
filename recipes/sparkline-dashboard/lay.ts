/**
 * Where the lines of a dashboard go: a row for each service, a column for each measure, all lines equally long.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { columnWords } from '../../drawing/chart/time-ticks.ts'
import { readColumns, type SeriesData, type SeriesRow } from '../../drawing/data/numbers.ts'
import { up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { day } from '../../drawing/values/moment.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import { hasRisen, known, measureOf, measuresOf, namesOf } from './series.ts'

/** A measure: its series, how its values are written, and where its lines begin. */
export type LaidMeasure = {
  name: Block
  rows: SeriesRow[]
  write: (value: number) => string
  x: number
  latest: number
}

/** Lengths in pixels: `line` of each line, `values` where the latest values begin after it, `head` and `bottom` of the rows, each `row` high. */
export type DashboardLayout = {
  w: number
  names: Block[]
  /** What is over the names: what was measured, where columns do not say it. */
  over: Block
  measures: LaidMeasure[]
  line: number
  row: number
  /** How high the names of moments are, between the heads and the rows. */
  moments: number
  head: number
  bottom: number
  /** How high the times below the rows are. */
  times: number
}

/** A row and its line in it, what is free under it, so that zero is not the rule under the row, from a line to its latest value, between columns; a page, how far names reach; under the rows the times, under these their days, under the names of moments the rows, and how long lies between two moments. */
export const size = {
  row: 60,
  line: 40,
  foot: 5,
  latest: 12,
  between: 32,
  usual: 880,
  names: 176,
  times: 20,
  day: 16,
  moment: 2,
  lead: 36,
} as const

/** Whether the first and the last moment are of different days, so that times alone do not say which. */
export const isOfDays = (data: SeriesData): boolean => {
  const { kind, at } = readColumns(data)
  return kind === 'time' && new Set([at[0] ?? 0, at.at(-1) ?? 0].map((each) => Math.floor(each / day))).size > 1
}

/** The least length of a line. */
const least = 64

/** The names of services; no word of one is broken. */
const nameBlocks = (data: SeriesData): Block[] => {
  const word = Math.max(...namesOf(data).flatMap((text) => wordsIn(text).map((each) => widthOf(each, 'item'))))
  return namesOf(data).map((text) => block([{ text, as: 'item' }], Math.max(size.names, word)))
}

/** A measure with its unit in its name, how wide its values are, and the longest word of its name. */
const sizeMeasure = (data: SeriesData, name: string) => {
  const rows = data.rows.filter((row) => measureOf(data, row) === name)
  const values = rows.flatMap(known)
  const { short: write, titled } = formatFor(values, data.unit)
  const widest = Math.max(
    ...values.map((each) => widthOf(write(each), 'item')),
    ...rows.flatMap((row) => wordsUnder(data, row, write).map((each) => widthOf(each, 'small'))),
  )
  const title = titled(name)
  const words = Math.max(...wordsIn(title).map((word) => widthOf(word, 'item')))
  return { name: title, rows, write, latest: widest, words }
}

/** Measures the dashboard; the page is wider where lines would be short. */
export function layDashboard(data: SeriesData): DashboardLayout {
  const names = nameBlocks(data)
  const isGrouped = !measuresOf(data).includes(data.measure)
  const over = block([{ text: isGrouped ? data.measure : undefined, as: 'item' }], size.names)
  const left = up(Math.max(over.w, ...names.map(({ w }) => w)))
  const measures = measuresOf(data).map((name) => sizeMeasure(data, name))
  const lengthIn = (w: number): number => {
    const taken = measures.reduce(
      (sum, { latest, words }) => sum + Math.max(size.latest + latest, words - least) + size.between,
      left,
    )
    return Math.floor((w - taken) / measures.length / 4) * 4
  }
  const w = lengthIn(size.usual) < 1.5 * least ? room.w : size.usual
  const line = lengthIn(w)
  let x = left + size.between
  const laid = measures.map(({ name, words, ...each }): LaidMeasure => {
    // No word of a name is broken.
    const width = Math.max(line + size.latest + each.latest, words)
    const place = { ...each, x, name: block([{ text: name, as: 'item' }], width) }
    x += width + size.between
    return place
  })
  const said = (data.marks ?? []).filter(({ column, start }) => column !== undefined || start !== undefined)
  const moments = Math.max(0, ...said.map(({ text }) => momentWords(text, w / said.length).h + size.moment))
  const head = up(Math.max(over.h, ...laid.map(({ name }) => name.h)) + 14 + moments)
  const row = up(Math.max(size.row, ...names.map(({ h }) => h + 12)), 4)
  const times = size.times + (isOfDays(data) ? size.day : 0)
  const [bottom, end] = [head + names.length * row, x - size.between]
  return { times, w: end, names, over, measures: laid, line, row, moments, head, bottom }
}

/** The words of a moment, in their share of the width. */
export const momentWords = (text: string, share: number): Block => block([{ text, as: 'value' }], share - 16)

/** How much of the scale of a row that did not rise is over its largest value. */
const air = 1.5

/**
 * How high the values of a row are over its foot, in pixels: zero, or its least value below that. What rose fills its row;
 * over other lines is air, so that one that stays is in the middle.
 */
export const heightIn = (row: SeriesRow): ((value: number) => number) => {
  const over = hasRisen(row) ? 1 : air
  const [low, most] = [Math.min(0, ...known(row)), over * Math.max(0, ...known(row))]
  return (value) => ((value - low) / (most - low || 1)) * size.line
}

/** The greatest value of a row where the latest one says too little of how high its line reaches: less than half of it. */
const hiddenPeak = (row: SeriesRow): number | undefined => {
  const most = Math.max(0, ...known(row))
  return most > 2 * Math.max(0, known(row).at(-1) ?? 0) ? most : undefined
}

/** What stands under the latest value of a row: when that was, if it is not of the last column, and the greatest one where that is hidden. */
export const wordsUnder = (data: SeriesData, row: SeriesRow, write: (value: number) => string): string[] => {
  const last = row.values.findLastIndex(({ value }) => value !== null)
  const peak = hiddenPeak(row)
  return [
    ...(last < 0 || last === row.values.length - 1 ? [] : [`until ${columnWords(readColumns(data), last)}`]),
    ...(peak === undefined ? [] : [`max. ${write(peak)}`]),
  ]
}

/** The shortest line that still shows where it rises, in pixels: many measures have such lines. */
const shortest = 44

/** Whether lines of this length can be read. */
export const isLong = (line: number): boolean => line >= shortest

/** How many of the first measures fit side by side. */
export const mostThatFit = (data: SeriesData): number => {
  const all = measuresOf(data)
  const fits = (count: number): boolean => {
    const kept = new Set(all.slice(0, count))
    const rows = data.rows.filter((row) => kept.has(measureOf(data, row)))
    return rows.length > 0 && isLong(layDashboard({ ...data, rows }).line)
  }
  return all.findLastIndex((_, index) => fits(index + 1)) + 1
}

/** Where the moments of the data are along a line of `length` pixels that begins at `x`. */
export const alongLine = (data: SeriesData, { x, length }: { x: number; length: number }): ((at: number) => number) => {
  const { at } = readColumns(data)
  const [first = 0, last = 1] = [at[0], at.at(-1)]
  return (moment) => Math.round(x + ((moment - first) / (last - first || 1)) * length)
}
