import { expect, test } from 'vitest'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import { alignGates } from './align-gates.ts'

const data = {
  nodes: [{ name: 'Internet' }, { name: 'Gateway', kind: 'gateway' }, { name: 'Balancer' }],
  groups: [],
  edges: [
    { from: 'Internet', to: 'Gateway', kind: 'traffic' },
    { from: 'Gateway', to: 'Internet', kind: 'egress' },
    { from: 'Gateway', to: 'Balancer', kind: 'traffic' },
  ],
}

const down = (x: number, from: number, to: number): EdgePlace => ({
  points: [
    { x, y: from },
    { x, y: to },
  ],
})

/** Where the edges are, with the one that leads on at an x. */
const aligned = (next: number): number[] => {
  const nodes = new Map(['Internet', 'Gateway', 'Balancer'].map((id, at) => [id, { x: 0, y: 100 * at, w: 160, h: 48 }]))
  const edges = [down(88, 48, 100), down(72, 100, 48), down(next, 148, 200)]
  const layout = { nodes, groups: new Map(), edges, joints: [] } as unknown as Layout
  const placed = alignGates(layout, data as unknown as GraphDocument, ({ kind }) => kind === 'gateway')
  return placed.edges.map(({ points: [start] }) => start!.x)
}

test('edges into a gateway are in line with what leads on, if that is a few pixels aside, and keep their distance', () => {
  expect(aligned(80)).toEqual([80, 64, 80])
  expect(aligned(88)).toEqual([88, 72, 88])
  expect(aligned(120)).toEqual([88, 72, 120])
})
