import { expect, test } from 'vitest'
import { headRoom, headsOf } from './head-words.ts'

const rowsOf = (...words: [x: number, w: number][]): number[] =>
  headsOf(
    words.map(([x, w]) => ({ x, w, h: 18 })),
    1000,
  ).map(({ row }) => row)

test('labels with room between them share a row', () => {
  expect(rowsOf([100, 80], [300, 80], [600, 80])).toEqual([0, 0, 0])
})

test('labels that would touch the next move up a row', () => {
  expect(rowsOf([100, 300], [200, 300])).toEqual([1, 0])
  expect(rowsOf([100, 300], [200, 300], [300, 300])).toEqual([2, 1, 0])
})

test('no rule crosses the labels of a lower row', () => {
  expect(rowsOf([700, 40], [800, 400])).toEqual([0, 1])
  expect(rowsOf([900, 200], [950, 200])).toEqual([0, 1])
})

test('labels are centered on their rule, and end or begin at the edge where they would pass it', () => {
  const heads = [950, 500, 20].map((x) => headsOf([{ x, w: 200, h: 18 }], 1000)[0])
  expect(heads.map((head) => [head?.left, head?.isEnd, head?.isCentered])).toEqual([
    [800, true, undefined],
    [400, undefined, true],
    [0, undefined, undefined],
  ])
})

test('where a rule would cross the words of another, these are on the other side of their rule', () => {
  const heads = headsOf(
    [
      { x: 700, w: 160, h: 54 },
      { x: 840, w: 90, h: 18 },
    ],
    880,
  )
  expect(heads.map(({ left, row }) => [left, row])).toEqual([
    [540, 0],
    [750, 0],
  ])
  const flag = { color: 'ink', sides: ['over'] } as const
  const flags = headsOf(
    [700, 840].map((x) => ({ x, w: 160, h: 54, flag })),
    880,
  )
  expect(flags.every(({ x, left, isEnd }) => left === x || isEnd)).toBe(true)
})

test('labels at the same place are stacked', () => {
  expect(
    headsOf(
      [
        { x: 100, w: 60, h: 18 },
        { x: 100, w: 60, h: 18 },
        { x: 100, w: 60, h: 18 },
      ],
      800,
    ).map(({ row }) => row),
  ).toEqual([0, 1, 2])
})

test('a row is as high as its highest label', () => {
  const heads = (h: number) =>
    headsOf(
      [
        { x: 100, w: 300, h: 18 },
        { x: 200, w: 300, h },
        { x: 700, w: 80, h: 18 },
      ],
      1000,
    )
  expect([18, 56].map((h) => headRoom(heads(h)))).toEqual([46, 98])
})

test('a flag is on the side where it is nearer to the axis, and its pole passes no words', () => {
  const flag = { color: 'ink', sides: ['over', 'under'] } as const
  const flags = [0, 40, 90, 400].map((x) => ({ x, w: 80, h: 50, flag }))
  const placed = headsOf(flags, 1000).map(({ side, row, left }) => [side, row, left])
  expect(placed).toEqual([
    ['over', 1, 0],
    ['under', 0, 40],
    ['over', 0, 90],
    ['over', 0, 400],
  ])
})

test('poles of flags stand close beside each other, and of those at one place the first is on top', () => {
  const flag = { color: 'ink', sides: ['over'] } as const
  const flags = [100, 101, 107, 107].map((x) => ({ x, w: 120, h: 20, flag }))
  expect(headsOf(flags, 1000).map(({ row }) => row)).toEqual([3, 2, 1, 0])
})
