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

test('where the bundle aimed at is, and no other, is marked', () => {
  const runners = new Runners(4)
  for (const [place, bundle] of [
    [0, 7],
    [1, 7],
    [1, 7],
    [1, 8],
    [2, 8],
  ] as const)
    runners.add(place, bundle)
  runners.aim(7)
  expect([...runners.own]).toEqual([1, 1, 0, 0])
  runners.remove(1, 7)
  runners.aim(7)
  expect([...runners.own]).toEqual([1, 1, 0, 0])
  runners.remove(0, 7)
  runners.aim(7)
  expect([...runners.own]).toEqual([0, 1, 0, 0])
  runners.aim(8)
  expect([...runners.own]).toEqual([0, 1, 1, 0])
  runners.aim(9)
  expect([...runners.own]).toEqual([0, 0, 0, 0])
})
