import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-use-case/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'
import type { Sheet } from '../sheet.ts'
import { actorView } from './actor-view.ts'
import { meetOutline } from './meet-outline.ts'

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

test('several associations at one side of an actor all end beside its figure or its name', () => {
  const goals = ['Search', 'Book', 'Cancel', 'Change']
  const view = actorView({ name: 'A frequent traveller', kind: 'actor' }, { cap: 240, sheet: {} as Sheet })
  const rect = { x: 0, y: 0, w: view.w, h: view.h }
  const met = view.met?.(rect) ?? []
  const middle = view.h / 2
  for (const [index] of goals.entries()) {
    const y = middle + 12 * (index - 1)
    const end = meetOutline({ x: view.w, y }, { x: view.w + 40, y }, met)
    expect(end.x).toBeLessThan(view.w)
  }
})
