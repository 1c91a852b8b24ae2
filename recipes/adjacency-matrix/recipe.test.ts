import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import matrix from './recipe.ts'

test('all cycles are counted, and the largest one', () => {
  const edges = ['ab', 'ba', 'cd', 'de', 'ec', 'ac'].map(([from, to]) => ({ from, to }))
  const data = {
    title: '{cycles} cycles of {members}, {largest} in one, {inside} of {edges}',
    nodes: Array.from('abcde', (name) => ({ name })),
    edges,
  }
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toBe('Dependency matrix: 2 cycles of 5, 3 in one, 5 of 6')
})

test('the one mark against the order is red, and its text says where the order breaks', () => {
  const data = {
    title: 'A claim',
    nodes: Array.from('abcd', (name) => ({ name })),
    edges: ['ab', 'bc', 'ca', 'da'].map(([from, to]) => ({ from, to })),
  }
  const drawing = drawRecipe(matrix as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  expect(elements.filter((each) => each.type === 'path' && each.fill === 'negative')).toHaveLength(1)
  expect(elements.filter((each) => each.type === 'path' && each.fill === 'ink')).toHaveLength(2)
  expect(description).toContain('except in 1 cycle')
  expect(description).toMatch(/In a cycle: \w → \w → \w → \w\./)
})
