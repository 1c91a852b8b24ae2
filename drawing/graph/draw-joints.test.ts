import { expect, test } from 'vitest'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { GraphDocument } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import { drawJoints } from './draw-joints.ts'
import type { AnyNotation } from './notation.ts'

const at = (x: number, y: number): Point => ({ x, y })
const trunk = [at(100, 200), at(100, 20)]
const straightFrom = (x: number): Point[] => [at(x, 80), at(100, 80), at(100, 72)]
const bentFrom = (x: number): Point[] => [at(x, 120), at(x, 80), at(100, 80), at(100, 72)]

/** How many dots are drawn where these strokes meet a trunk that ends in a head. */
const dots = (to: 'triangle' | 'arrow', ...branches: Point[][]): number => {
  const drawn: Element[] = []
  const sheet = { put: (_: object, elements: Element[]) => drawn.push(...elements), isFocus: () => false }
  const lines = [trunk, ...branches].map((points) => ({ points }))
  const edges = lines.map((_, index) => ({ from: `n${index}`, to: 'all', kind: 'is' }))
  const layout = { joints: [{ ...at(100, 80), edges: lines.map((_, index) => index) }], edges: lines }
  const style = { kinds: [], edges: { is: { to } } } as unknown as AnyNotation
  drawJoints({ edges } as unknown as GraphDocument, layout, { sheet: sheet as unknown as Sheet, style })
  return drawn.length
}

test('a dot is where strokes of a trunk meet', () => {
  expect(dots('arrow', straightFrom(20))).toBe(1)
  expect(dots('arrow', bentFrom(20), bentFrom(180))).toBe(1)
})

test('generalizations meet without a dot, unless two that come straight from both sides would be a line across', () => {
  expect(dots('triangle', straightFrom(20))).toBe(0)
  expect(dots('triangle', bentFrom(20), bentFrom(180))).toBe(0)
  expect(dots('triangle', straightFrom(20), bentFrom(180))).toBe(0)
  expect(dots('triangle', straightFrom(20), straightFrom(180))).toBe(1)
})
