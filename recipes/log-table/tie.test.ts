import { expect, test } from 'vitest'
import { tieOf } from './tie.ts'

const columns = (['time', 'chip', 'code'] as const).map((kind) => ({ name: kind, kind }))
const row = (trace: string | null, isFailure: boolean) => ({
  values: ['09:00:00', 'ERROR', trace].map((value) => ({ value })),
  ...(isFailure ? { state: 'negative' as const } : {}),
})

test('failures are tied by the code that all of them have, wherever it occurs', () => {
  const rows = [row('a', false), row('b', false), row('b', true), row('b', true)]
  expect(tieOf({ columns, rows })).toEqual({ column: 2, rows: [1, 2, 3] })
})

test('nothing is tied by different codes, by one that every record has, by none, or where one failed', () => {
  expect(tieOf({ columns, rows: [row('a', true), row('b', true)] })).toBeUndefined()
  expect(tieOf({ columns, rows: [row('a', true), row('a', true)] })).toBeUndefined()
  expect(tieOf({ columns, rows: [row('b', false), row(null, true), row(null, true)] })).toBeUndefined()
  expect(tieOf({ columns, rows: [row('a', false), row('b', true)] })).toBeUndefined()
})
