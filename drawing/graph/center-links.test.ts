import { expect, test } from 'vitest'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import { centerLinks } from './center-links.ts'

const data = { nodes: [], groups: [{ name: 'Edge' }, { name: 'Plant' }], edges: [{ from: 'Edge', to: 'Plant' }] }

const link: EdgePlace = {
  points: [
    { x: 16, y: 100 },
    { x: 16, y: 148 },
  ],
  label: { x: 24, y: 112, w: 80, h: 17, align: 'start' },
}

/** Where the edge is after all, and its label, with these nodes and further edges. */
const centered = (nodes: Layout['nodes'] = new Map(), more: EdgePlace[] = []) => {
  const groups = new Map([
    ['group Edge', { x: 0, y: 0, w: 240, h: 100 }],
    ['group Plant', { x: 0, y: 148, w: 800, h: 100 }],
  ])
  const layout = { nodes, groups, edges: [link, ...more], joints: [] } as unknown as Layout
  const [edge] = centerLinks(layout, data as unknown as GraphDocument).edges
  return [edge?.points.map(({ x }) => x), edge?.label?.x]
}

test('a straight edge between groups is in the middle of where they face each other, with its words', () => {
  expect(centered()).toEqual([[120, 120], 128])
})

test('it stays where something is in its way', () => {
  const stays = [[16, 16], 24]
  expect(centered(new Map([['Valve', { x: 200, y: 110, w: 40, h: 20 }]]))).toEqual(stays)
  const other = link.points.map(({ y }) => ({ x: 130, y }))
  expect(centered(new Map(), [{ points: other }])).toEqual(stays)
})
