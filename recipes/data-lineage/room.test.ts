import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('names that fit a table as wide as its column do not break, also where narrower ones must', () => {
  const table = (name: string, ...fields: string[]) => ({
    name,
    fields: fields.map((field) => ({ name: field, type: 'timestamp' })),
  })
  const steps = ['stg', 'int', 'fct', 'mart', 'agg', 'rpt'].map((step) => table(`${step}_of_orders`, 'order_amount'))
  const wide = { name: 'raw_orders', fields: [{ name: 'placed_at_utc', type: 'timestamptz', key: 'primary' }] }
  const all = [wide, table('raw_refunds', 'amount_cents'), ...steps]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Amounts',
    nodes: all,
    edges: [
      { from: 'raw_orders', to: 'stg_of_orders' },
      { from: 'raw_refunds', to: 'stg_of_orders' },
      ...steps.slice(1).map(({ name }, at) => ({ from: steps[at]?.name, to: name })),
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).not.toContain('mart_of_orders')
  expect(texts).toEqual(expect.arrayContaining(['raw_refunds', 'amount_cents']))
})
