import { expect, test } from 'vitest'
import { dataSchema } from '../../../drawing/data-schema.ts'
import flow from '../../../recipes/flow-graph/recipe.ts'
import pie from '../../../recipes/pie-chart/recipe.ts'
import type { Json } from '../json-path.ts'
import { cellAt, cellsOf, missBy, upsetBy } from './pin-cell.ts'
import { pinnableList } from './pinnable.ts'
import { isEdge, reconnected } from './reconnect.ts'
import { fieldOfWords } from './words-at.ts'

const data: Json = {
  title: 'Lookups take {total} ms',
  nodes: [
    { name: 'Tracking API', tech: 'Go', note: 'Answers lookups and takes scans' },
    { id: 'cache', name: 'View cache', kind: 'Redis' },
  ],
  edges: [{ from: 'Tracking API', to: 'cache', text: 'Reads from', tech: 'RESP' }],
}

test.each([
  ['nodes.0', 'Tracking API', 'nodes.0.name'],
  ['nodes.0', '[Go]', 'nodes.0.tech'],
  ['nodes.0', 'Answers lookups', 'nodes.0.note'],
  ['edges.0', 'Reads from', 'edges.0.text'],
  ['title', 'Lookups take 12 ms', 'title'],
  ['nodes.0', '12 calls', undefined],
  ['nodes.0', 'rack', undefined],
  ['nodes.1', 'Redis', undefined],
])('words of %s that read “%s” come from %s', (at, words, field) => {
  expect(fieldOfWords(data, at, words)?.join('.')).toBe(field)
})

test('an edge takes the id or the name of what its end is dropped on; other edges and nameless things it does not', () => {
  expect(isEdge(data, 'edges.0')).toBe(true)
  expect(isEdge(data, 'nodes.0')).toBe(false)
  const moved = (to: string, end: 'from' | 'to') => {
    const next = reconnected(data, { edge: 'edges.0', end, to }) as
      | { edges: { from: string; to: string }[] }
      | undefined
    return next?.edges[0]
  }
  expect(moved('nodes.0', 'to')).toMatchObject({ from: 'Tracking API', to: 'Tracking API', text: 'Reads from' })
  expect(moved('nodes.1', 'from')).toMatchObject({ from: 'cache', to: 'cache' })
  expect(moved('edges.0', 'to')).toBeUndefined()
  expect(moved('title', 'to')).toBeUndefined()
})

test('nodes of a graph can be pinned, slices of a pie cannot', () => {
  expect(pinnableList(dataSchema(flow.data as never) as Json)).toBe('nodes')
  expect(pinnableList(dataSchema(pie.data as never) as Json)).toBeUndefined()
})

const middles = new Map([
  ['nodes.0', { x: 100, y: 100 }],
  ['nodes.1', { x: 300, y: 106 }],
  ['nodes.2', { x: 310, y: 300 }],
])

test('what is nearly level is in one row, and cells count from 1', () => {
  expect([...cellsOf(middles).values()]).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ])
})

test.each([
  [{ x: 296, y: 104 }, [2, 1]],
  [{ x: 200, y: 200 }, [1.5, 1.5]],
  [{ x: 0, y: 0 }, [0, 0]],
  [{ x: 500, y: 500 }, [3, 3]],
])('the cell at %o is %o', (place, cell) => {
  expect(cellAt(place, middles, cellsOf(middles))).toEqual(cell)
})

test('a node misses its place by the others that are on another side than wanted', () => {
  const after = new Map(middles).set('nodes.0', { x: 500, y: 104 })
  expect(missBy('nodes.0', { x: 100, y: 100 }, { before: middles, after })).toEqual({ x: 4, y: 0 })
  expect(missBy('nodes.0', { x: 500, y: 100 }, { before: middles, after })).toEqual({ x: 0, y: 0 })
  expect(missBy('nodes.0', { x: 305, y: 500 }, { before: middles, after })).toEqual({ x: 2, y: -3 })
})

test('the others are upset by every pair of them that has changed sides', () => {
  const after = new Map(middles).set('nodes.1', { x: 300, y: 312 })
  expect(upsetBy('nodes.0', middles, after)).toBe(1)
  expect(upsetBy('nodes.0', middles, new Map(middles).set('nodes.2', { x: 310, y: 0 }))).toBe(2)
  expect(upsetBy('nodes.1', middles, after)).toBe(0)
})
