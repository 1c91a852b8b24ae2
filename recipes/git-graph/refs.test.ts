import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import gitGraph from './recipe.ts'
import { bareName, drawRefs, refsWidth } from './refs.ts'

test('a branch is a chip, a tag a label with a point', () => {
  const drawn = drawRefs(['main', 'tag: v1'], { x: 0, y: 20 }, 'ink')
  expect(drawn.map((each) => (each.type === 'text' ? each.text : each.type))).toEqual([
    'box',
    'main',
    'path',
    'tag: v1',
  ])
  expect(drawn[2]).toMatchObject({ d: expect.stringMatching(/^M 68 20 L 78 8 H /) })
})

test('names take their width and what is free after each', () => {
  expect(refsWidth(['tag: v1'])).toBeGreaterThan(refsWidth(['v1']))
  expect(refsWidth(['main', 'main'])).toBe(2 * refsWidth(['main']))
})

test('only a tag with a name loses the word before it', () => {
  expect(['tag: v1', 'tag: ', 'tags/v1'].map(bareName)).toEqual(['v1', 'tag: ', 'tags/v1'])
})

test('names of commits are a column behind all subjects; behind a long one each is after its own', () => {
  const drawn = (first: string) => {
    const refs = ['tag: v1']
    const events = [
      { id: 'b', name: first, after: ['a'], refs },
      { id: 'a', name: 'First', refs: ['tag: v0'] },
    ]
    const drawing = drawRecipe(gitGraph as unknown as AnyRecipe, { title: 'A claim', events })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const leftOf = (text: string): number =>
      drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === text ? [each.x] : []))[0] ?? 0
    expect(leftOf(first)).toBe(leftOf('First'))
    expect(leftOf('tag: v0')).toBeGreaterThan(leftOf('First'))
    return leftOf('tag: v1') - leftOf('tag: v0')
  }
  expect(drawn('A second subject')).toBe(0)
  expect(drawn('Cancel the query together with the request of its client')).toBeGreaterThan(100)
})

test('a column of names that has no room on the page is none', () => {
  const events = [
    {
      id: 'b',
      name: 'Tip',
      after: ['a'],
      refs: ['release/2026-11-payments-and-refunds', 'tag: v2026.11.30-payments-and-refunds', 'origin/HEAD'],
    },
    { id: 'a', name: 'Cancel the query with the request of a' },
  ]
  const drawing = drawRecipe(gitGraph as unknown as AnyRecipe, { title: 'A claim', events })
  expect(drawing.ok && [drawing.scene.width <= 1200, drawing.warnings]).toEqual([true, []])
})
