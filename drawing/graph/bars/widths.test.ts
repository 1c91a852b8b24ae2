import { expect, test } from 'vitest'
import { columnsOf } from './widths.ts'

const needs = [
  { items: [112], words: [] },
  { items: [160, 96], words: [] },
  { items: [], words: [] },
]

test('even columns are all as wide as the widest', () => {
  expect(columnsOf(needs, true)).toEqual([
    { x: 0, w: 160 },
    { x: 176, w: 160 },
    { x: 352, w: 160 },
  ])
})

test('otherwise each is as wide as its own items, and words beside a link have room before the next', () => {
  expect(columnsOf(needs, false).map(({ w }) => w)).toEqual([112, 160, 64])
  const [first, second] = columnsOf(
    [
      { items: [64], words: [100] },
      { items: [64], words: [] },
    ],
    false,
  )
  expect((second?.x ?? 0) + 32 - ((first?.x ?? 0) + (first?.w ?? 0) / 2)).toBeGreaterThanOrEqual(132)
})
