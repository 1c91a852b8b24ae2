import { expect, test } from 'vitest'
import { Runners } from './runners.ts'

test('others are counted once each, without one’s own, whatever is added and removed', () => {
  const runners = new Runners(4)
  expect(runners.others(1, 7)).toBe(0)
  for (const bundle of [7, 8, 8, 9]) runners.add(1, bundle)
  expect([runners.others(1, 7), runners.others(1, 5), runners.has(1, 8), runners.has(2, 8)]).toEqual([
    2,
    3,
    true,
    false,
  ])
  runners.remove(1, 8)
  expect(runners.others(1, 7)).toBe(2)
  runners.remove(1, 8)
  expect([runners.others(1, 7), runners.has(1, 8), runners.at(1)]).toEqual([1, false, [7, 9]])
})
