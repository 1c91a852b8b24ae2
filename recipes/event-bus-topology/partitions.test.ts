import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { shareIn } from './draw-shares.ts'
import { idleOf } from './partitions.ts'
import recipe from './recipe.ts'

const topics = [
  { name: 'orders', kind: 'queue', value: 6 },
  { name: 'refunds', kind: 'queue', value: 3 },
]

test.each([
  [8, ['orders'], 2],
  [6, ['orders'], 0],
  [4, ['refunds'], 1],
  [8, ['orders', 'refunds'], 2],
  [8, [], 0],
])('of %i consumers that read %j, %i are idle', (value, read, idle) => {
  const group = { name: 'Billing', kind: 'step', value }
  const edges = read.map((from) => ({ from, to: 'Billing', kind: 'data' }))
  expect(idleOf(group, { nodes: [...topics, group], edges })).toBe(idle)
})

test.each([
  [2, [12, 6], false, 'each reads 6 partitions of t0, 3 of t1'],
  [3, [6, 4], true, 'each also reads 2 partitions of t0, 1 or 2 of t1'],
  [1, [6], false, 'reads all of t0'],
])('%i consumers share the partitions of topics that no line joins: %j', (value, partitions, isMore, said) => {
  const topics = partitions.map((each, index) => ({ name: `t${index}`, kind: 'queue', value: each }))
  expect(shareIn({ name: 'group', kind: 'step', value }, topics, isMore)).toBe(said)
})

test('consumers without a partition are solid, those that read are not', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const fillOf = (text: string) => elements.find((each) => each.type === 'text' && each.text === text)
  expect([fillOf('c5'), fillOf('c6')]).toMatchObject([{ fill: 'accent' }, { fill: 'surface' }])
  const solid = elements.filter((each) => each.type === 'path' && each.fill === 'accent' && each.arrow !== true)
  expect(solid).toHaveLength(1)
})
