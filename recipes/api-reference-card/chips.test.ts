import { expect, test } from 'vitest'
import { chips, chipsWidth } from './chips.ts'

test('chips stand in a row on their middle line; on a solid fill their words are light', () => {
  const [first, , second, words] = chips(['main', 'v2'], { x: 40, y: 100 }, { fill: 'accent' })
  expect(first).toMatchObject({ type: 'box', x: 40, y: 88, h: 24, fill: 'accent' })
  expect(second).toMatchObject({ x: 40 + chipsWidth(['main']) })
  expect(words).toMatchObject({ text: 'v2', fill: 'surface' })
})

test('without names there is no row', () => {
  expect([chips([], { x: 0, y: 0 }), chipsWidth([])]).toEqual([[], 0])
})
