import { expect, test } from 'vitest'
import type { Level } from './level.ts'
import { ranksOf } from './ranks.ts'

/** A chain of vertices, each in one of two lanes. */
const chain = (lanes: number[]): Pick<Level, 'vertices' | 'links'> => ({
  vertices: lanes.map((lane, item) => ({ item, w: 12, h: 6, isGroup: false, groups: [lane], hangs: false, met: 0 })),
  links: lanes.slice(1).map((_, from) => ({ from, to: from + 1, weight: 1, isBack: false, words: { w: 0, h: 0 } })),
})

test('where lanes share ranks, a link into a later lane may stay in its rank, and no other', () => {
  const level = chain([1, 2, 2, 1, 2])
  expect(ranksOf(level, { strict: true, shares: false })).toEqual([0, 1, 2, 3, 4])
  expect(ranksOf(level, { strict: true, shares: true })).toEqual([0, 0, 1, 2, 2])
})

test('of boxes that lead to each other alike, what is met first is above', () => {
  const { vertices } = chain([0, 0, 0])
  const links = [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
  ].map(([from, to]) => ({ from: from!, to: to!, weight: 1, isBack: false, words: { w: 0, h: 0 } }))
  const level = { vertices: vertices.map((vertex) => ({ ...vertex, groups: [], met: 2 - vertex.item })), links }
  expect(ranksOf(level, { strict: true, shares: false })).toEqual([2, 1, 0])
})
