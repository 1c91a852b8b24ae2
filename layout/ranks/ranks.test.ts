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

/** Ranks of vertices by links as pairs of letters, `a` being the first. */
const ranksBy = (links: string): number[] => {
  const ends = links.split(' ').map(([from, to]) => ({ from: from!.charCodeAt(0) - 97, to: to!.charCodeAt(0) - 97 }))
  const count = 1 + Math.max(...ends.map(({ to }) => to))
  const { vertices } = chain(Array.from({ length: count }, () => 0))
  const level = {
    vertices: vertices.map((vertex) => ({ ...vertex, groups: [] })),
    links: ends.map((each) => ({ ...each, weight: 1, isBack: false, words: { w: 0, h: 0 } })),
  }
  return ranksOf(level, { strict: false, shares: false })
}

test('what questions one after another lead to stands in one row, if all of it leads to one thing', () => {
  // a asks, b or c; c asks, d or e; e asks, f or g; all lead to h.
  expect(ranksBy('ab ac cd ce ef eg bh dh fh gh')).toEqual([0, 3, 1, 3, 2, 3, 3, 4])
  expect(ranksBy('ab ac cd ce bf df ef')).toEqual([0, 2, 1, 2, 2, 3])
  expect(ranksBy('ab ac cd ce be de')).toEqual([0, 1, 1, 2, 3])
})

test.each([
  ['is one of two', 'ab ac ce cf bd ed', 1, 1],
  ['is one of those of which some begin at what asks nothing', 'ab ac ae bh cd dh ef fg gh fi fj fk el em', 1, 1],
  ['leads to something else, too', 'ab ac cd ce ef eg bh dh fh gh bi', 1, 1],
  ['is met by something else, too', 'ab ac cd ce ef eg bh dh fh gh ib', 1, 1],
])('an outcome that %s stays where it is', (_, links, vertex, rank) => {
  expect(ranksBy(links)[vertex]).toBe(rank)
})
