import { expect, test } from 'vitest'
import { askedFor, leadOf } from './direction.ts'
import { layoutGraph } from './layout.ts'
import type { Cells } from './model/graph.ts'

test('lanes and spines have a direction of their own, whatever is asked for', () => {
  expect(askedFor({ lanes: 'rows', direction: 'down' })).toBe('right')
  expect(askedFor({ lanes: 'columns', direction: 'right' })).toBe('down')
  expect(askedFor({ spine: true })).toBe('down')
  expect(askedFor({ spine: true, direction: 'right' })).toBe('right')
  expect(askedFor({ spine: false })).toBeUndefined()
})

const lead = (cells: Cells, edges: readonly { way: string; back?: boolean; link?: boolean }[]) =>
  leadOf(
    {
      nodes: ['a', 'b', 'c'].map((id) => ({ id, w: 96, h: 48 })),
      edges: edges.map(({ way, ...edge }) => ({ from: way.slice(0, 1), to: way.slice(1), ...edge })),
    },
    cells,
    undefined,
  )

test('a known drawing leads where most of its edges do', () => {
  expect(lead({ a: [1, 1], b: [2, 1], c: [2, 2] }, [{ way: 'ab' }])).toBe('right')
  expect(lead({ a: [1, 1], b: [2, 1], c: [2, 2] }, [{ way: 'bc' }])).toBe('down')
  // One each: down, like pages.
  expect(lead({ a: [1, 1], b: [2, 1], c: [2, 2] }, [{ way: 'ab' }, { way: 'bc' }])).toBe('down')
  expect(lead({ a: [1, 1], b: [2, 1], c: [3, 1] }, [{ way: 'ab' }, { way: 'bc' }, { way: 'ca' }])).toBe('right')
})

test('edges that run back, links, and what is not known say nothing', () => {
  const cells: Cells = { a: [1, 1], b: [2, 1] }
  expect(lead(cells, [{ way: 'ab', back: true }])).toBe('down')
  expect(lead(cells, [{ way: 'ab', link: true }])).toBe('down')
  expect(lead(cells, [{ way: 'ac' }])).toBe('down')
  expect(lead({}, [{ way: 'ab' }])).toBeUndefined()
  expect(lead({ z: [1, 1] }, [{ way: 'ab' }])).toBeUndefined()
})

test('a known drawing leads where it is asked to', () => {
  const graph = { nodes: [{ id: 'a', w: 96, h: 48 }], edges: [] }
  expect(leadOf(graph, { a: [1, 1] }, 'right')).toBe('right')
  expect(leadOf(graph, {}, 'right')).toBeUndefined()
})

const chain = (count: number) => ({
  nodes: Array.from({ length: count }, (_, index) => ({ id: `n${index}`, w: 128, h: 48 })),
  edges: Array.from({ length: count - 1 }, (_, index) => ({ from: `n${index}`, to: `n${index + 1}` })),
})

test('a flow that would have to be folded is turned, unless it is strict', () => {
  const columns = (count: number, options = {}): number =>
    new Set([...layoutGraph(chain(count), { direction: 'right', ...options }).nodes.values()].map(({ x }) => x)).size
  expect([columns(6), columns(9), columns(9, { strict: true })]).toEqual([6, 1, 5])
})

test('equals that have no room in one row are in one column', () => {
  const leaves = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const nodes = ['hub', ...leaves].map((id) => ({ id, w: 160, h: 48 }))
  const edges = leaves.map((to) => ({ from: 'hub', to, label: { w: 64, h: 20 } }))
  const { nodes: places } = layoutGraph({ nodes, edges }, { direction: 'down' })
  expect(new Set(leaves.map((id) => places.get(id)!.x)).size).toBe(1)
})

test('of several starts, what the first edge leaves is before the circle that it leads to', () => {
  const pairs = ['start a', 'a b', 'b c', 'c a', 'late b'].map((pair) => pair.split(' '))
  const nodes = ['a', 'b', 'c', 'late', 'start'].map((id) => ({ id, w: 96, h: 48 }))
  const edges = pairs.map(([from, to]) => ({ from: from!, to: to! }))
  const { nodes: places } = layoutGraph({ nodes, edges }, { direction: 'down' })
  const tops = ['start', 'a', 'b', 'c'].map((id) => places.get(id)!.y)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})
