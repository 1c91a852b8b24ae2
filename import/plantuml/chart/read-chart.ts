/**
 * Reads PlantUML's `@startchart`: two axes with categories or a range, and bars, lines, areas and points over them.
 */
import type { XyAxis, XyModel, XyPlot } from '../../models/xy.ts'
import type { Cursor } from '../../text/cursor.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { creole } from '../creole.ts'
import { prepare } from '../prepare.ts'

type Pair = [x: number, y: number]

/** A series of points that are not joined. */
export type ChartPoints = { title?: string; pairs: Pair[]; at: number }

/** Bars and lines over categories, and points where both axes have numbers. */
export type PlantChart = XyModel & { points: ChartPoints[] }

type ChartReading = { cursor: Cursor; chart: PlantChart; pairs: (ChartPoints & Pick<XyPlot, 'type'>)[] }

export function readChart(raw: string): { chart: PlantChart; report: TextReport } {
  const { cursor, about } = prepare(raw)
  const chart: PlantChart = { ...about, orientation: 'vertical', x: {}, y: {}, plots: [], points: [] }
  const reading: ChartReading = { cursor, chart, pairs: [] }
  readStatements(cursor, () => {
    if (!readFrom(cursor, reading, table)) cursor.stop('h-axis, v-axis, bar, line, area, scatter or annotation')
  })
  if (chart.orientation === 'horizontal') [chart.x, chart.y] = [chart.y, chart.x]
  joinPairs(reading)
  return { chart, report: cursor.report }
}

const table: readonly Statement<ChartReading>[] = [
  [
    /(h|v)-?axis\b[ \t]*/y,
    ({ cursor, chart }, [, side]) => void Object.assign(chart[side === 'h' ? 'x' : 'y'], axis(cursor)),
  ],
  [/v2-?axis\b[^\n]*/y, ({ cursor }, _, at) => cursor.note('a second axis', at)],
  [
    /orientation[ \t]+(horizontal|vertical)\b/y,
    ({ chart }, [, word]) => void (chart.orientation = word as XyModel['orientation']),
  ],
  [/(bar|line|area|scatter)\b[ \t]*/y, (reading, [, type = 'bar'], at) => series(reading, type, at)],
  [/annotation\b[^\n]*/y, ({ cursor }, _, at) => cursor.note('an annotation', at)],
  [/stack-?mode[ \t]+grouped\b[^\n]*/iy, () => undefined],
  [/stack-?mode\b[^\n]*/iy, ({ cursor }, _, at) => cursor.noteOnce('bars on top of each other', at)],
  [
    /(?:grid|legend|labels?|spacing)\b[^\n]*/y,
    ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at),
  ],
]

const numberWord = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)/y
const range = /([+-]?(?:\d+(?:\.\d*)?|\.\d+))[ \t]*-->[ \t]*([+-]?(?:\d+(?:\.\d*)?|\.\d+))/y

const quoted = (cursor: Cursor): string | undefined => {
  const at = cursor.at
  const words = cursor.take(/"([^"\n]*)"[ \t]*/y)?.[1]
  return words === undefined ? undefined : creole(cursor.report, words, at)
}

const axis = (cursor: Cursor): XyAxis => {
  const title = quoted(cursor)
  const named = title === undefined ? {} : { title }
  const found = cursor.take(range)
  const own = found === undefined ? {} : { range: [Number(found[1]), Number(found[2])] as Pair }
  const categories =
    found === undefined && cursor.see(/\[/y)
      ? {
          categories: list(cursor, () =>
            cursor
              .need(/"[^"\n]*"|[^",\]\n]+/y, 'a category')[0]
              .replaceAll('"', '')
              .trim(),
          ),
        }
      : {}
  looks(cursor)
  return { ...named, ...own, ...categories }
}

/** How an axis or a series looks, to the end of the line. */
const looks = (cursor: Cursor): void => {
  cursor.take(/[ \t]*/y)
  const at = cursor.at
  if (cursor.take(/(?:(?:#|<<|label-|spacing\b|grid\b|labels?\b|ticks?\b)[^\n]*)/y) !== undefined)
    cursor.noteOnce('styles are not carried over', at)
  if (cursor.take(/[ \t]*v2\b[^\n]*/y) !== undefined) cursor.note('a second axis', at)
  cursor.need(/[ \t]*(?=\n|$)/y, 'the end of the line')
}

const series = ({ cursor, chart, pairs }: ChartReading, type: string, at: number): void => {
  cursor.take(/<<[^<>\n]*>>[ \t]*/y)
  const title = quoted(cursor)
  const named = title === undefined || title === '' ? {} : { title }
  const values = list(cursor, () => value(cursor))
  looks(cursor)
  const joined = values.filter((each): each is Pair => typeof each !== 'number')
  const plotted = type === 'bar' ? 'bar' : 'line'
  if (type === 'area') cursor.noteOnce('areas, drawn as lines', at)
  if (joined.length > 0) {
    if (type === 'scatter') chart.points.push({ ...named, pairs: joined, at })
    else pairs.push({ ...named, type: plotted, pairs: joined, at })
    return
  }
  if (type === 'scatter') cursor.noteOnce('points over categories, drawn as lines', at)
  chart.plots.push({ ...named, type: plotted, values: values as number[], at })
}

const value = (cursor: Cursor): number | Pair => {
  if (cursor.take(/\([ \t]*/y) === undefined) return Number(cursor.need(numberWord, 'a number')[0])
  const x = Number(cursor.need(numberWord, 'a number')[0])
  cursor.need(/[ \t]*,[ \t]*/y, 'a comma')
  const y = Number(cursor.need(numberWord, 'a number')[0])
  cursor.need(/[ \t]*\)/y, ')')
  return [x, y]
}

/** Entries between brackets. */
const list = <Item>(cursor: Cursor, entry: () => Item): Item[] => {
  cursor.need(/[ \t]*\[\s*/y, '[')
  const found: Item[] = []
  for (;;) {
    found.push(entry())
    cursor.take(/\s+/y)
    if (cursor.take(/\]/y) !== undefined) return found
    cursor.need(/,\s*/y, ', or ]')
  }
}

/** Lines through points: their x in order are the categories of all. */
const joinPairs = ({ chart, pairs }: ChartReading): void => {
  if (pairs.length === 0) return
  const columns = [...new Set(pairs.flatMap((each) => each.pairs.map(([x]) => x)))].sort((a, b) => a - b)
  chart.x = { ...chart.x, categories: columns.map(String) }
  for (const { pairs: own, ...plot } of pairs) {
    const byColumn = new Map(own)
    // What a line has no value for is left out of it.
    chart.plots.push({ ...plot, values: columns.map((x) => byColumn.get(x) as number) })
  }
}
