import { expect, test } from 'vitest'
import container from '../recipes/c4-container/recipe.ts'
import { enumerate } from './describe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

test('names in a sentence are joined, cut after the most of them, and none of them has a word too', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((names) => enumerate(names, 2))).toEqual([
    'none',
    'a',
    'a and b',
    'a and 2 more',
  ])
  expect(enumerate([], 6, 'nobody')).toBe('nobody')
})

test('a description has no gap where the data have no groups', () => {
  const nodes = [{ name: 'A' }, { name: 'B' }]
  const drawing = drawRecipe(container as unknown as AnyRecipe, {
    title: 'T',
    nodes,
    edges: [{ from: 'A', to: 'B', text: 'calls' }],
  })
  expect(drawing.ok && drawing.scene.description).toMatch(/^Without a boundary: A and B\. 1 relationship, /)
})
