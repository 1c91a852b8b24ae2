import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutNode } from '../model/graph.ts'

const useCase = (id: string, at: readonly [number, number]): LayoutNode => ({
  id,
  w: 240,
  h: 64,
  group: 'system',
  outline: 'ellipse',
  at,
})

const developer: LayoutNode = { id: 'developer', w: 96, h: 112, outline: 'pill', at: [1, 1] }

const nodes = [
  developer,
  useCase('create', [2, 1]),
  useCase('roll out', [2, 2]),
  useCase('kill', [2, 3]),
  useCase('write audit entry', [3, 2]),
]
const groups = [{ id: 'system', head: { w: 160, h: 32 } }]

test('edges that are no trunk arrive at sides of their own where another is as near', () => {
  const edges = ['create', 'roll out', 'kill'].map((from) => ({
    from,
    to: 'write audit entry',
    label: { w: 64, h: 18 },
  }))
  const layout = layoutGraph({ nodes, edges, groups }, { direction: 'right' })
  expect(layout.edges.filter(({ joins }) => joins !== undefined)).toEqual([])
})

test('an edge crosses the border of a group straight, though lines beside other nodes are near', () => {
  const edges = [{ from: 'developer', to: 'create', link: true }]
  const layout = layoutGraph({ nodes, edges, groups }, { direction: 'right' })
  expect(layout.edges[0]?.points).toHaveLength(2)
})
