import { expect, test } from 'vitest'
import { type GraphDocument, graphTargets } from '../data/graph.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { box } from '../primitives.ts'
import { Sheet } from '../sheet.ts'
import { drawLayered } from './draw-layered.ts'

const node = (name: string) => ({ name, kind: 'node' })
const edge = (from: string, to: string, text?: string) => ({
  from,
  to,
  kind: 'edge',
  ...(text !== undefined && { text }),
})

/** What is drawn of a graph whose nodes are boxes of one size. */
const drawn = (data: GraphDocument) => {
  const whole = { title: 'Boxes', ...data }
  const sheet = new Sheet(whole, { places: new Places(whole), references: new References(graphTargets(data)) })
  const rects = drawLayered(sheet, () => ({
    boxes: data.nodes.map((item) => ({ item, w: 96, h: 48, draw: ({ x, y, w, h }) => [box(x, y, w, h)] })),
    arrows: data.edges.map((item) => ({ item, key: 'Leads to' })),
  }))
  return { rects: data.nodes.map((item) => rects.get(item)), sheet }
}

test('arrows lead from column to column, straight where they can, with their words over them', () => {
  const { rects, sheet } = drawn({ nodes: [node('a'), node('b')], edges: [edge('a', 'b', 'reads')], groups: [] })
  const [a, b] = rects
  expect(a?.y).toBe(b?.y)
  const elements = sheet.pieces.flatMap((piece) => piece.elements)
  expect(elements.filter(({ type }) => type === 'line')).toEqual([
    { type: 'line', x: 96, y: 24, x2: b?.x, y2: 24, arrow: true },
  ])
  expect(elements.flatMap((each) => (each.type === 'text' ? each.text : []))).toEqual(['reads'])
  expect(sheet.keyEntries.map(({ text }) => text)).toEqual(['Leads to'])
})

test('an arrow that leads back is a problem of its item', () => {
  const { sheet } = drawn({ nodes: [node('a'), node('b')], edges: [edge('a', 'b'), edge('b', 'a')], groups: [] })
  expect(sheet.problems.map(({ problem }) => problem)).toEqual([
    'closes a cycle: a > b > a; remove one of these, or name what both calls and is called twice',
  ])
})

test('arrows from one place part at dots, and each begins at its dot', () => {
  const names = ['b', 'c', 'd', 'e', 'f']
  const edges = names.map((name) => edge('a', name))
  const { sheet } = drawn({ nodes: ['a', ...names].map(node), edges, groups: [] })
  const elements = sheet.pieces.flatMap((piece) => piece.elements)
  const dots = elements.flatMap((each) => (each.type === 'circle' ? [`${each.x} ${each.y}`] : []))
  const starts = elements.flatMap((each) =>
    each.type === 'path'
      ? [/^M ?([\d.]+ [\d.]+)/.exec(each.d)?.[1]]
      : each.type === 'line'
        ? [`${each.x} ${each.y}`]
        : [],
  )
  expect(dots).toHaveLength(4)
  expect(starts).toEqual(expect.arrayContaining(dots))
})

test('what parts from one stroke and joins another has a head where it joins, and no dot', () => {
  const edges = [edge('a', 'x'), edge('a', 'y'), edge('b', 'y'), edge('b', 'z')]
  const { sheet } = drawn({ nodes: ['a', 'b', 'x', 'y', 'z'].map(node), edges, groups: [] })
  const elements = sheet.pieces.flatMap((piece) => piece.elements)
  const heads = elements.filter((each) => 'arrow' in each && each.arrow === true)
  // Without the bridge, y would have one head for both that lead to it.
  expect(heads).toHaveLength(4)
  expect(elements.filter(({ type }) => type === 'circle')).toHaveLength(2)
})
