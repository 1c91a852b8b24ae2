import { expect, test } from 'vitest'
import { problemsIn } from './problems.ts'

test('a problem is found at the field of its item; earlier items are known', () => {
  const isRepeated = (item: string, before: readonly string[]) => (before.includes(item) ? 'is repeated' : undefined)
  expect(problemsIn(['a', 'b', 'a'], { at: 'rows', field: 'name' }, isRepeated)).toEqual([
    { at: 'rows.2.name', problem: 'is repeated' },
  ])
})
