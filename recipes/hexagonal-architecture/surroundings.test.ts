import { expect, test } from 'vitest'
import { widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { nameColumns } from './surroundings.ts'

/** Where the name of a column is that has one adapter. */
const headAt = (adapter: { x: number; w: number }): { left: number; right: number } => {
  const node: GraphNode = { name: 'SQL', kind: 'component' }
  const drawn: Element[] = []
  const sheet = { put: (_: unknown, elements: Element[]) => drawn.push(...elements) } as unknown as Sheet
  const core = { x: 200, y: 0, w: 200, h: 160 }
  nameColumns([node], new Map([[node, { ...adapter, y: 60, h: 48 }]]), { core, joins: [], sheet })
  const [head] = drawn
  if (head?.type !== 'text') throw new Error('no name')
  const half = widthOf(head.text, 'head') / 2
  return { left: head.x - half, right: head.x + half }
}

test('the name of a narrow column keeps clear of the core, and one of a wide column is over its middle', () => {
  expect(headAt({ x: 412, w: 64 }).left).toBeGreaterThanOrEqual(408)
  expect(headAt({ x: 124, w: 64 }).right).toBeLessThanOrEqual(192)
  const { left, right } = headAt({ x: 440, w: 160 })
  expect((left + right) / 2).toBe(520)
})
