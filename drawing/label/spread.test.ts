import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('labels with room stay at their wanted position', () => {
  expect(spread([10, 90, 50], { sizes: 20, gap: 4 })).toEqual([10, 90, 50])
})

test('labels too close move apart evenly and keep their order', () => {
  expect(spread([50, 52], { sizes: 20, gap: 2 })).toEqual([40, 62])
  expect(spread([52, 50], { sizes: 20, gap: 2 })).toEqual([62, 40])
})

test('labels are in another order where what they name is', () => {
  expect(spread([50, 52], { sizes: 20, gap: 2, by: [1, 0] })).toEqual([62, 40])
})

test('a tall label takes more room than a low one', () => {
  expect(spread([30, 30], { sizes: [40, 20], gap: 0 })).toEqual([15, 45])
})

test('no label passes the edges', () => {
  expect(spread([0, 1, 99], { sizes: 10, gap: 0, from: 0, to: 100 })).toEqual([5, 15, 95])
})

test('where the edges leave too little room, labels run past the lower one', () => {
  expect(spread([0, 0, 0], { sizes: 10, gap: 0, from: 0, to: 20 })).toEqual([5, 15, 25])
})

test('no labels give no places', () => {
  expect(spread([], { sizes: 10, gap: 0, from: 0, to: 20 })).toEqual([])
})

test('no two labels come closer than the gap, whatever they want', () => {
  const label = fc.record({ at: fc.integer({ min: -50, max: 500 }), size: fc.integer({ min: 12, max: 60 }) })
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 20 }), (labels) => {
      const sizes = labels.map(({ size }) => size)
      const middles = spread(
        labels.map(({ at }) => at),
        { sizes, gap: 4, from: 0, to: 400 },
      )
      const tops = middles.map((at, index) => ({ top: at - (sizes[index] ?? 0) / 2, size: sizes[index] ?? 0 }))
      return tops
        .sort((a, b) => a.top - b.top)
        .every(
          ({ top }, index, all) =>
            top - (index === 0 ? -4 : (all[index - 1]?.top ?? 0) + (all[index - 1]?.size ?? 0)) >= 4 - 1e-9,
        )
    }),
  )
})
