import { expect, test } from 'vitest'
import plain from '../../recipes/flow-graph/recipe.ts'
import { reviewScene } from '../../src/review/review-scene.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test('an edge ends beside the line of words that it leads to, not beside the widest one', () => {
  const drawing = drawRecipe(plain as unknown as AnyRecipe, {
    title: 'One node leads to another',
    direction: 'right',
    nodes: [{ name: 'Read' }, { name: 'This is bold and strong for the text shape', kind: 'text' }],
    edges: [{ from: 'Read', to: 'This is bold and strong for the text shape' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(reviewScene(drawing.scene).filter(({ rule }) => rule === 'R09')).toEqual([])
})
