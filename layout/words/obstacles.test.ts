/** What words are to keep clear of, and what each unit of overlap costs. */
import { describe, expect, test } from 'vitest'
import type { LayoutGroup } from '../model/graph.ts'
import { toBoard } from '../model/to-board.ts'
import { wordPrice } from '../model/weights.ts'
import type { Net } from '../strokes/net.ts'
import { boxOf, Obstacles, titlesOf } from './obstacles.ts'

/** A node of 12 × 6 units at 0, 0, or in a group of 40 × 30 units at 100, 100. */
const made = (group?: Partial<LayoutGroup>, net: Net = { strokes: [], courses: [] }) => {
  const nodes = [{ id: 'a', w: 96, h: 48, ...(group === undefined ? {} : { group: 'g' }) }]
  const groups = group === undefined ? [] : [{ id: 'g', ...group }]
  const frame = { direction: 'down', step: 0, width: 999, height: 999 } as const
  const board = toBoard({ nodes, edges: [], groups }, {}, frame)
  if (group !== undefined) Object.assign(board.items[1]!, { x: 100, y: 100, w: 40, h: 30 })
  return { group: board.items[1]!, obstacles: new Obstacles(board, net) }
}

/** Half of the price for any overlap, and its area by the depth up to twice. */
const priced = (price: number, area: number, depth: number): number => price * (0.5 + Math.min(2, area / depth))

describe('a node', () => {
  test.each([
    ['beside it', boxOf(13, 0, 4, 2), 0],
    ['below it', boxOf(0, 7, 4, 2), 0],
    ['half a unit too near', boxOf(12.5, 0, 4, 2), priced(wordPrice.node, 0.5 * 2, 8)],
    ['too near from before', boxOf(-4.5, 0, 4, 2), priced(wordPrice.node, 0.5 * 2, 8)],
    ['too near from above', boxOf(0, -2.5, 4, 2), priced(wordPrice.node, 0.5 * 4, 8)],
    ['over it', boxOf(0, 0, 10, 6), priced(wordPrice.node, 60, 8)],
  ])('%s', (_, box, price) => {
    expect(made().obstacles.priceOf(box, -2)).toBeCloseTo(price)
  })
})

test('walls cost by what is over them, and so do rules', () => {
  const price = ({ obstacles }: ReturnType<typeof made>, ...[x, y, w, h]: [number, number, number, number]) =>
    obstacles.priceOf(boxOf(x, y, w, h), -2, [1])
  const plain = made({})
  for (const [x, y] of [
    [99, 110],
    [139, 110],
    [110, 99],
    [110, 129],
  ] as const)
    expect(price(plain, x, y, 2, 2)).toBeCloseTo(priced(wordPrice.wall, 2, 8))
  expect(price(plain, 110, 110, 20, 10)).toBe(0)
  expect(price(made({ rules: [40] }), 110, 104, 2, 2)).toBeCloseTo(priced(wordPrice.wall, 2, 8))
  expect(price(made({ rules: [40] }), 110, 106, 2, 2)).toBe(0)
})

test('the walls of a group that neither end is in cost more', () => {
  const { group, obstacles } = made({})
  const priceAt = (homes: number[]): number => obstacles.priceOf(boxOf(99, 110, 2, 2), -2, homes)
  expect(group.index).toBe(1)
  expect([[], [0], [1]].map(priceAt)).toEqual([
    priced(wordPrice.strangeWall, 2, 8),
    priced(wordPrice.strangeWall, 2, 8),
    priced(wordPrice.wall, 2, 8),
  ])
})

test('titles are in the corners, and cost as nodes do', () => {
  const { group, obstacles } = made({ head: { w: 80, h: 24 }, aside: { w: 48, h: 16 } })
  expect(titlesOf(group)).toEqual([boxOf(100, 100, 10, 3), boxOf(134, 100, 6, 2)])
  expect(obstacles.priceOf(boxOf(105, 101, 1, 1), -2)).toBeCloseTo(priced(wordPrice.node, 1, 8))
  expect(obstacles.priceOf(boxOf(136, 101, 1, 1), -2)).toBeCloseTo(priced(wordPrice.node, 1, 8))
  expect(obstacles.priceOf(boxOf(115, 101, 1, 1), -2)).toBe(0)
  expect(titlesOf(made({ head: { w: 80, h: 24 } }).group)).toEqual([boxOf(100, 100, 10, 3)])
})

test('words cost a unit around them, and those that come after see those before', () => {
  const { obstacles } = made()
  obstacles.addWords(boxOf(50, 50, 10, 3))
  expect(obstacles.priceOf(boxOf(61, 50, 4, 2), -2)).toBe(0)
  expect(obstacles.priceOf(boxOf(60, 50, 4, 2), -2)).toBeCloseTo(priced(wordPrice.words, 2, 8))
})
