import { expect, test } from 'vitest'
import { bareName, drawRefs, refsWidth } from './refs.ts'

test('a branch is a chip, a tag a label with a point', () => {
  const drawn = drawRefs(['main', 'tag: v1'], { x: 0, y: 20 }, 'ink')
  expect(drawn.map((each) => (each.type === 'text' ? each.text : each.type))).toEqual([
    'box',
    'main',
    'path',
    'tag: v1',
  ])
  expect(drawn[2]).toMatchObject({ d: expect.stringMatching(/^M 64 20 L 74 8 H /) })
})

test('names take their width and what is free after each', () => {
  expect(refsWidth(['tag: v1'])).toBeGreaterThan(refsWidth(['v1']))
  expect(refsWidth(['main', 'main'])).toBe(2 * refsWidth(['main']))
})

test('only a tag with a name loses the word before it', () => {
  expect(['tag: v1', 'tag: ', 'tags/v1'].map(bareName)).toEqual(['v1', 'tag: ', 'tags/v1'])
})
