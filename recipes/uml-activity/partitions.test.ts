import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import activity from './recipe.ts'

test('a partition around some of the steps is a frame, whose name no flow crosses', () => {
  const drawing = drawRecipe(activity as unknown as AnyRecipe, {
    title: 'x',
    groups: [{ name: 'Action' }],
    nodes: [
      { id: 'a', kind: 'start' },
      { name: 'Do', group: 'Action' },
      { id: 'b', kind: 'end' },
    ],
    edges: [
      { from: 'a', to: 'Do' },
      { from: 'Do', to: 'b' },
    ],
  })
  expect(drawing.ok && drawing.warnings).toEqual([])
})
