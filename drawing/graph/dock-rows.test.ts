import { expect, test } from 'vitest'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import { dockRows } from './dock-rows.ts'

const data = {
  nodes: [{ name: 'account' }, { name: 'invoice' }],
  groups: [],
  edges: [{ from: 'account', to: 'invoice' }],
} as unknown as GraphDocument

const level = (y: number): EdgePlace => ({
  points: [
    { x: 160, y },
    { x: 260, y },
  ],
  label: { x: 180, y: y - 24, w: 40, h: 17, align: 'middle' },
})

/** Where the edge is after all, and its label. */
const docked = (offset: number, more: EdgePlace[] = []): (number | undefined)[] => {
  const nodes = new Map([
    ['account', { x: 0, y: 0, w: 160, h: 120 }],
    ['invoice', { x: 260, y: 0, w: 160, h: 200 }],
  ])
  const layout = { nodes, groups: new Map(), edges: [level(60), ...more], joints: [] } as unknown as Layout
  const [edge] = dockRows(layout, data, () => ({ node: data.nodes[1]!, offset })).edges
  return [edge?.points[0]?.y, edge?.label?.y]
}

test('a level edge runs at the row that it is about, with its words', () => {
  expect(docked(84)).toEqual([84, 60])
})

test('it stays where the other table does not reach, or something is in its way', () => {
  expect(docked(160)).toEqual([60, 36])
  expect(docked(84, [level(92)])).toEqual([60, 36])
})
