import { expect, test } from 'vitest'
import { numbersIn, shortGroups } from './short-numbers.ts'

test('numbers are separated by any white space', () => {
  expect(numbersIn(' 10.5 6\n  −2 ')).toEqual([10.5, 6, -2])
})

test('what is no number is named', () => {
  expect(() => numbersIn('3 x')).toThrow('"x" is not a number')
})

test('a line without a name belongs to the group before', () => {
  const groups = shortGroups(`
    Dedicated, 4 vCPU: 7.2 8.3
      8.0
    Bare metal: 4.9`)
  expect(groups).toEqual([
    { name: 'Dedicated, 4 vCPU', values: [7.2, 8.3, 8] },
    { name: 'Bare metal', values: [4.9] },
  ])
})
