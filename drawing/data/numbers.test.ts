import { expect, test } from 'vitest'
import groupedBar from '../../recipes/grouped-bar/recipe.ts'
import slopeChart from '../../recipes/slope-chart/recipe.ts'
import stackedBar from '../../recipes/stacked-bar-100/recipe.ts'
import heatmap from '../../recipes/xy-heatmap/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import { readData } from '../read-data.ts'
import type { AnyRecipe } from '../recipe.ts'
import { readColumns, type SeriesData, seriesForm, valuesForm } from './numbers.ts'

const values = valuesForm({ rows: [1, 4], least: 0 })
const series = seriesForm({ rows: [1, 4], columns: [2, 400] })

const findings = (form: typeof values | typeof series, data: object): string[] => {
  const reading = readData(form as never, { title: 'A claim', measure: 'Size', ...data })
  return reading.ok ? [] : reading.findings.map(({ at, problem }) => `${at}: ${problem}`)
}

const read = (data: object): SeriesData => {
  const reading = readData(series as never, { title: 'A claim', measure: 'Size', ...data })
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as SeriesData
}

test('a name is short for a column, and values are items', () => {
  const { columns, rows } = read({
    columns: ['gzip', { name: 'zstd' }],
    rows: [{ name: 'orders', values: [412, null] }],
  })
  expect({ columns, values: rows[0]?.values }).toEqual({
    columns: [{ name: 'gzip' }, { name: 'zstd' }],
    values: [{ value: 412 }, { value: null }],
  })
})

test('values match named columns', () => {
  expect(findings(series, { columns: ['a', 'b'], rows: [{ name: 'x', values: [1, 2, 3] }] })).toEqual([
    'rows.0.values: 3 values for 2 columns',
  ])
})

test('steps go on as long as the longest row', () => {
  const data = {
    columns: { start: '2026-03-30', step: 1, unit: 'day' },
    rows: [
      { name: 'x', values: [1, 2, 3] },
      { name: 'y', values: [1] },
    ],
  }
  expect(readColumns(read(data))).toEqual({
    kind: 'time',
    names: ['2026-03-30', '2026-03-31', '2026-04-01'],
    at: [Date.UTC(2026, 2, 30), Date.UTC(2026, 2, 31), Date.UTC(2026, 3, 1)],
  })
})

test('names that are all dates are moments, and these rise', () => {
  const rows = [{ name: 'x', values: [1, 2] }]
  expect(readColumns(read({ columns: ['2026-03', '2026-04'], rows })).kind).toBe('time')
  expect(readColumns(read({ columns: ['2026-03', 'later'], rows })).kind).toBe('names')
  expect(findings(series, { columns: ['2026-04', '2026-03'], rows })).toEqual([
    'columns.1: 2026-03 is not after 2026-04; dates and times must increase',
  ])
})

test('steps need a start and a unit that can be read', () => {
  const rows = [{ name: 'x', values: [1, 2] }]
  expect([
    findings(series, { columns: { start: 'noon', step: 1, unit: 'h' }, rows }),
    findings(series, { columns: { start: '2026-03-04', step: 1, unit: 'fortnight' }, rows }),
    readColumns(read({ columns: { start: 5, step: 2.5, unit: 'ms' }, rows })),
  ]).toEqual([
    ['columns.start: "noon" is not an ISO 8601 date or time, such as 2026-03-04T09:12Z'],
    ['columns.unit: must be one of ms, s, min, h, day, working-day, week, month, year, got "fortnight"'],
    { kind: 'number', names: ['5', '7.5'], at: [5, 7.5], unit: 'ms' },
  ])
})

test('steps end in the year 9999 at the latest', () => {
  const rows = [{ name: 'x', values: [1, 2] }]
  const found = (start: string, step: number, unit: string) =>
    findings(series, { columns: { start, step, unit }, rows })
  const problem = 'columns.step: column 2 would be after the year 9999; use a smaller step or unit'
  for (const unit of ['day', 'working-day', 'week', 'month', 'year'])
    expect(found('2025-12-31', 1e9, unit)).toEqual([problem])
  expect([found('9999-12-30', 1, 'day'), found('9999-12-31', 1, 'day'), found('9998-12', 1, 'year')]).toEqual([
    [],
    [problem],
    [],
  ])
})

