import { expect, test } from 'vitest'
import { bracket } from './bracket.ts'

const ticks = [
  { x: 40, y: 84 },
  { x: 200, y: 60 },
]

test('a bracket turns up to what it holds at its end, and goes on straight where something leads from it', () => {
  expect(bracket([40, 200], { bar: 100, ticks })).toMatch(/^M 40 84 .* V 60$/)
  expect(bracket([40, 200, 320], { bar: 100, ticks })).toMatch(/H 320 M 200 100 V 60$/)
})
