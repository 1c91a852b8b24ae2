import { expect, test } from 'vitest'
import type { Json } from '../json-path.ts'
import { edgeEnds } from './edge-ends.ts'
import { neighborOf, stepFrom } from './neighbor.ts'

const box = (x: number, y: number) => ({ x, y, w: 100, h: 40 })

test('arrow keys go to the nearest that is ahead, and nowhere if nothing is', () => {
  const others = [
    { at: 'right', rect: box(200, 10) },
    { at: 'further', rect: box(400, 0) },
    { at: 'below', rect: box(10, 100) },
  ]
  expect(neighborOf(box(0, 0), others, { x: 1, y: 0 })).toBe('right')
  expect(neighborOf(box(0, 0), others, { x: 0, y: 1 })).toBe('below')
  expect(neighborOf(box(0, 0), others, { x: -1, y: 0 })).toBeUndefined()
})

test('a step leads to the next column, and beyond the last one', () => {
  const middles = new Map([
    ['a', { x: 100, y: 0 }],
    ['b', { x: 300, y: 0 }],
    ['c', { x: 310, y: 90 }],
  ])
  expect(stepFrom('a', middles, { x: 1, y: 0 })).toEqual({ x: 300, y: 0 })
  expect(stepFrom('b', middles, { x: 1, y: 0 })).toEqual({ x: 460, y: 0 })
  expect(stepFrom('c', middles, { x: 0, y: -1 })).toEqual({ x: 310, y: 0 })
  expect(stepFrom('d', middles, { x: 0, y: -1 })).toBeUndefined()
})

test('the ends of an edge are where it meets what it joins, whichever way it was drawn', () => {
  const data: Json = { nodes: [{ name: 'A' }, { name: 'B' }], edges: [{ from: 'A', to: 'B' }] }
  const stroke = { type: 'path', d: 'M200 20H100', arrow: true } as const
  const elements = [{ type: 'box', ...box(0, 0) }, { type: 'box', ...box(200, 0) }, stroke] as const
  const drawn = {
    scene: { version: 1 as const, width: 400, height: 100, title: '', description: '', elements: [...elements] },
    parts: ['nodes.0', 'nodes.1', 'edges.0'].map((at, index) => ({ at, elements: [index] })),
  }
  expect(edgeEnds(data, drawn, 'edges.0')).toEqual({ from: { x: 100, y: 20 }, to: { x: 200, y: 20 } })
  expect(edgeEnds(data, drawn, 'nodes.0')).toBeUndefined()
})
