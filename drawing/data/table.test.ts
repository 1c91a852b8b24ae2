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
        columns: [{ name: 'Path', kind: 'code' }, { kind: 'number', unit: 'MB' }, { kind: 'mark' }],
        rows: [{ values: [{ value: '/v1' }, { value: 10 }, { value: 'full' }] }],
      },
    },
  )
})

test('a column of which only the name is given has the kind that its values show', () => {
  const kinds = (column: unknown[], more: object = {}) => {
    const rows = column.map((value) => ({ values: ['x', value] }))
    const own = tableForm({ columns: { max: 4 }, rows: 3, ...more })
    const reading = readData(own as never, { title: 'A claim', columns: ['Name', 'Own'], rows })
    return reading.ok
      ? (reading.data as unknown as { columns: { kind: string }[] }).columns.map(({ kind }) => kind)
      : []
  }
  const second = (...column: unknown[]) => kinds(column)[1]
  expect(second('09:12:05.012', null)).toBe('time')
  expect([second('2026', '2027'), second('09:12', 'noon')]).toEqual(['text', 'text'])
  expect([second('INFO', 'ERROR'), second('GET', 'DELETE'), second('GET', 'all')]).toEqual(['chip', 'chip', 'text'])
  expect([second('/v1', '/v1/{id}'), second('/v1 or /v2')]).toEqual(['code', 'text'])
  expect([second('7c3a', '51d0'), second('5100', '2026'), second('dead', 'beef')]).toEqual(['code', 'text', 'text'])
  expect([second(3, 4.5), second(3, 'many'), second(null)]).toEqual(['number', 'text', 'text'])
  const marked = { kinds: ['mark', 'text'] as const }
  expect([kinds(['full', null], marked), kinds(['End of life', null], marked)]).toEqual([
    ['text', 'mark'],
    ['text', 'text'],
  ])
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
        '"/v1 > Cache" is not a row (its id, its first or second value, or both), a column, or a cell ("row > column"); did you mean "/v1 > Cached"?',
    },
  ])
})

test('a row is also called by its first two values, or by the second where no other row, column or id is called so', () => {
  const found = (reference: string, ...rows: object[]) =>
    problems({ columns: ['Method', 'Path', 'Note'], rows, focus: [reference] }).map(({ problem }) => problem)
  const [list, create] = [{ values: ['GET', '/parcels', 'x'] }, { values: ['POST', '/parcels', 'x'] }]
  expect(found('POST /parcels', list, create)).toEqual([])
  expect(found('/parcels', create)).toEqual([])
  expect(found('/parcels', list, create)[0]).toMatch(/^"\/parcels" is not a row/)
  // A name of its own is never taken from another row.
  expect(found('POST', create, { values: ['PUT', 'POST', 'x'] })).toEqual([])
  expect(found('all', { id: 'all', values: ['PUT', '/', 'x'] }, { values: ['PATCH', 'all', 'x'] })).toEqual([])
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
