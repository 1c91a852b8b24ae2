import { expect, test } from 'vitest'
import { columnsOf } from '../data/columns.ts'
import { columnItems, type SeriesRow } from '../data/numbers.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { formatFor } from '../values/format.ts'
import { isFocusColumn, knownValues, looksOf, series, valuesOf } from './series.ts'

const row = (name: string, ...values: (number | null)[]): SeriesRow => ({
  name,
  values: values.map((value) => ({ value })),
})

const sheetOf = (rows: { name: string }[], focus?: string): Sheet => {
  const data = { title: 'A claim', rows, ...(focus === undefined ? {} : { focus: [focus] }) }
  const references = new References(rows.map((item) => ({ names: [item.name], item })))
  return new Sheet(data, { places: new Places(data), references })
}

test('beside the accent of a focus all are muted; without one, up to three differ', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => row(`row ${index}`, 1))
  const strokes = (count: number, focus?: string): string[] => {
    const rows = names(count)
    return looksOf(rows, sheetOf(rows, focus)).map(({ stroke, dashed }) =>
      dashed === true ? `${stroke}, dashed` : stroke,
    )
  }
  expect([strokes(2, 'row 1'), strokes(1), strokes(3, 'row 1'), strokes(5, 'row 0'), strokes(3), strokes(5)]).toEqual([
    ['muted', 'accent'],
    ['ink'],
    ['muted', 'accent', 'muted'],
    ['accent', 'muted', 'muted', 'muted', 'muted'],
    ['ink', 'muted', 'muted, dashed'],
    ['muted', 'muted', 'muted', 'muted', 'muted'],
  ])
})

test('good and bad rows have their own color, never the accent', () => {
  const rows = [{ ...row('errors', 1), state: 'negative' as const }, row('requests', 2)]
  expect(looksOf(rows, sheetOf(rows)).map(({ stroke }) => stroke)).toEqual(['negative', 'ink'])
})

test('missing values are omitted', () => {
  const columns = columnsOf([{ name: 'Q1' }, { name: 'Q2' }, { name: 'Q3' }], 3)
  const [rows] = [[row('orders', 4, null, 9)]]
  expect([knownValues(row('orders', 4, null, 9), columns).map(({ x, y }) => [x, y]), valuesOf(rows)]).toEqual([
    [
      [0, 4],
      [2, 9],
    ],
    [4, 9],
  ])
})

const columns = columnsOf([{ name: 'Q1' }, { name: 'Q2' }], 2)
const named = (rows: SeriesRow[]) =>
  series(rows, { columns, format: formatFor([4, 5, 7]), sheet: sheetOf(rows), shaded: false }).map(
    ({ x, y, beside = [] }) => ({ x, y, beside: beside.map(({ at }) => at) }),
  )

test('each line is labeled with its last known value, a row without one is omitted', () => {
  expect(named([row('orders', 4, 7), row('events', 5, null), row('nothing', null, null)])).toEqual([
    { x: [0, 1], y: [4, 7], beside: [] },
    // One that ends before others is named where it ends.
    { x: [0], y: [5], beside: [] },
    { x: [0], y: [5], beside: [] },
    { beside: [7] },
  ])
})

test('names beside the plot area are in the order of the rows, whichever line is on top', () => {
  const rows = [row('orders', 4, 7), row('events', 5, 7)]
  const sourcesOf = (focus?: string) =>
    series(rows, { columns, format: formatFor([4, 5, 7]), sheet: sheetOf(rows, focus), shaded: false })
      .flatMap(({ beside = [] }) => beside)
      .map(({ source }) => source)
  expect(sourcesOf('orders')).toEqual(rows)
  expect(sourcesOf()).toEqual(rows)
})

test('of three lines the last is dashed only where it would be taken for another', () => {
  const dashed = (...last: number[]): boolean => {
    const rows = [row('a', 9, 9), row('b', 4, 4), row('c', ...last)]
    const elements: unknown[] = []
    const frame = {
      x: { at: (x: number) => x },
      y: { at: (y: number) => y },
      put: (_: unknown, each: unknown[]) => elements.push(...each),
    }
    const marks = series(rows, { columns, format: formatFor([4]), sheet: sheetOf(rows), shaded: false })
    for (const mark of marks.filter(({ x }) => x !== undefined)) mark.draw?.(frame as never)
    return elements.some((each) => (each as { dashed?: true }).dashed === true)
  }
  expect([dashed(2, 3), dashed(3, 5)]).toEqual([false, true])
})

test('where all lines end before the last columns, they are named at a dot on their last value', () => {
  expect(named([row('left', 4, null)])).toEqual([
    { x: [0], y: [4], beside: [] },
    { x: [0], y: [4], beside: [] },
  ])
})

test('columns with names of their own can be in focus, steps cannot', () => {
  const columns = [{ name: '1 kB' }, { name: '1 MB' }]
  const data = { measure: 'Throughput', columns, rows: [row('a', 1, 2)] }
  const sheet = new Sheet(
    { title: 'A claim', ...data, focus: ['1 MB'] },
    { places: new Places(data), references: new References(columns.map((item) => ({ names: [item.name], item }))) },
  )
  expect([0, 1, 2].map((index) => isFocusColumn(data, index, sheet))).toEqual([false, true, false])
  expect(columnItems({ columns: { start: 0, step: 1, unit: 'MB' } })).toEqual([])
})
