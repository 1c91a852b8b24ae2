import { expect, test } from 'vitest'
import { badge } from './badge.ts'

test('words are in the middle of the circle, light on a solid fill', () => {
  expect(badge(3, { x: 40, y: 20 }, { r: 12, fill: 'accent', stroke: 'accent' })).toMatchObject([
    { type: 'circle', x: 40, y: 20, r: 12, fill: 'accent' },
    { type: 'text', text: '3', x: 40, align: 'middle', fill: 'surface' },
  ])
  expect(badge('A', { x: 0, y: 0 })[1]).toMatchObject({ fill: 'ink' })
})
