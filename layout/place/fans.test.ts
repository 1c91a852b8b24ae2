import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutEdge } from '../model/graph.ts'

const box = (id: string, column: number, row: number) => ({ id, w: 128, h: 96, at: [column, row] as const })

const checks = ['lint', 'test', 'build']
const fan: LayoutEdge[] = checks.flatMap((to) => [
  { from: 'push', to, trunk: 'next' },
  { from: to, to: 'gate', trunk: 'next' },
])
const nodes = [box('push', 1, 2), ...checks.map((id, index) => box(id, 2, index + 1)), box('gate', 3, 2)]

const gaps = (more: { h: number }): number[] => {
  const { nodes: rects } = layoutGraph(
    {
      nodes: [...nodes, box('fix', 3, 3)],
      edges: [...fan, { from: 'gate', to: 'fix', label: { w: 24, h: more.h } }],
    },
    { direction: 'right' },
  )
  const tops = checks.map((id) => rects.get(id)?.y ?? 0)
  return tops.slice(1).map((top, index) => top - (tops[index] ?? 0) - 96)
}

test('what branches off one node stands at equal distances, though a label beside one asks for more', () => {
  expect(gaps({ h: 36 })).toEqual([72, 72])
})

test('distances that differ much stay as they are', () => {
  expect(gaps({ h: 120 })).toEqual([40, 160])
})
