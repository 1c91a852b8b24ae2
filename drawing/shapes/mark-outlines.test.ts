import { expect, test } from 'vitest'
import { solidBar } from './mark-outlines.ts'

test('a fork is thinner and paler than what is in focus', () => {
  const rect = { x: 0, y: 8, w: 96, h: 8 }
  expect(solidBar(rect, {})).toMatchObject([{ x: 0, y: 9, w: 96, h: 6, fill: 'muted' }])
  expect(solidBar(rect, { stroke: 'accent' })).toMatchObject([{ fill: 'accent', stroke: 'accent' }])
})
