import { expect, test } from 'vitest'
import type { GraphDocument } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { cutAtBorder, standIn } from './group-ends.ts'

const rect = { x: 0, y: 0, w: 100, h: 60 }

test('a path is cut where it leaves the rectangle for the last time', () => {
  const inside = { x: 50, y: 30 }
  expect(cutAtBorder([inside, { x: 140, y: 30 }], rect)).toEqual([
    { x: 100, y: 30 },
    { x: 140, y: 30 },
  ])
  expect(cutAtBorder([inside, { x: -40, y: 30 }, { x: -40, y: 90 }], rect)).toEqual([
    { x: 0, y: 30 },
    { x: -40, y: 30 },
    { x: -40, y: 90 },
  ])
  expect(cutAtBorder([inside, { x: 50, y: -20 }], rect)[0]).toEqual({ x: 50, y: 0 })
  expect(cutAtBorder([inside, { x: 50, y: 90 }], rect)[0]).toEqual({ x: 50, y: 60 })
  const again = [inside, { x: 140, y: 30 }, { x: 140, y: 50 }, { x: 60, y: 50 }, { x: 60, y: 90 }]
  expect(cutAtBorder(again, rect)).toEqual([
    { x: 60, y: 60 },
    { x: 60, y: 90 },
  ])
})

test('a path that stays inside, or begins outside, is left as it is', () => {
  const within = [
    { x: 10, y: 10 },
    { x: 90, y: 10 },
  ]
  expect(cutAtBorder(within, rect)).toEqual(within)
  const beyond = [
    { x: 200, y: 10 },
    { x: 300, y: 10 },
  ]
  expect(cutAtBorder(beyond, rect)).toEqual(beyond)
})

const group = { name: 'G', kind: 'group' }
const document = (edges: [string, string][]): GraphDocument => ({
  nodes: ['Out', 'A', 'B', 'C'].map((name) => ({ name, kind: 'step', ...(name === 'Out' ? {} : { group: 'G' }) })),
  edges: edges.map(([from, to]) => ({ from, to, kind: 'next' })),
  groups: [group],
})

const nameOf = (side: 'from' | 'to', edges: [string, string][]): string | undefined => {
  const data = document(edges)
  const edge = data.edges.at(-1)
  return edge && standIn({ group, edge, side }, data, new GraphNames(data))?.name
}

test('an edge leads to what nothing in the group leads to, and comes from what leads to nothing in it', () => {
  const chain: [string, string][] = [
    ['B', 'C'],
    ['C', 'A'],
  ]
  expect(nameOf('to', [...chain, ['Out', 'G']])).toBe('B')
  expect(nameOf('from', [...chain, ['G', 'Out']])).toBe('A')
})

test('where all lead to each other it is the first, and never the other end unless that is alone', () => {
  const circle: [string, string][] = [
    ['A', 'B'],
    ['B', 'C'],
    ['C', 'A'],
  ]
  expect(nameOf('to', [...circle, ['Out', 'G']])).toBe('A')
  expect(nameOf('to', [...circle, ['A', 'G']])).toBe('B')
})
