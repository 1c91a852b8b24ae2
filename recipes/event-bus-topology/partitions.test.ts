import { expect, test } from 'vitest'
import { idleOf } from './partitions.ts'

const topics = [
  { name: 'orders', kind: 'queue', value: 6 },
  { name: 'refunds', kind: 'queue', value: 3 },
]

test.each([
  [8, ['orders'], 2],
  [6, ['orders'], 0],
  [4, ['refunds'], 1],
  [8, ['orders', 'refunds'], 2],
  [8, [], 0],
])('of %i consumers that read %j, %i are idle', (value, read, idle) => {
  const group = { name: 'Billing', kind: 'step', value }
  const edges = read.map((from) => ({ from, to: 'Billing', kind: 'data' }))
  expect(idleOf(group, { nodes: [...topics, group], edges })).toBe(idle)
})
