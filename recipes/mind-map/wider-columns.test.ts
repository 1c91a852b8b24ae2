/** Which columns are wider. */
import { expect, test } from 'vitest'
import { widerColumns } from './wider-columns.ts'

/** A column of words that are so many pixels long, in lines of 18 px. */
const column = (key: string, most: number, ...lengths: number[]) => ({
  key,
  most,
  heightsAt: (width: number) => lengths.map((length) => 18 * Math.ceil(length / width)),
})

test('room goes to the column in which words lose the most lines, in steps of 8 px', () => {
  expect([...widerColumns([column('a', 96, 90), column('b', 96, 300, 280)], 60)]).toEqual([
    ['a', 96],
    ['b', 152],
  ])
  expect([...widerColumns([column('a', 96, 100), column('b', 96, 300)], 16)]).toEqual([
    ['a', 104],
    ['b', 104],
  ])
})

test('no column is wider than words gain lines, than there is room, or than 240 px', () => {
  expect(widerColumns([column('a', 96, 100)], 400).get('a')).toBe(104)
  expect(widerColumns([column('a', 96, 100)], 7).get('a')).toBe(96)
  expect(widerColumns([column('a', 96, 1920)], 4000).get('a')).toBe(240)
})
