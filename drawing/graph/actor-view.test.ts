import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-use-case/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test('an association is a horizontal line at the waist of its actor, under the hands; the name is below', () => {
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
  // The figure's limbs are closed; the association is the open path.
  const link = elements.find((element) => element.type === 'path' && /\d$/.test(element.d) && element.dashed !== true)
  if (name?.type !== 'text' || head?.type !== 'circle' || link?.type !== 'path') throw new Error('something is missing')
  const [x = 0, y = 0, x2 = 0, y2] = [...link.d.matchAll(/\d+/g)].map(Number)
  expect([name.x, y]).toEqual([head.x, y2])
  // Under the hands and beyond them, so that it is no longer arm.
  expect(Math.min(Math.abs(x - head.x), Math.abs(x2 - head.x))).toBe(20)
  const limbs = elements.find((element) => element.type === 'path' && element.d.endsWith('Z'))
  expect(limbs?.type === 'path' && limbs.d).toMatch(new RegExp(`^M${head.x - 16} ${y - 8}H${head.x + 16}M`))
  expect(head.y < y && y < name.y).toBe(true)
  expect(elements.some((element) => element.type === 'text' && element.text === '«include»')).toBe(true)
})
