import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { blocksOf, needsIn } from './order.ts'

const node = (name: string): GraphNode => ({ name, kind: 'service' }) as GraphNode
const edge = (from: string, to: string): GraphEdge => ({ from, to, kind: 'required' }) as GraphEdge
const blocks = (names: string, pairs: string[]): string[] => {
  const nodes = Array.from(names, node)
  const needs = needsIn({ nodes, edges: pairs.map(([from = '', to = '']) => edge(from, to)) })
  return blocksOf(nodes, needs).map((block) => block.map(({ name }) => name).join(''))
}

test('what is needed stands first, and what needs each other together', () => {
  expect(blocks('abc', ['ab', 'bc'])).toEqual(['c', 'b', 'a'])
  expect(blocks('abcd', ['ab', 'bc', 'cb', 'cd']).map((each) => each.split('').toSorted().join(''))).toEqual([
    'd',
    'bc',
    'a',
  ])
})

test('within a cycle, few needs run against the order', () => {
  const [order = ''] = blocks('abcd', ['ba', 'cb', 'dc', 'ad', 'ca', 'da', 'db'])
  expect(
    ['ba', 'cb', 'dc', 'ca', 'da', 'db'].every(([from = '', to = '']) => order.indexOf(to) < order.indexOf(from)),
  ).toBe(true)
})

test('two nodes share a block exactly when each leads to the other', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const pair = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).map(([a, b]) => a + b)
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 14 }), (pairs) => {
      const found = blocks('abcdef', pairs)
      const reach = (from: string): Set<string> => {
        const seen = new Set([from])
        for (const each of seen) for (const [a, b = ''] of pairs) if (a === each) seen.add(b)
        return seen
      }
      for (const a of ids)
        for (const b of ids) {
          const isMutual = reach(a).has(b) && reach(b).has(a)
          expect(found.some((block) => block.includes(a) && block.includes(b))).toBe(isMutual)
          if (!isMutual && reach(a).has(b))
            expect(found.findIndex((each) => each.includes(b))).toBeLessThan(
              found.findIndex((each) => each.includes(a)),
            )
        }
    }),
    { numRuns: 25 },
  )
})
