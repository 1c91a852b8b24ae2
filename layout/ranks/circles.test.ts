/** Strongly connected parts, beside reachability found by trying every way. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'

const count = 6
const anyLinks = fc.array(fc.record({ from: fc.nat(count - 1), to: fc.nat(count - 1) }), { maxLength: 12 })

test('are the vertices that reach each other', () => {
  fc.assert(
    fc.property(anyLinks, (links) => {
      const reaches = Array.from({ length: count }, (_, a) => Array.from({ length: count }, (__, b) => a === b))
      for (const { from, to } of links) reaches[from]![to] = true
      for (let by = 0; by < count; by++)
        for (let a = 0; a < count; a++)
          for (let b = 0; b < count; b++) if (reaches[a]![by]! && reaches[by]![b]!) reaches[a]![b] = true
      const all = [...reaches.keys()]
      const classes = all.map((a) => all.filter((b) => reaches[a]![b]! && reaches[b]![a]!))
      const expected = classes.filter((each, a) => each.length > 1 && each[0] === a)
      expect(circlesOf(count, links).toSorted((a, b) => a[0]! - b[0]!)).toEqual(expected)
    }),
    { numRuns: 200, seed: 6 },
  )
})

test.each([
  [[], []],
  [[[0, 0]], []],
  [
    [
      [0, 1],
      [1, 0],
    ],
    [[0, 1]],
  ],
  // A part that is done is no way back for what leads to it.
  [
    [
      [1, 2],
      [2, 1],
      [0, 1],
      [0, 3],
      [3, 0],
      [3, 2],
    ],
    [
      [1, 2],
      [0, 3],
    ],
  ],
])('of %j are %j', (links, expected) => {
  expect(
    circlesOf(
      4,
      links.map(([from, to]) => ({ from: from!, to: to! })),
    ),
  ).toEqual(expected)
})
