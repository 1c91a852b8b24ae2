import { expect, test } from 'vitest'
import type { Box } from '../../src/scene/scene.ts'
import { drawnGraph } from '../../test/drawn-graph.ts'

test('a group that holds only an empty group is around it', () => {
  const { part } = drawnGraph({
    nodes: [{ name: 'Wallet' }],
    edges: [{ from: 'Wallet', to: 'dApp' }],
    groups: [{ name: 'server', group: 'Host' }, { name: 'Host', group: 'dApp' }, { name: 'dApp' }],
  })
  const [server, host, outer] = [0, 1, 2].map((at) => part(`groups.${at}`).find(({ type }) => type === 'box') as Box)
  for (const [inner, around] of [
    [server, host],
    [host, outer],
  ] as const) {
    expect(inner?.x).toBeGreaterThan(around?.x ?? 0)
    expect(inner?.y).toBeGreaterThan(around?.y ?? 0)
    expect((inner?.x ?? 0) + (inner?.w ?? 0)).toBeLessThan((around?.x ?? 0) + (around?.w ?? 0))
    expect((inner?.y ?? 0) + (inner?.h ?? 0)).toBeLessThan((around?.y ?? 0) + (around?.h ?? 0))
  }
})

test.each(['arrow', undefined] as const)('what leads both ways has a stroke of its own (tail: %s)', (tail) => {
  const outer = ['Sync', 'Hooks', 'Jobs', 'Audit', 'Mail', 'Search'].map((name) => ({ name }))
  const edges = outer.map(({ name }) => ({ from: name, to: 'Core', ...(tail && { tail }) }))
  const { scene } = drawnGraph({ direction: 'down', nodes: [{ name: 'Core' }, ...outer], edges })
  expect(scene.elements.some((each) => each.type === 'circle' && each.r === 3)).toBe(tail === undefined)
})
