import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Arc } from './feasible.ts'
import { solve } from './simplex.ts'

/** The sum of weight × distance. */
const costOf = (at: ArrayLike<number>, arcs: readonly Arc[]): number =>
  arcs.reduce((sum, { from, to, weight }) => sum + weight * ((at[to] ?? 0) - (at[from] ?? 0)), 0)

const variables = 5

const anyArc = fc.record({
  from: fc.integer({ min: 0, max: variables - 1 }),
  to: fc.integer({ min: 0, max: variables - 1 }),
  length: fc.integer({ min: 0, max: 3 }),
  weight: fc.integer({ min: 0, max: 4 }),
})

/** Arcs from lower to higher variables never contradict each other. */
const anyArcs = fc
  .array(anyArc, { minLength: 1, maxLength: 10 })
  .map((arcs) => arcs.filter(({ from, to }) => from < to))

const holds = (at: ArrayLike<number>, { from, to, length }: Arc): boolean => at[to]! - at[from]! >= length

/** The least cost of all positions from 0 to `most`, by trying them. */
const leastCost = (arcs: readonly Arc[], most: number): number => {
  let least = Infinity
  const at = Array.from({ length: variables }, () => 0)
  const visit = (variable: number): void => {
    if (variable === variables) {
      if (arcs.every((arc) => holds(at, arc))) least = Math.min(least, costOf(at, arcs))
      return
    }
    for (let place = 0; place <= most; place++) {
      at[variable] = place
      visit(variable + 1)
    }
  }
  visit(0)
  return least
}

test('positions keep all distances at the least cost that trying them all finds', () => {
  fc.assert(
    fc.property(anyArcs, (arcs) => {
      const { at, given } = solve(
        Array.from({ length: variables }, () => 0),
        arcs,
      )
      expect(given).toEqual([])
      expect(arcs.filter((arc) => !holds(at, arc))).toEqual([])
      expect(costOf(at, arcs)).toBe(leastCost(arcs, 8))
    }),
    { numRuns: 25, seed: 1 },
  )
})

test('of distances that contradict each other the softest is given up, and only that', () => {
  const arcs: Arc[] = [
    { from: 0, to: 1, length: 4, weight: 1, softness: 0 },
    { from: 1, to: 2, length: 4, weight: 1, softness: 1 },
    { from: 2, to: 0, length: -6, weight: 0, softness: 3 },
  ]
  const { at, given } = solve([0, 0, 0], arcs)
  expect(given).toMatchObject([{ arc: { from: 2, to: 0 }, excess: 2 }])
  expect([at[1]! - at[0]!, at[2]! - at[1]!]).toEqual([4, 4])
})

test('several contradictions are all resolved, and what is left holds', () => {
  fc.assert(
    fc.property(fc.array(anyArc, { maxLength: 14 }), (all) => {
      const arcs = all.filter(({ from, to }) => from !== to)
      const { at, given } = solve(
        Array.from({ length: variables }, () => 0),
        arcs,
      )
      const gone = new Set(given.map(({ arc }) => arc))
      expect(arcs.filter((arc) => !gone.has(arc) && !holds(at, arc))).toEqual([])
    }),
    { numRuns: 60, seed: 2 },
  )
})
