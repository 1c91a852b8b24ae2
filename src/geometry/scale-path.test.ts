import { expect, test } from 'vitest'
import { scalePath } from './scale-path.ts'

test('every command about the origin, in absolute numbers', () => {
  expect(scalePath('M2 4l6 0h2v2q2 2 4 0t4 0c1 1 2 1 3 0s2-1 3 0a4 2 30 1 0 6 6z', 0.5)).toBe(
    'M1 2L4 2L5 2L5 3Q6 4 7 3Q8 2 9 3C9.5 3.5 10 3.5 10.5 3C11 2.5 11.5 2.5 12 3A2 1 30 1 0 15 6Z',
  )
})

test('several subpaths stay apart, and one that follows a closed one begins where that did', () => {
  expect(scalePath('M10 10L20 10ZL10 20M0 0L4 4', 2)).toBe('M20 20L40 20ZL20 40M0 0L8 8')
})

test('what draws nothing is empty', () => {
  expect([scalePath('M4 4', 2), scalePath('L4 4', 2)]).toEqual(['', ''])
})
