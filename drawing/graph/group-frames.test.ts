import { expect, test } from 'vitest'
import { plainShapes } from '../../recipes/flow-graph/plain-shapes.ts'
import { groupTones } from './group-frames.ts'

test('nodes that a tint tells apart are not on one', () => {
  const group = { name: 'Key', kind: 'group' }
  const toneWith = (node: object) =>
    groupTones({ groups: [group], nodes: [{ name: 'a', kind: 'box', ...node }] }, plainShapes).get(group)
  expect(toneWith({ group: 'Key', state: 'muted' })).toBe('raised')
  expect(toneWith({ group: 'Key', look: 'shaded' })).toBe('raised')
  for (const node of [
    { group: 'Key', look: 'tinted' },
    { group: 'Key' },
    { group: 'Key', state: 'negative' },
    { state: 'muted' },
  ])
    expect(toneWith(node)).toBe('tinted')
})

test.each([
  [['pod'], { pod: 'raised', cluster: 'tinted', account: 'raised' }],
  [['cluster'], { pod: 'tinted', cluster: 'raised', account: 'tinted' }],
  [['pod', 'cluster'], { pod: 'raised', cluster: 'raised', account: 'raised' }],
  [['account', 'pod'], { pod: 'raised', cluster: 'tinted', account: 'raised' }],
])('with shaded nodes in %j, areas still alternate where they can', (around, tones) => {
  const groups = [
    { name: 'account', kind: 'group' },
    { name: 'cluster', kind: 'group', group: 'account' },
    { name: 'pod', kind: 'group', group: 'cluster' },
  ]
  const nodes = around.map((group) => ({ name: group, kind: 'box', look: 'shaded' as const, group }))
  const found = [...groupTones({ groups, nodes }, plainShapes)].map(([{ name }, tone]) => [name, tone])
  expect(Object.fromEntries(found)).toEqual(tones)
})

test('areas that are painted from the outermost inward alternate from there', () => {
  const groups = ['region', 'zone', 'host', 'alone'].map((name, index, all) => ({
    name,
    kind: 'group' as const,
    ...(index === 0 || name === 'alone' ? {} : { group: all[index - 1]! }),
  }))
  const style = {
    ...plainShapes,
    groups: { group: { look: 'panel', tone: 'inward' } },
  } as unknown as typeof plainShapes
  expect([...groupTones({ groups, nodes: [] }, style).values()]).toEqual(['tinted', 'raised', 'tinted', 'tinted'])
})
