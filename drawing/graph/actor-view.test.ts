import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-use-case/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test('an association is a horizontal line that ends beside the hands of its actor, whose name is below', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A reader borrows books',
    nodes: [
      { name: 'Reader', kind: 'actor', at: [1, 1] },
      { name: 'Borrow', at: [2, 1], group: 'Library' },
      { name: 'Check fines', at: [3, 1], group: 'Library' },
    ],
    edges: [
      { from: 'Reader', to: 'Borrow' },
      { from: 'Borrow', to: 'Check fines', kind: 'include' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const name = elements.find((element) => element.type === 'text' && element.text === 'Reader')
  const head = elements.find(({ type }) => type === 'circle')
  const link = elements.find((element) => element.type === 'line' && element.dashed !== true)
  if (name?.type !== 'text' || head?.type !== 'circle' || link?.type !== 'line') throw new Error('something is missing')
  expect([name.x, link.y]).toEqual([head.x, link.y2])
  const nearest = Math.min(Math.abs(link.x - head.x), Math.abs(link.x2 - head.x))
  expect(nearest).toBe(20)
  expect(head.y < link.y && link.y < name.y).toBe(true)
  expect(elements.some((element) => element.type === 'text' && element.text === '«include»')).toBe(true)
})
