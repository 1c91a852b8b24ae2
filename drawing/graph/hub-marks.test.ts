import { expect, test } from 'vitest'
import type { GraphNode } from '../data/graph.ts'
import { growHubs } from './hub-marks.ts'
import type { NodeView } from './style.ts'

const sizeOf = (outline: NodeView['outline'], count: number, text?: string): [number, number] => {
  const hub = { id: 'h', name: 'hub', kind: 'dot' } as GraphNode
  const view = { w: 24, h: 24, outline } as NodeView
  const edges = Array.from({ length: count }, (_, index) => ({
    ...(index % 2 === 0 ? { from: 'h', to: `n${index}` } : { from: `n${index}`, to: 'hub' }),
    ...(text === undefined ? {} : { text: `${text} ${index}` }),
  }))
  growHubs(new Map([[hub, view]]), edges)
  return [view.w, view.h]
}

test('a mark that many edges with words meet has room for their ends, as a circle still', () => {
  expect(sizeOf('circle', 34, 'says')).toEqual([144, 144])
  expect(sizeOf('circle', 9, 'says')).toEqual([48, 48])
})

test('few ends, ends that share a stroke as they say nothing, and boxes leave the size as it is', () => {
  expect(sizeOf('circle', 8, 'says')).toEqual([24, 24])
  expect(sizeOf('circle', 34)).toEqual([24, 24])
  expect(sizeOf('box', 34, 'says')).toEqual([24, 24])
})
