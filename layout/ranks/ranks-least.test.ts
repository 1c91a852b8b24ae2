/** Ranks beside all others that links allow, on graphs small enough to try them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

const count = 5
type Pair = readonly [from: number, to: number, weight?: number]

const levelOf = (pairs: readonly Pair[], groups: readonly number[][] = [], all = count) => ({
  vertices: Array.from({ length: all }, (_, item) => ({
    w: 4,
    h: 4,
    item,
    isGroup: false,
    hangs: false,
    met: 0,
    groups: groups[item] ?? [],
  })),
  links: pairs.map(([from, to, weight = 1]) => ({ from, to, weight, words: { w: 0, h: 0 }, isBack: false })),
})

const lengthOf = (ranks: readonly number[], pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [from, to, weight = 1]) => sum + weight * (ranks[to]! - ranks[from]!), 0)

/** The least length of all ranks from 0 to 4 in which each link leads on. */
const least = (pairs: readonly Pair[]): number => {
  let best = Infinity
  for (let code = 0; code < count ** count; code++) {
    const ranks = Array.from({ length: count }, (_, index) => Math.floor(code / count ** index) % count)
    if (pairs.every(([from, to]) => ranks[from]! < ranks[to]!)) best = Math.min(best, lengthOf(ranks, pairs))
  }
  return best
}

const anyPairs = fc.uniqueArray(
  fc
    .tuple(fc.nat(count - 1), fc.nat(count - 1), fc.integer({ min: 1, max: 3 }))
    .filter(([from, to]) => from < to)
    .map((each): Pair => each),
  { maxLength: 7, selector: ([from, to]) => `${from} ${to}` },
)

test.each([true, false])('have the least length of all, strict or not: %s', (strict) => {
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const ranks = ranksOf(levelOf(pairs), { strict, shares: false })
      expect(lengthOf(ranks, pairs)).toBe(least(pairs))
      expect(pairs.filter(([from, to]) => ranks[from]! >= ranks[to]!)).toEqual([])
      expect(new Set(ranks).size).toBe(Math.max(...ranks) + 1)
    }),
    { numRuns: 20, seed: 8 },
  )
})

test('what may be in several ranks is in the emptiest, unless ranks are strict', () => {
  // 0 → 1 → 2 → 3 is the flow, and 5 ends at rank 1; 4 is between 0 and 3, at rank 1 with two others, at rank 2 with one.
  const flow: Pair[] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 4],
    [4, 3],
    [0, 5],
  ]
  expect(ranksOf(levelOf(flow, [], 6), { strict: false, shares: false })).toEqual([0, 1, 2, 3, 2, 1])
  expect(ranksOf(levelOf(flow, [], 6), { strict: true, shares: false })).toEqual([0, 1, 2, 3, 1, 1])
  // Without 5 there is one beside it in either: it stays.
  expect(ranksOf(levelOf(flow.slice(0, 5)), { strict: false, shares: false })[4]).toBe(1)
})

test('what leaves with more weight than it comes with stays late', () => {
  const flow: Pair[] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 4],
    [4, 3, 2],
  ]
  expect(ranksOf(levelOf(flow), { strict: false, shares: false })[4]).toBe(2)
})

test('a link into a later open group may stay in its rank, one into an earlier one may not', () => {
  const groups = [[7], [8], [], [], []]
  expect(ranksOf(levelOf([[0, 1]], groups), { strict: false, shares: true }).slice(0, 2)).toEqual([0, 0])
  expect(ranksOf(levelOf([[1, 0]], groups), { strict: false, shares: true }).slice(0, 2)).toEqual([1, 0])
  expect(ranksOf(levelOf([[0, 1]], groups), { strict: false, shares: false }).slice(0, 2)).toEqual([0, 1])
})

test('what no link holds is beside the first of its mates', () => {
  const groups = [[], [], [7], [7], [6, 7]]
  const pairs: Pair[] = [
    [0, 1],
    [1, 2],
  ]
  expect(ranksOf(levelOf(pairs, groups), { strict: false, shares: false })).toEqual([0, 1, 2, 2, 2])
})

test('links against the sequence that most follow run back, and say so', () => {
  const level = levelOf([
    [0, 1, 2],
    [1, 2],
    [2, 0],
  ])
  expect(ranksOf(level, { strict: false, shares: false }).slice(0, 3)).toEqual([0, 1, 2])
  expect(level.links.map(({ isBack }) => isBack)).toEqual([false, false, true])
})
