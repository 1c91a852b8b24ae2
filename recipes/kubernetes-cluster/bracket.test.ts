import { expect, test } from 'vitest'
import { bracket } from './bracket.ts'

test('a bracket turns up where a tick is its end, and goes on straight where something leads from it', () => {
  expect(bracket([40, 200], { bar: 100, ticks: [40, 200] })).toMatch(/ V 84$/)
  expect(bracket([40, 200, 320], { bar: 100, ticks: [40, 200] })).toMatch(/H 320 M 200 100 V 84$/)
})
