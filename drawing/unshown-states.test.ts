import { expect, test } from 'vitest'
import matrix from '../recipes/adjacency-matrix/recipe.ts'
import fishbone from '../recipes/ishikawa-fishbone/recipe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

const warningsOf = (recipe: unknown, data: object) => {
  const drawing = drawRecipe(recipe as AnyRecipe, { title: 'A claim', ...data })
  return drawing.ok ? drawing.warnings : drawing.findings
}

test('a state of which the drawing shows nothing is told, once for all of a kind', () => {
  const causes = ['one', 'two'].map((name) => ({ name, state: 'negative', children: [{ name: `${name} more` }] }))
  expect(warningsOf(fishbone, { root: { name: 'late', children: causes } })).toContainEqual({
    level: 'note',
    at: 'root.children.0.state',
    problem: 'negative is not drawn here, nor at 1 more; callouts say what is so',
  })
})

test('a state that is drawn, or whose color a focus takes, is not told', () => {
  const nodes = [
    { name: 'a', state: 'positive' },
    { name: 'b', state: 'negative' },
  ]
  const edges = [{ from: 'a', to: 'b' }]
  expect(warningsOf(matrix, { nodes, edges })).toEqual([])
  expect(warningsOf(matrix, { nodes, edges, focus: ['b'] })).toEqual([])
})
