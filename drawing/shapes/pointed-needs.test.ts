import { expect, test } from 'vitest'
import { diamondNeed, triangleNeed } from './pointed-needs.ts'

test('words fit half of each side of a triangle', () => {
  const { w, h } = triangleNeed(80, 60)
  expect([w / 2 >= 80, h / 2 >= 60]).toEqual([true, true])
})

test('an arrow into the side of a triangle or the tip of a diamond meets it at 30 degrees or more, however wide the words', () => {
  for (const words of [20, 100, 160, 400]) {
    const [triangle, diamond] = [triangleNeed(words, 20), diamondNeed(words, 20, 1.7)]
    expect(Math.atan2(triangle.h, triangle.w / 2)).toBeGreaterThanOrEqual(Math.PI / 6)
    expect(Math.atan2(diamond.h, diamond.w)).toBeGreaterThanOrEqual(Math.PI / 6)
  }
})
