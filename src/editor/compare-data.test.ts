import { expect, test } from 'vitest'
import { compareData } from './compare-data.ts'

test('labels are new, still the recipe’s, or gone; references and numbers are not labels', () => {
  const sample = {
    title: 'Orders are late',
    columns: ['Week', 'Month'],
    nodes: [
      { name: 'Checkout', kind: 'service' },
      { name: 'Orders', value: 3 },
    ],
    edges: [{ from: 'Checkout', to: 'Orders', text: 'stores in' }],
  }
  const data = {
    title: 'Invoices are late',
    columns: ['Week', 'Year'],
    nodes: [{ name: 'Billing', kind: 'service' }],
    edges: [{ from: 'Billing', to: 'Orders', text: 'stores in' }],
  }
  const { own, leftOver, gone } = compareData(sample, data)
  expect(own.map(({ text }) => text)).toEqual(['Invoices are late', 'Year', 'Billing'])
  expect(leftOver).toEqual([
    { at: 'columns.0', text: 'Week' },
    { at: 'edges.0.text', text: 'stores in' },
  ])
  expect(gone.map(({ text }) => text)).toEqual(['Orders are late', 'Month', 'Checkout', 'Orders'])
  expect(compareData(sample, sample)).toMatchObject({ own: [], gone: [] })
})
