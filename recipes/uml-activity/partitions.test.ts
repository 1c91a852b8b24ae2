import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import activity from './recipe.ts'

test('a partition around some of the steps is a frame, whose name no flow crosses', () => {
  const drawing = drawRecipe(activity as unknown as AnyRecipe, {
    title: 'x',
    groups: [{ name: 'Action' }],
    nodes: [
      { id: 'a', kind: 'start' },
      { name: 'Do', group: 'Action' },
      { id: 'b', kind: 'end' },
    ],
    edges: [
      { from: 'a', to: 'Do' },
      { from: 'Do', to: 'b' },
    ],
  })
  expect(drawing.ok && drawing.warnings).toEqual([])
})

test('where every step is in a partition, marks are in that of their neighbors: partitions are lanes', () => {
  const drawing = drawRecipe(activity as unknown as AnyRecipe, {
    title: 'x',
    groups: [{ name: 'Shop' }, { name: 'Bank' }],
    nodes: [
      { id: 'a', kind: 'start' },
      { name: 'Order', group: 'Shop' },
      { name: 'Pay', group: 'Bank' },
      { id: 'b', kind: 'end' },
    ],
    edges: [
      { from: 'a', to: 'Order' },
      { from: 'Order', to: 'Pay' },
      { from: 'Pay', to: 'b' },
    ],
  })
  if (!drawing.ok) throw new Error('refused')
  // Lanes have their names in the middle of their heads, frames at a corner.
  const heads = drawing.scene.elements.filter((each) => each.type === 'text' && ['Shop', 'Bank'].includes(each.text))
  expect(heads).toMatchObject([{ align: 'middle' }, { align: 'middle' }])
})

test('a mark that leads to another is in the partition of what that one leads to, whichever is listed first', () => {
  const nodes = [
    { id: 'a', kind: 'start' },
    { id: 'b', kind: 'fork' },
    { name: 'Order', group: 'Shop' },
    { name: 'Pay', group: 'Bank' },
  ]
  const edges = ['a > b', 'b > Pay', 'b > Order'].map((each) => each.split(' > ')).map(([from, to]) => ({ from, to }))
  const data = { title: 'x', groups: [{ name: 'Shop' }, { name: 'Bank' }], edges }
  for (const own of [nodes, nodes.toReversed()]) {
    const read = activity.data.schema.parse({ ...data, nodes: own })
    expect(read.nodes.filter(({ name }) => name === undefined).map(({ group }) => group)).toEqual(['Bank', 'Bank'])
  }
})
