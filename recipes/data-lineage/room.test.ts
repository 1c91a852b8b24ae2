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

/** A narrow drawing of six steps, whose types are under names. */
const narrow = () => {
  const named = ['a', 'b', 'c', 'd', 'e'].map((step) => ({
    name: `stg_${step}`,
    fields: [{ name: `amount_in_${step}` }],
  }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Amounts',
    nodes: [
      { name: 'raw_orders', fields: ['amount_minor', 'currency'].map((name) => ({ name, type: 'timestamp(3)' })) },
      ...named,
      { name: 'fct_revenue_by_country_and_month', fields: [{ name: 'revenue' }] },
    ],
    edges: [
      { from: 'raw_orders.currency', to: 'stg_a.amount_in_a', text: 'decides the decimals' },
      ...named.slice(1).map(({ name }, at) => ({
        from: `stg_${'abcd'[at]}.amount_in_${'abcd'[at]}`,
        to: `${name}.amount_in_${name.at(-1)}`,
      })),
      { from: 'stg_e.amount_in_e', to: 'fct_revenue_by_country_and_month.revenue' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements
}

test('an arrow is level with the first line of its row, its words have two lines, the name of a table three', () => {
  const elements = narrow()
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['decides the', 'decimals', 'timestamp(3)', 'fct_revenue_', 'by_country_', 'and_month']),
  )
  const level = elements.flatMap((each) =>
    each.type === 'line' && each.arrow === true && each.y === each.y2 ? [each] : [],
  )
  // From a row of two lines into one of one line too; one is in the key.
  expect(level).toHaveLength(7)
})

test('what a column of the same table is computed from is lit beside the lines between them', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Margins',
    nodes: [
      { name: 'raw', fields: [{ name: 'rate' }] },
      { name: 'fct_margin', fields: [{ name: 'revenue' }, { name: 'margin' }] },
    ],
    edges: [
      { from: 'raw.rate', to: 'fct_margin.revenue' },
      { from: 'fct_margin.revenue', to: 'fct_margin.margin' },
    ],
    focus: ['raw.rate'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const fills = drawing.scene.elements.filter((each) => each.type === 'path' && each.fill === 'soft')
  expect(fills).toHaveLength(3)
})
