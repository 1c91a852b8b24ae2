import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutGroup, LayoutNode } from '../model/graph.ts'

const node = (id: string, group: string, at: readonly [number, number]): LayoutNode => ({ id, w: 96, h: 48, group, at })

const laid = (nodes: LayoutNode[], groups: LayoutGroup[]) => {
  const { groups: rects } = layoutGraph({ nodes, edges: [], groups }, { direction: 'right' })
  return (id: string) => rects.get(id) ?? { x: 0, y: 0, w: 0, h: 0 }
}

const zone = [{ id: 'zone' }, { id: 'public', parent: 'zone' }, { id: 'app', parent: 'zone' }]

test('groups in one column of a group share their left and right edges', () => {
  const nodes = [node('gateway', 'public', [1, 1]), node('balancer', 'public', [2, 1]), node('tasks', 'app', [2, 2])]
  const rectOf = laid(nodes, zone)
  expect(rectOf('app')).toMatchObject({ x: rectOf('public').x, w: rectOf('public').w })
})

/** Groups of so many nodes, one beside the other. */
const columns = (...counts: [number, number]) =>
  laid(
    counts.flatMap((count, column) =>
      Array.from({ length: count }, (_, row) =>
        node(`${column} ${row}`, column === 0 ? 'public' : 'app', [column + 1, row + 1]),
      ),
    ),
    zone,
  )

test('groups in one row of a group share their upper and lower edges', () => {
  const rectOf = columns(4, 3)
  expect(rectOf('app')).toMatchObject({ y: rectOf('public').y, h: rectOf('public').h })
})

test('a group does not get much higher than what it holds', () => {
  expect(columns(4, 1)('app').h).toBe(48 + 2 * 24)
})

test('a group does not grow over what is not in it', () => {
  const nodes = [
    node('gateway', 'public', [1, 1]),
    node('balancer', 'public', [2, 1]),
    node('tasks', 'app', [2, 2]),
    node('bucket', 'zone', [1, 2]),
  ]
  expect(laid(nodes, zone)('app').w).toBe(96 + 2 * 24)
})

test('on the open page, only groups that differ by little are made even', () => {
  const nodes = [node('page', 'browser', [2, 1]), ...[1, 2, 3].map((at) => node(`n${at}`, 'region', [at, 2]))]
  const groups = [{ id: 'browser' }, { id: 'region' }]
  expect(laid(nodes, groups)('browser').w).toBe(96 + 2 * 24)
})
