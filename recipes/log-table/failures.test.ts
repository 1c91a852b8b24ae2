import { expect, test } from 'vitest'
import type { TableData } from '../../drawing/data/table.ts'
import { failuresIn } from './failures.ts'

const rows = ['INFO', 'ERROR', 'warn', 'fatal', 'CRIT'].map((value) => ({ values: [{ value }] }))
const columns = [{ name: 'Level', kind: 'chip' }]
const failed = (data: object): unknown[] => failuresIn(data as TableData).map(({ values }) => values[0]?.value)

test('records fail by their level, unless the data mark what failed', () => {
  expect(failed({ columns, rows })).toEqual(['ERROR', 'fatal', 'CRIT'])
  expect(failed({ columns, rows: rows.map((row, at) => (at === 2 ? { ...row, state: 'negative' } : row)) })).toEqual([
    'warn',
  ])
  expect(failed({ columns: [{ name: 'Level', kind: 'text' }], rows })).toEqual([])
})
