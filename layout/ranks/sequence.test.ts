import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sequenceOf } from './sequence.ts'

const count = 7
const anyLinks = fc.array(
  fc.record({ from: fc.nat(count - 1), to: fc.nat(count - 1), weight: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 16 },
)

test('links without circles all lead on in the sequence', () => {
  fc.assert(
    fc.property(anyLinks, (links) => {
      const onward = links.filter(({ from, to }) => from < to)
      const place = sequenceOf(count, onward)
      expect(onward.filter(({ from, to }) => place[from]! >= place[to]!)).toEqual([])
    }),
    { numRuns: 60, seed: 1 },
  )
})

test('at least half of all weight leads on, whatever the circles', () => {
  fc.assert(
    fc.property(anyLinks, (all) => {
      const links = all.filter(({ from, to }) => from !== to)
      const place = sequenceOf(count, links)
      const weigh = (some: typeof links): number => some.reduce((sum, { weight }) => sum + weight, 0)
      expect(2 * weigh(links.filter(({ from, to }) => place[from]! < place[to]!))).toBeGreaterThanOrEqual(weigh(links))
      expect([...place].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index))
    }),
    { numRuns: 60, seed: 2 },
  )
})

test('of a circle, the link into the first vertex of the source leads back', () => {
  const place = sequenceOf(3, [
    { from: 0, to: 1, weight: 1 },
    { from: 1, to: 2, weight: 1 },
    { from: 2, to: 0, weight: 1 },
  ])
  expect(place).toEqual([0, 1, 2])
})

test('of a circle in which all have as much coming as going, what is met first leads', () => {
  const links = [0, 1, 2].flatMap((from) => [
    { from, to: from + 1, weight: 1 },
    { from: from + 1, to: from, weight: 1 },
  ])
  expect(sequenceOf(4, links, (vertex) => 3 - vertex)).toEqual([3, 2, 1, 0])
})
