import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** The width of the task whose flow to the error begins so. */
const widthOf = (kind: string): number => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A meter is visited',
    nodes: [
      { name: 'Order', kind: 'start', group: 'Operator' },
      { name: 'Visit the meter', kind: 'user-task', group: 'Operator' },
      { name: 'Read', kind: 'end', group: 'Operator' },
      { name: 'Inaccessible', kind: 'error-end', group: 'Operator' },
    ],
    edges: [
      { from: 'Order', to: 'Visit the meter' },
      { from: 'Visit the meter', to: 'Read' },
      { from: 'Visit the meter', to: 'Inaccessible', kind },
    ],
    groups: [{ name: 'Operator' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const task = drawing.parts.find(({ at }) => at === 'nodes.1')?.elements[0] ?? -1
  const box = drawing.scene.elements[task]
  return box?.type === 'box' ? box.w : Number.NaN
}

test('a task is wider where an event at its side would lie on its words', () => {
  expect(widthOf('on-error') - widthOf('next')).toBe(16)
})
