/** Words that are typed, in the drawing that there is. */
import { expect, test } from 'vitest'
import type { Scene } from '../../scene/scene.ts'
import { echoed } from './echo.ts'

const text = (words: string) => ({ type: 'text', x: 0, y: 20, text: words }) as const
const box = { type: 'box', x: 0, y: 0, w: 80, h: 40 } as const

const scene: Scene = {
  version: 1,
  width: 400,
  height: 200,
  title: 'Calls',
  description: 'Two services.',
  elements: [box, text('Shop'), box, text('Payment'), text('service'), text('Shop'), text('Shop')],
}
const parts = [
  { at: 'nodes.0', elements: [0, 1] },
  { at: 'nodes.1', elements: [2, 3, 4] },
  { at: 'edges.0', elements: [5, 6] },
]

const wordsAfter = (at: [string, number, string], before: string, after: string): string[] =>
  echoed({ scene, parts }, { path: at, before, after }).scene.elements.flatMap((each) =>
    each.type === 'text' ? [each.text] : [],
  )

const before = ['Shop', 'Payment', 'service', 'Shop', 'Shop']

test('words change where they are drawn, also in the last of several lines', () => {
  expect(wordsAfter(['nodes', 0, 'name'], 'Shop', 'Shops')).toEqual(['Shops', 'Payment', 'service', 'Shop', 'Shop'])
  expect(wordsAfter(['nodes', 1, 'name'], 'Payment service', 'Payment services')[2]).toBe('services')
})

test.each(['', '\n'])(
  'a long word that is broken, and words with a break of their own, go on in their last line',
  (between) => {
    const elements = [text('Payment'), text('service')]
    const [before, after] = [`Payment${between}service`, `Payment${between}services`]
    const typed = { path: ['nodes', 0, 'name'], before, after }
    const shown = { scene: { ...scene, elements }, parts: [{ at: 'nodes.0', elements: [0, 1] }] }
    expect(echoed(shown, typed).scene.elements.map((each) => each.type === 'text' && each.text)).toEqual([
      'Payment',
      'services',
    ])
  },
)

test('nothing changes where the drawing alone says how: other lines, words that stand twice, values that are not drawn', () => {
  expect(wordsAfter(['nodes', 1, 'name'], 'Payment service', 'Pay service')).toEqual(before)
  expect(wordsAfter(['edges', 0, 'text'], 'Shop', 'Shops')).toEqual(before)
  expect(wordsAfter(['nodes', 0, 'name'], 'Store', 'Stores')).toEqual(before)
  expect(wordsAfter(['nodes', 0, 'name'], '', 'S')).toEqual(before)
  expect(wordsAfter(['nodes', 2, 'name'], 'Shop', 'Shops')).toEqual(before)
})
