import { expect, test } from 'vitest'
import container from '../recipes/c4-container/recipe.ts'
import { enumerate } from './describe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

test.each([
  [[], 'none'],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['a', 'b', 'c', 'd'], 'a, b and 2 more'],
  [['a, b'], 'a, b'],
  [['a, b', 'c', 'd'], 'a, b; c; and d'],
])('names %j are said as "%s"', (names, said) => {
  expect(enumerate(names, 3)).toBe(said)
})

test('where there are no names, it says what it is told to', () => {
  expect(enumerate([], 6, 'nobody')).toBe('nobody')
})

test('names that are not said do not choose the separator', () => {
  expect(enumerate(['a', 'b', 'c', 'd, e'], 3)).toBe('a, b and 2 more')
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
