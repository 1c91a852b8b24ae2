import { expect, test } from 'vitest'
import { plainShapes } from '../../recipes/flow-graph/plain-shapes.ts'
import { groupTones } from './group-frames.ts'

test('nodes that a tint tells apart are not on one', () => {
  const group = { name: 'Key', kind: 'group' }
  const toneWith = (node: object) =>
    groupTones({ groups: [group], nodes: [{ name: 'a', kind: 'box', ...node }] }, plainShapes).get(group)
  expect(toneWith({ group: 'Key', state: 'muted' })).toBe('raised')
  for (const node of [{ group: 'Key' }, { group: 'Key', state: 'negative' }, { state: 'muted' }])
    expect(toneWith(node)).toBe('tinted')
})
