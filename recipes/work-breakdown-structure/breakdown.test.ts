import { expect, test } from 'vitest'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import { amount, foldRows, rowsUnder } from './breakdown.ts'
import recipe from './recipe.ts'
import { columnWidth } from './sizes.ts'

const node = (name: string, ...children: TreeNode[]): TreeNode => ({ name, children })

const tree = node('top', node('a', node('b', node('c')), node('d')), node('e'))

test('codes count the way down, parents first', () => {
  expect(rowsUnder(tree, '2').map(({ node: { name }, code, depth }) => [name, code, depth])).toEqual([
    ['a', '2.1', 0],
    ['b', '2.1.1', 1],
    ['c', '2.1.1.1', 2],
    ['d', '2.1.2', 1],
    ['e', '2.2', 0],
  ])
})

test('the deepest levels are folded first, and each row says what it hides', () => {
  const rows = rowsUnder(tree, '1')
  const names = (most: number) => foldRows(rows, most).map(({ node: { name }, hidden }) => [name, hidden])
  expect(names(5).flatMap(([, hidden]) => hidden)).toEqual([0, 0, 0, 0, 0])
  expect(names(4)).toEqual([
    ['a', 0],
    ['b', 1],
    ['d', 0],
    ['e', 0],
  ])
  expect(names(1)).toEqual([
    ['a', 3],
    ['e', 0],
  ])
})

test('units that are words have a plural', () => {
  expect([amount(1, 'day'), amount(2, 'day'), amount(3, 'kB'), amount(4)]).toEqual(['1 day', '2 days', '3 kB', '4'])
})

test('a package in a state has its sign and color, and a long word stays whole', () => {
  const leaf = (name: string, more: object = {}) => ({ name, value: 3, ...more })
  const columns = ['a', 'b', 'd', 'e'].map((name) => ({ name, children: [leaf(`${name} leaf`)] }))
  const deep = {
    name: 'c',
    children: [{ name: 'Controls', children: [leaf('Lieferantenbewertung')] }, leaf('Late', { state: 'negative' })],
  }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    root: { name: 'All', children: [...columns, deep] },
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.filter((each): each is Text => each.type === 'text')
  expect(texts.filter(({ text }) => text.includes('Lieferantenbewertung')).length).toBe(1)
  expect(texts.find(({ text }) => text.includes('✗ Late'))?.fill).toBe('negative')
})

test('columns are wider than usual where long words would break, as far as a page goes', () => {
  const columns = (name: string, count: number): TreeNode =>
    node('top', ...Array.from({ length: count }, () => node('Betrieb', node(name))))
  const [usual, wide] = ['Review', 'Berechtigungskonzepte'].map((name) => columnWidth(columns(name, 6)))
  expect(usual).toBe(133)
  expect(wide).toBeGreaterThan(160)
  expect(columnWidth(columns('Datenschutzgrundverordnungskonformität', 6)) * 6 + 5 * 16).toBeLessThanOrEqual(1120)
  expect(columnWidth(columns('Review', 2))).toBe(280)
})

test('deliverables that are equally large are all named as the largest', () => {
  const titleOf = (...efforts: number[]): string => {
    const children = efforts.map((value, index) => ({
      name: `Part ${index}`,
      children: [{ name: `Work ${index}`, value }],
    }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: '{largest}: {share}',
      unit: 'days',
      root: { name: 'All', children },
    })
    return drawing.ok ? drawing.scene.title : ''
  }
  expect([titleOf(1, 2, 1), titleOf(2, 1, 2)].map((title) => title.split(': ').slice(1).join(': '))).toEqual([
    'Part 1: 50%',
    'Part 0 and Part 2: 40% each',
  ])
})

test('shares are in heads, the one in focus over the strip where the heading says it; columns end below their packages', () => {
  const data = {
    unit: 'days',
    root: {
      name: 'Top',
      children: [
        { name: 'Long', children: [30, 20, 10].map((value) => ({ name: `p${value}`, value })) },
        { name: 'Short', children: [{ name: 'q', value: 40 }] },
      ],
    },
  }
  const drawnWith = (more: object) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, title: 'A claim', ...more })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene
  }
  const shares = (more: object) =>
    drawnWith(more).elements.flatMap((each) => (each.type === 'text' && each.text.includes('0%') ? [each.text] : []))
  const heads = ['60 days · 60%', '40 days · 40%']
  for (const more of [{}, { focus: ['Long'] }]) expect(shares(more)).toEqual(heads)
  expect(
    shares({ title: '{share} of all', focus: ['Long'] })
      .slice(1)
      .toSorted(),
  ).toEqual(['40 days · 40%', '60%'])
  const columns = drawnWith({}).elements.flatMap((each) => (each.type === 'box' ? [each.h] : []))
  expect(columns).toHaveLength(2)
  expect(columns[0]).toBeGreaterThan(columns[1] ?? 0)
})

test('where bars of packages are on another scale than the strip, the picture says so', () => {
  const saysSo = (...values: number[]): boolean => {
    const children = values.map((value, index) => ({ name: `D${index}`, children: [{ name: `p${index}`, value }] }))
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      unit: 'days',
      root: { name: 'All', children },
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.some((each) => each.type === 'text' && each.text.includes('on its own'))
  }
  expect(saysSo(12, 10, 9)).toBe(true)
  // Nothing has no bar, and no scale.
  expect(saysSo(0, 0)).toBe(false)
})
