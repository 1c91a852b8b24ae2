import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutGraph } from '../model/graph.ts'

const size = { w: 192, h: 48 }
const lanes = ['left', 'middle', 'right']
const graph: LayoutGraph = {
  nodes: [
    { id: 'first', ...size, group: 'middle' },
    { id: 'fork', w: 96, h: 8, outline: 'bar', group: 'middle' },
    ...lanes.map((group) => ({ id: `in ${group}`, ...size, group })),
  ],
  edges: [{ from: 'first', to: 'fork' }, ...lanes.map((lane) => ({ from: 'fork', to: `in ${lane}` }))],
  groups: lanes.map((id) => ({ id, head: { w: 80, h: 48 } })),
}
const cells = { first: [2, 1], fork: [2, 2], 'in left': [1, 3], 'in middle': [2, 3], 'in right': [3, 3] } as const
const layout = layoutGraph(graph, { lanes: 'columns', cells })

test('a bar reaches over lanes, and no lane grows with it', () => {
  const [bar, middle] = [layout.nodes.get('fork'), layout.groups.get('middle')]
  expect(bar?.x).toBeLessThan(middle?.x ?? 0)
  expect((bar?.x ?? 0) + (bar?.w ?? 0)).toBeGreaterThan((middle?.x ?? 0) + (middle?.w ?? 0))
  for (const lane of lanes) expect(layout.groups.get(lane)?.w).toBeLessThan(2 * size.w)
})

test('edges continue straight across a bar, in the middle of what they join', () => {
  for (const [index, { to }] of graph.edges.entries()) {
    const rect = layout.nodes.get(index === 0 ? 'first' : to)
    const middle = (rect?.x ?? 0) + (rect?.w ?? 0) / 2
    expect(layout.edges[index]?.points.map(({ x }) => x)).toEqual([middle, middle])
  }
})
