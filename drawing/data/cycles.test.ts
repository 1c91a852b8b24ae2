import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCycle, cyclesIn } from './cycles.ts'
import { namedTargets, References } from './references.ts'

test('only what leads back to itself is in a cycle, from where it is entered', () => {
  const next: Record<string, string[]> = { first: [], later: ['load'], load: ['verify'], verify: ['first', 'load'] }
  expect(cyclesIn(Object.keys(next), (item) => next[item] ?? [])).toEqual([['load', 'verify']])
  expect(cyclesIn(['self'], () => ['self'])).toEqual([['self']])
})

test('cycles that share nothing are found one by one', () => {
  const next: Record<string, string[]> = { a: ['b'], b: ['a'], c: ['a'], d: ['d'] }
  expect(cyclesIn(Object.keys(next), (item) => next[item] ?? [])).toEqual([['a', 'b'], ['d']])
})

test('a graph has a cycle exactly if its nodes have no order in which everything leads forward', () => {
  const graph = fc.array(fc.array(fc.nat(6), { maxLength: 3 }), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(graph, (exits) => {
      const left = new Set(exits.keys())
      for (let size = -1; size !== left.size; ) {
        size = left.size
        for (const node of left) if (!exits[node]?.some((each) => left.has(each))) left.delete(node)
      }
      const cycles = cyclesIn([...exits.keys()], (node) => exits[node] ?? [])
      expect(cycles.length > 0).toBe(left.size > 0)
      for (const cycle of cycles)
        cycle.forEach((node, index) => expect(exits[node]).toContain(cycle[(index + 1) % cycle.length]))
    }),
  )
})

const names = new References(namedTargets([{ name: 'A' }, { id: 'b', name: 'B' }, { name: 'C' }]))
const edge = (from: string, to: string, kind = 'is') => ({ from, to, kind })

test('a cycle of edges is found at the edge that closes it, by whatever name an end has', () => {
  const edges = [edge('C', 'A'), edge('A', 'B'), edge('b', 'A')]
  expect(checkCycle(edges, names)).toEqual([{ at: 'edges.2', problem: 'closes a cycle: A > B > A' }])
})

test('edges that do not count close no cycle, and places are those in the whole list', () => {
  const edges = [edge('A', 'B', 'uses'), edge('B', 'A'), edge('B', 'B')]
  expect(checkCycle(edges, names, ({ kind }) => kind === 'is')).toEqual([
    { at: 'edges.2', problem: 'closes a cycle: B > B' },
  ])
})
