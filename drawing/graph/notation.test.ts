import { expect, test } from 'vitest'
import { restyled } from './notation.ts'

const notation = {
  nodes: { service: { shape: 'box', text: 'Service' }, store: { shape: 'cylinder', text: 'Store' } },
  edges: { calls: { text: 'Calls' } },
  groups: { zone: { look: 'zone', text: 'Zone' } },
} as const

test('kinds of a notation are restyled one property at a time', () => {
  const { nodes, edges, groups } = restyled(notation, {
    nodes: { store: { text: 'Database' } },
    edges: { calls: { dashed: true } },
  })
  expect(nodes).toEqual({ service: notation.nodes.service, store: { shape: 'cylinder', text: 'Database' } })
  expect(edges).toEqual({ calls: { text: 'Calls', dashed: true } })
  expect(groups).toEqual(notation.groups)
  expect(notation.nodes.store.text).toBe('Store')
})
