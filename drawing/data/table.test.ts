import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { tableForm } from './table.ts'

const form = tableForm({ columns: { max: 4 }, rows: 3 })

const problems = (input: object) => {
  const reading = readData(form as never, { title: 'A claim', ...input })
  return reading.ok ? [] : reading.findings
}

const columns = ['Path', { name: 'Limit', kind: 'number', unit: 'MB' }, { name: 'Cached', kind: 'mark' }]

test('a column may be just a name', () => {
  expect(readData(form as never, { title: 'A claim', columns, rows: [{ values: ['/v1', 10, 'full'] }] })).toMatchObject(
    {
      ok: true,
      data: {
        columns: [{ name: 'Path', kind: 'text' }, { kind: 'number', unit: 'MB' }, { kind: 'mark' }],
        rows: [{ values: [{ value: '/v1' }, { value: 10 }, { value: 'full' }] }],
      },
    },
  )
})

test('values match columns in number and kind', () => {
  const rows = [{ values: ['/v1', 'ten', 'half'] }, { values: ['/v2'] }, { values: [null, null, null] }]
  expect(problems({ columns, rows })).toEqual([
    { at: 'rows.0.values.1', problem: '"ten" is not a number' },
    {
      at: 'rows.0.values.2',
      problem: '"half" is not one of full, partial, none; a column of words is {"name": …, "kind": "text"}',
    },
    { at: 'rows.1.values', problem: '1 values for 3 columns' },
    { at: 'rows.2.values.0', problem: 'is missing; the first value names the row' },
  ])
})

test('times are ISO 8601, fractions of a second included', () => {
  const at = (value: string) =>
    problems({ columns: [{ name: 'At', kind: 'time' }, 'What'], rows: [{ values: [value, 'x'] }] })
  expect(['09:14:04.117', '2026-03-04T09:12Z', '2026-03'].flatMap(at)).toEqual([])
  expect(at('noon')).toEqual([{ at: 'rows.0.values.0', problem: '"noon" is not a date or time of ISO 8601' }])
})

test('rows, columns and cells can be in focus', () => {
  const rows = [{ values: ['/v1', 10, 'full'] }]
  expect(problems({ columns, rows, focus: ['/v1', 'Limit', '/v1 > Cached'] })).toEqual([])
  expect(problems({ columns, rows, focus: ['/v1 > Cache'] })).toEqual([
    {
      at: 'focus.0',
      problem:
        '"/v1 > Cache" is not a row (its id, or its first value), a column, or a cell ("row > column"); did you mean "/v1 > Cached"?',
    },
  ])
})

test('meanings of marks need a column of marks', () => {
  const rows = [{ values: ['/v1', 'x'] }]
  expect(problems({ columns: ['Path', 'What'], rows, marks: { full: 'supported' } })).toEqual([
    { at: 'marks', problem: 'explains marks, but no column is of the kind mark' },
  ])
})

test('a cell of words may be empty where a recipe says so, but never the name of a row', () => {
  const loose = tableForm({ columns: { max: 3 }, rows: 3, empty: true })
  const read = (values: string[]) =>
    readData(loose as never, { title: 'A claim', columns: ['Path', 'Auth'], rows: [{ values }] })
  expect(read(['/v1', '']).ok).toBe(true)
  expect(read(['', 'token'])).toMatchObject({ ok: false, findings: [{ at: 'rows.0.values.0' }] })
  expect(problems({ columns: ['Path', 'Auth'], rows: [{ values: ['/v1', ''] }] })).toMatchObject([
    { at: 'rows.0.values.1', problem: 'must not be empty' },
  ])
})
