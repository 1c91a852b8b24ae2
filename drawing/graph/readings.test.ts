import { expect, test } from 'vitest'
import type { Layout } from '../../layout/model/graph.ts'
import type { Element } from '../../src/scene/scene.ts'
import { text } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import { asReading, drawReadings } from './readings.ts'

const edge = { from: 'Scheduler', to: 'Job', text: 'runs', kind: 'association' }

/** The triangle after a name, on an edge between these points. */
const triangleOf = (points: { x: number; y: number }[], turned = false): Element | undefined => {
  const named = text(100, 40, asReading(edge).text ?? '', { size: 14, align: 'middle' })
  const item = { ...edge, turned }
  const piece = { at: 'edges.0', item, elements: [named as Element], layer: 'line' as const }
  drawReadings([item], { edges: [{ points }] } as unknown as Layout, { pieces: [piece] } as unknown as Sheet)
  const [words, triangle] = piece.elements
  expect(words).toMatchObject({ text: 'runs' })
  return triangle
}

test('a triangle after the name of an association points to its end', () => {
  const xs = (element: Element | undefined): number[] =>
    element?.type === 'path' ? [...element.d.matchAll(/[ML] (-?[\d.]+)/g)].map(([, x]) => Number(x)) : []
  const [tip = 0, base = 0] = xs(
    triangleOf([
      { x: 0, y: 0 },
      { x: 80, y: 0 },
    ]),
  )
  const [other = 0, back = 0] = xs(
    triangleOf([
      { x: 80, y: 0 },
      { x: 0, y: 0 },
    ]),
  )
  expect([tip - base, other - back]).toEqual([8, -8])
  // Read from its end to its start.
  const [against = 0, from = 0] = xs(
    triangleOf(
      [
        { x: 0, y: 0 },
        { x: 80, y: 0 },
      ],
      true,
    ),
  )
  expect(against - from).toBe(-8)
})

test('an edge without a name has no room for one', () => {
  expect(asReading({ from: 'a', to: 'b', kind: 'association' })).toEqual({ from: 'a', to: 'b', kind: 'association' })
})
