import { expect, test } from 'vitest'
import { quoteDerived, unknownNames } from './derived.ts'

test('known names in braces are replaced, other braces stay', () => {
  expect(quoteDerived('{total} of {all}: {"id": {id}} {toString}', { total: 3, id: '7' })).toBe(
    '3 of {all}: {"id": 7} {toString}',
  )
})

test('names without a value are reported', () => {
  expect(unknownNames('{total} of {all}: {"id": {id}}', { total: '3' })).toEqual(['all', 'id'])
})
