import { expect, test } from 'vitest'
import { block } from './block.ts'
import { wordBox } from './word-box.ts'

const rect = { x: 0, y: 0, w: 80, h: 32 }
const words = block([{ text: 'key', as: 'label' }])

test('words are in the middle of their box', () => {
  expect(wordBox(rect, words)).toMatchObject([
    { type: 'box', w: 80, h: 32 },
    { type: 'text', text: 'key', x: 40, align: 'middle' },
  ])
  expect(wordBox(rect, words, { fill: 'soft', stroke: 'accent' })[1]).not.toHaveProperty('fill')
})

test('words on a solid fill are light', () => {
  for (const fill of ['accent', 'ink'] as const)
    expect(wordBox(rect, words, { fill })[1]).toMatchObject({ fill: 'surface' })
})