test('a mark is at one place that the columns have', () => {
  const data = { columns: ['a', 'b'], rows: [{ name: 'x', values: [1, 2] }] }
  const marks = [
    { value: 2, text: 'limit' },
    { column: 'b', text: 'deploy' },
    { column: 'c', text: 'gone' },
    { value: 1, column: 'a', text: 'both' },
  ]
  expect(findings(series, { ...data, marks })).toEqual([
    'marks.2.column: "c" is not a column, nor between two of them',
    'marks.3: must have exactly one of value, column and start',
  ])
})

test('a moment between two columns is a place', () => {
  const data = {
    columns: { start: '2026-11-17T00:00Z', step: 30, unit: 'min' },
    rows: [{ name: 'x', values: [1, 2] }],
  }
  expect(findings(series, { ...data, marks: [{ column: '2026-11-17T00:10Z', text: 'deploy' }] })).toEqual([])
})

test('rows, columns and single values can be in focus', () => {
  const data = { columns: ['gzip', 'zstd'], rows: [{ name: 'orders', values: [412, 301] }] }
  expect(findings(series, { ...data, focus: ['orders', 'zstd', 'orders > zstd'] })).toEqual([])
  expect(findings(series, { ...data, focus: ['orders > zst'] })).toEqual([
    'focus.0: "orders > zst" is not an item of the data; did you mean "orders > zstd"?',
  ])
})

test('values below the least, and names given twice, are refused', () => {
  const rows = [
    { name: 'hit', value: -4 },
    { name: 'hit', value: 4 },
  ]
  expect(findings(values, { rows })).toEqual([
    'rows.1.name: "hit" is already the name of rows.0; give one of them an id',
    'rows.0.value: must be at least 0, got -4',
  ])
})

test('shares need a total', () => {
  const shares = valuesForm({ rows: [1, 4], least: 0, total: 'shares' })
  const none = { rows: [{ name: 'Hit', value: 0 }] }
  expect(findings(shares, none)).toEqual(['rows: add up to 0; shares need a total'])
  expect(findings(values, none)).toEqual([])
})

test('a form may need every value', () => {
  const complete = seriesForm({ rows: [1, 4], columns: [2, 400], complete: true })
  expect(findings(complete as never, { columns: ['a', 'b'], rows: [{ name: 'x', values: [1, null] }] })).toEqual([
    'rows.0.values.1: is missing; give a number',
  ])
})

test('what a row belongs to is in its second line, and nothing of it is said to be missing', () => {
  const columns = ['a', 'b']
  const rows = ['x', 'y'].map((name, at) => ({ name, values: [4 + at, 8], group: 'Check', note: `of ${name}` }))
  for (const recipe of [groupedBar, slopeChart, stackedBar, heatmap]) {
    const data = { title: 'A claim', measure: 'Time', columns, rows }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const said = drawing.scene.elements.some((each) => each.type === 'text' && each.text === 'Check · of y')
    expect([said, drawing.warnings]).toEqual([true, []])
  }
})

test('what a row with one value belongs to is in its second line, unless the drawing has groups', () => {
  const rows = [
    { name: 'Lint', value: 31, group: 'Check' },
    { name: 'Unit', value: 122, group: 'Test', note: 'Vitest' },
    { name: 'Push', value: 22, note: 'to the registry' },
  ]
  const notesOf = (form: typeof values) => {
    const reading = readData(form as never, { title: 'A claim', measure: 'Time', rows })
    return reading.ok && (reading.data as unknown as { rows: { note?: string }[] }).rows.map(({ note }) => note)
  }
  expect(notesOf(values)).toEqual(['Check', 'Test · Vitest', 'to the registry'])
  expect(notesOf(valuesForm({ rows: [1, 4], drawsGroups: true }) as typeof values)).toEqual([
    undefined,
    'Vitest',
    'to the registry',
  ])
})
