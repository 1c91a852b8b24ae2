import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('what one source says of two topics is at these, and not twice where both lines begin', () => {
  const queue = (name: string) => ({ name, kind: 'queue', value: 3 })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'One source, two topics',
    nodes: [
      ...['Shop', 'App'].map((name) => ({ name, kind: 'source' })),
      ...['orders', 'users', 'audit'].map(queue),
      ...['Billing', 'Sync', 'Archive'].map((name) => ({ name, value: 2 })),
    ],
    edges: [
      { from: 'Shop', to: 'orders', text: 'publishes' },
      { from: 'App', to: 'orders', text: 'sends' },
      { from: 'Shop', to: 'audit', text: 'logs' },
      { from: 'App', to: 'users', text: 'captures' },
      { from: 'orders', to: 'Billing' },
      { from: 'users', to: 'Sync' },
      { from: 'audit', to: 'Archive' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ level }) => level === 'warning')).toEqual([])
})

test('groups, which are not drawn, are no part of the data', () => {
  const reading = readData(recipe.data as never, {
    title: 'A group',
    nodes: [
      { name: 'Shop', kind: 'source', group: 'Europe' },
      { name: 'orders', kind: 'queue' },
    ],
    edges: [{ from: 'Shop', to: 'orders' }],
    groups: [{ name: 'Europe' }],
  })
  expect(reading.ok ? [] : reading.findings.map(({ at }) => at)).toEqual(['nodes.0.group', 'groups'])
})
