import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basicEvents, type FaultEvent, isQuantified, likelihood, oddsOf, shareOf } from './events.ts'

const leaf = (p?: number, name = 'x'): FaultEvent => ({
  name,
  gate: 'or',
  ...(p === undefined ? {} : { p }),
  children: [],
})
const gate = (kind: 'or' | 'and', ...children: FaultEvent[]): FaultEvent => ({ name: 'g', gate: kind, children })

test('an AND gate multiplies, an OR gate is one less the chance that nothing happens', () => {
  expect(likelihood(gate('and', leaf(0.5), leaf(0.2)))).toBeCloseTo(0.1)
  expect(likelihood(gate('or', leaf(0.5), leaf(0.2)))).toBeCloseTo(0.6)
})

test('a tree agrees with counting all combinations of basic events', () => {
  const tree = fc.letrec<{ node: FaultEvent }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 2 },
      fc.double({ min: 0, max: 1, noNaN: true }).map((p) => leaf(p)),
      fc
        .tuple(fc.constantFrom('or' as const, 'and' as const), fc.array(tie('node'), { minLength: 1, maxLength: 3 }))
        .map(([kind, children]) => gate(kind, ...children)),
    ),
  })).node
  const happens = (event: FaultEvent, on: ReadonlySet<FaultEvent>): boolean =>
    event.children.length === 0
      ? on.has(event)
      : event.gate === 'and'
        ? event.children.every((each) => happens(each, on))
        : event.children.some((each) => happens(each, on))
  fc.assert(
    fc.property(tree, (root) => {
      const leaves = basicEvents(root)
      if (leaves.length > 8) return
      let sum = 0
      for (let bits = 0; bits < 2 ** leaves.length; bits++) {
        const on = new Set(leaves.filter((_, at) => (bits >> at) % 2 === 1))
        const chance = leaves.reduce((all, each) => all * (on.has(each) ? (each.p ?? 0) : 1 - (each.p ?? 0)), 1)
        if (happens(root, on)) sum += chance
      }
      expect(likelihood(root)).toBeCloseTo(sum, 9)
    }),
    { numRuns: 50 },
  )
})

test('a share is how much rarer the top event is without the basic event', () => {
  const [a, b] = [leaf(0.3), leaf(0.1)]
  const root = gate('or', a, b)
  expect(shareOf(a, root)).toBeCloseTo(1 - 0.1 / 0.37)
  expect(shareOf(leaf(0), gate('or', leaf(0)))).toBe(0)
})

test('odds have three digits, and certainty and impossibility have words', () => {
  expect([0, 1, 0.6, 0.5, 0.0006, 1 / 1234567].map(oddsOf)).toEqual([
    'never',
    'always',
    '60%',
    '1 in 2',
    '1 in 1,670',
    '1 in 1,230,000',
  ])
})

test('nothing is computed where a probability is missing', () => {
  expect([isQuantified(gate('or', leaf(0.1), leaf())), isQuantified(gate('or', leaf(0.1), leaf(0)))]).toEqual([
    false,
    true,
  ])
})
