import { expect, test } from 'vitest'
import type { Layout } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import { groupId } from './layout-ids.ts'
import type { AnyNotation } from './notation.ts'
import { settled } from './settled.ts'

const groups = ['A', 'B'].map((name) => ({ name, kind: 'lane' })) as unknown as GraphDocument['groups']
const [a = '', b = ''] = groups.map(groupId)

/** Two lanes, one below the other or beside it, the node of the first off its middle. */
const layoutOf = (lanes: 'rows' | 'columns'): Layout => {
  const turned = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) =>
    lanes === 'rows' ? { x, y, w, h } : { x: y, y: x, w: h, h: w }
  return {
    nodes: new Map([
      ['one', turned({ x: 0, y: 24, w: 48, h: 64 })],
      ['two', turned({ x: 0, y: 160, w: 48, h: 64 })],
    ]),
    groups: new Map([
      [a, turned({ x: 0, y: 0, w: 200, h: 136 })],
      [b, turned({ x: 0, y: 136, w: 200, h: 112 })],
    ]),
    edges: [],
    joints: [],
    crowded: [],
    bounds: turned({ x: 0, y: 0, w: 200, h: 248 }),
  } as unknown as Layout
}

const boundsIn = (lanes: 'rows' | 'columns', room: { w: number; h: number }): { w: number; h: number } => {
  const data = { nodes: [], edges: [], groups } as unknown as GraphDocument
  const style = { nodes: {}, edges: {}, layout: { lanes } } as unknown as AnyNotation
  const { w, h } = settled(layoutOf(lanes), data, { style, sheet: { page: { room } } as Sheet }).bounds
  return { w, h }
}

test('lanes are even as far as the page has room along them: rows in its height, columns in its width', () => {
  expect(boundsIn('rows', { w: 100, h: 300 })).toEqual({ w: 200, h: 272 })
  expect(boundsIn('rows', { w: 1000, h: 260 })).toEqual({ w: 200, h: 248 })
  expect(boundsIn('columns', { w: 300, h: 100 })).toEqual({ w: 272, h: 200 })
  expect(boundsIn('columns', { w: 260, h: 1000 })).toEqual({ w: 248, h: 200 })
})

test('words are outside of a frame that their edge leaves, but answers and where words are over frames anyway', () => {
  const { groups: _, ...rest } = layoutOf('rows')
  const label = { x: 120, y: 30, w: 40, h: 17, align: 'middle' }
  const points = [
    { x: 48, y: 56 },
    { x: 400, y: 56 },
  ]
  const layout = { ...rest, groups: new Map([[a, { x: 0, y: 0, w: 200, h: 136 }]]), edges: [{ points, label }] }
  const xOf = (shape: string, style: object = {}): number | undefined => {
    const edges = [{ from: 'one', to: 'two' }]
    const data = { nodes: [{ name: 'one', kind: 'k' }], edges, groups: groups.slice(0, 1) } as unknown as GraphDocument
    const notation = { nodes: { k: { shape } }, edges: {}, layout: {}, ...style } as unknown as AnyNotation
    const sheet = { page: { room: { w: 1000, h: 1000 } } } as Sheet
    return settled(layout as unknown as Layout, data, { style: notation, sheet }).edges[0]?.label?.x
  }
  expect(xOf('box')).toBe(280)
  expect([xOf('diamond'), xOf('choice'), xOf('box', { wordsOverFrames: true })]).toEqual([120, 120, 120])
})
