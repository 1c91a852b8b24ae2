import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('the boundary of a system is a line around ellipses on the page; in focus it has the accent', () => {
  const frameOf = (focus: string[]) => {
    const data = {
      title: 'Loans',
      focus,
      nodes: [
        { name: 'Reader', kind: 'actor' },
        { name: 'Borrow', group: 'Library' },
        { name: 'Return', group: 'Library' },
      ],
      edges: [
        { from: 'Reader', to: 'Borrow' },
        { from: 'Reader', to: 'Return' },
      ],
      groups: [{ name: 'Library' }],
    }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const frames = drawing.scene.elements.filter(({ type }) => type === 'box')
    return frames.map((each) => each.type === 'box' && [each.fill, each.stroke])
  }
  expect(frameOf(['Borrow'])).toEqual([['none', undefined]])
  expect(frameOf(['Library'])).toEqual([['soft', 'accent']])
})
