import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { rangeOf } from './partitions.ts'
import recipe from './recipe.ts'
import { rungsOf } from './rungs.ts'

const topic = (name: string) => ({ name, kind: 'queue' })
const group = (name: string) => ({ name, kind: 'step' })
const edge = (from: string, to: string, kind = 'data') => ({ from, to, kind })
const rows = (nodes: { name: string; kind: string }[], edges: ReturnType<typeof edge>[]) =>
  rungsOf({ nodes, edges }).map(({ nodes: [first], beside }) => [first?.name, beside?.name].filter(Boolean).join(' | '))

test('readers follow their topic, topics the group that publishes to them; who reads several topics comes after the last', () => {
  const nodes = [topic('a'), topic('b'), group('All'), group('One'), group('Shop')]
  expect(
    rows(nodes, [edge('Shop', 'a'), edge('a', 'All'), edge('a', 'One'), edge('One', 'b'), edge('b', 'All')]),
  ).toEqual(['Shop', 'a', 'One', 'b', 'All'])
})

test('a topic from which a group tries again is below the group that publishes to it, by whatever kind of edge', () => {
  const nodes = [group('Shop'), topic('orders'), group('Billing'), topic('retry')]
  const edges = (back: string) => [
    edge('Shop', 'orders'),
    edge('orders', 'Billing'),
    edge('Billing', 'retry'),
    edge('retry', 'Billing', back),
  ]
  for (const back of ['data', 'feedback'])
    expect(rows(nodes, edges(back)), back).toEqual(['Shop', 'orders', 'Billing', 'retry'])
})

test('dead letters and what reads only them stand beside the rows below their source', () => {
  const nodes = [topic('a'), group('One'), topic('dead'), group('Replay')]
  const edges = [
    edge('a', 'One'),
    edge('One', 'dead', 'failure'),
    edge('dead', 'Replay'),
    edge('Replay', 'a', 'feedback'),
  ]
  expect(rows(nodes, edges)).toEqual(['a', 'One', 'dead', 'Replay'])
})

test('nothing stands beside a row that a rail comes to from the right', () => {
  const nodes = [group('App'), topic('a'), topic('b'), group('One'), topic('dead')]
  const edges = [edge('App', 'a'), edge('a', 'One'), edge('One', 'dead', 'failure'), edge('b', 'One')]
  expect(rows(nodes, edges)).not.toContain('b | dead')
  const published = [...edges.slice(0, 3), edge('App', 'b')]
  expect(rows(nodes, published).at(-1)).toBe('dead')
})

test('a retry does not stand beside the topic that it leads back to', () => {
  const nodes = [topic('a'), group('One'), topic('b'), topic('retry'), group('Again')]
  const edges = (back: string) => [
    edge('a', 'One'),
    edge('One', 'b'),
    edge('One', 'retry', 'failure'),
    edge('retry', 'Again'),
    edge('Again', back),
  ]
  expect(rows(nodes, edges('b'))).toEqual(['a', 'One', 'b', 'retry', 'Again'])
  expect(rows(nodes, edges('a'))).toEqual(['a', 'One', 'b | retry', 'Again'])
})

test('every node has a row, also where topics and groups form a cycle', () => {
  const nodes = [topic('a'), group('One'), topic('b'), group('Two')]
  const all = rows(nodes, [edge('a', 'One'), edge('One', 'b'), edge('b', 'Two'), edge('Two', 'a')])
  expect(all.toSorted()).toEqual(['One', 'Two', 'a', 'b'])
})

test.each([
  [6, 4, ['0-1', '2-3', '4-4', '5-5']],
  [3, 1, ['0-2']],
  [24, 4, ['0-5', '6-11', '12-17', '18-23']],
])('%i partitions over %i consumers: %j', (partitions, consumers, ranges) => {
  const found = Array.from({ length: consumers }, (_, index) => rangeOf(index, consumers, partitions).join('-'))
  expect(found).toEqual(ranges)
})

test('a line leads to each consumer that has a partition, and none to an idle one', () => {
  const nodes = [
    { name: 'orders', kind: 'queue', value: 3 },
    { name: 'Billing', value: 5 },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{idle} of {consumers} idle',
    focus: ['Billing'],
    nodes,
    edges: [{ from: 'orders', to: 'Billing' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const part = drawing.parts.find(({ at }) => at === 'edges.0')
  expect(part?.elements).toHaveLength(3)
  const words = drawing.scene.elements.flatMap((element) => (element.type === 'text' ? [element.text] : []))
  expect(words.filter((each) => /^(c\d|idle)$/.test(each))).toEqual(['c0', 'c1', 'c2', 'idle', 'idle'])
  expect(words).toContain('no partition left')
})

test('one consumer of several topics that no line joins says that it reads all of their partitions', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words.filter((each) => each === 'all partitions')).toHaveLength(1)
  expect(drawing.scene.description).toContain('Call center publishes to orders;')
})

test('what a group writes to outside of the bus is right below it, with its words, and no strip', () => {
  const nodes = [
    { ...topic('orders'), value: 12 },
    { ...group('Ledger'), value: 1 },
    ...['Snowflake', 'S3'].map((name) => ({ name, kind: 'sink' })),
    topic('booked'),
  ]
  const edges = [
    edge('orders', 'Ledger'),
    { ...edge('Ledger', 'Snowflake'), text: 'in batches every hour' },
    edge('Ledger', 'S3'),
    edge('Ledger', 'booked'),
  ]
  expect(rungsOf({ nodes, edges }).map((rung) => rung.nodes.map(({ name }) => name))).toEqual([
    ['orders'],
    ['Ledger'],
    ['Snowflake', 'S3'],
    ['booked'],
  ])
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Orders leave the bus', nodes, edges })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  expect(drawing.scene.description).toContain('Ledger writes to Snowflake and S3')
})
