import { expect, test } from 'vitest'
import { heightsOf, rowsOf } from './flags.ts'

const flags = [0, 40, 90, 400].map((x) => ({ x, w: 80, h: 50 }))

test('a flag stands higher than those whose line would pass through its words', () => {
  expect(rowsOf(flags)).toEqual([2, 1, 0, 0])
})

test('a row is as high as its highest words', () => {
  expect(heightsOf([...flags, { x: 500, w: 80, h: 70 }], [2, 1, 0, 0, 0])).toEqual([86, 152, 218])
})
