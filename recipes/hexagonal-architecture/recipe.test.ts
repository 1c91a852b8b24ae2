import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('a core with ports at one side is as wide as its name needs', () => {
  const nodes = [
    { name: 'Orders', kind: 'port', group: 'Order management' },
    { name: 'SqlOrders', kind: 'component' },
    { name: 'PostgreSQL', kind: 'external' },
  ]
  const edges = [
    { from: 'Orders', to: 'SqlOrders' },
    { from: 'SqlOrders', to: 'PostgreSQL', text: 'SQL' },
  ]
  const data = { title: 'One port', nodes, edges, groups: [{ name: 'Order management' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toContain('management')
})
