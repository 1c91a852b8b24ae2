import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { Item } from '../model/board.ts'
import type { LayoutGraph } from '../model/graph.ts'
import { toBoard } from '../model/to-board.ts'
import { besideEachOther } from './side-by-side.ts'

const inside = (group: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${group}${at}`, w: 176, h: 48, group }))

const graphOf = (edges: readonly (readonly [string, string])[], ...sizes: number[]): LayoutGraph => ({
  nodes: [
    ...['start', 'end', 'other'].map((id) => ({ id, w: 176, h: 48 })),
    ...sizes.flatMap((count, at) => inside(`g${at}`, count)),
  ],
  edges: edges.map(([from, to]) => ({ from, to })),
  groups: sizes.map((_, at) => ({ id: `g${at}`, head: { w: 96, h: 40 } })),
})

const options = { direction: 'down', maxWidth: 960 } as const

test('two lists that lead on to one thing have their shares of the page, side by side', () => {
  const edges = [
    ['start', 'g0'],
    ['start', 'g1'],
    ['g0', 'end'],
    ['g1', 'end'],
  ] as const
  const { groups } = layoutGraph(graphOf(edges, 8, 7), options)
  const [one, next] = [groups.get('g0')!, groups.get('g1')!]
  expect(one.x + one.w).toBeLessThan(next.x)
  expect(one.y).toBe(next.y)
  expect(next.x + next.w - one.x).toBeLessThanOrEqual(960)
})

test('of many lists beside each other, each is a column', () => {
  const sizes = Array.from({ length: 9 }, () => 2)
  const graph = graphOf(
    sizes.map((_, at) => [`g${at}`, 'end'] as const),
    ...sizes,
  )
  const nodes = graph.nodes.map((node) => (node.id.startsWith('g') ? { ...node, w: 64 } : node))
  const layout = layoutGraph({ ...graph, nodes }, options)
  expect(layout.nodes.get('g00')!.x).toBe(layout.nodes.get('g01')!.x)
})

test.each([
  ['g0 end, g1 end, g2 end', 3],
  ['g0 end, g1 end, start end', 2],
  ['g0 end, g1 other', 1],
  ['g0 end, g1 end, g0 g1', 1],
  ['g0 end, g1 end, g1 g0', 1],
  ['g0 end, g1 end, g2 end, g1 g2', 2],
  ['end g0, end g1', 1],
  ['g0 end, g00 other, g10 other', 2],
  ['g0 start, start g1, g0 end, g1 end', 1],
  ['g1 start, start g0, g0 end, g1 end', 1],
  ['g0 start, start g1, g1 start, g0 end, g1 end', 1],
  ['start g0, start g1, g0 end, g1 end, end start', 2],
] as const)('%s: as many groups beside the first: %i', (edges, count) => {
  const pairs = edges.split(', ').map((pair) => pair.split(' ') as [string, string])
  const board = toBoard(graphOf(pairs, 1, 1, 1), options, { direction: 'down', step: 0, width: 960, height: 768 })
  const first = board.items.find(({ group }) => group?.id === 'g0')
  expect(first === undefined ? 0 : besideEachOther(board, first)).toBe(count)
  expect(besideEachOther(board, board.items[0] as Item)).toBe(1)
})
