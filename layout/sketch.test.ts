/** A sketch says how large a drawing would be, how long its lines, and which of them cross. */
import { expect, test } from 'vitest'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { sketchOf } from './sketch.ts'

const sketch = (edges: readonly string[], cells: LayoutOptions['cells'], ids = 'abcd') => {
  const graph: LayoutGraph = {
    nodes: Array.from(ids, (id) => ({ id, w: 96, h: 48 })),
    edges: edges.map((edge) => ({ from: edge[0]!, to: edge[1]! })),
  }
  const frame = { direction: 'down', step: 0, width: 1120, height: 2200 } as const
  return sketchOf(graph, { cells }, { frame, opens: true, isKnown: cells !== undefined })
}

/** Two columns of two: 12 units wide and 5 apart, 6 high and 6 apart. */
const square = { a: [1, 1], b: [2, 1], c: [1, 2], d: [2, 2] } as const

test.each([
  ['side by side', ['ac', 'bd'], { length: 24, crossings: 0 }],
  ['across each other', ['ad', 'bc'], { length: 2 * (12 + 17), crossings: 1 }],
  ['twice across', ['ad', 'ad', 'cb'], { length: 3 * (12 + 17), crossings: 2 }],
  ['from one place', ['ad', 'ac'], { length: 12 + 12 + 17, crossings: 0 }],
  ['to one place', ['ad', 'bd'], { length: 12 + 12 + 17, crossings: 0 }],
  ['back to where another began', ['ad', 'da'], { length: 2 * (12 + 17), crossings: 0 }],
  ['to themselves', ['aa', 'bc'], { length: 12 + 17, crossings: 0 }],
] as const)('lines %s', (_, edges, expected) => {
  expect(sketch(edges, square)).toMatchObject(expected)
})

test('what passes between nodes takes room beside them', () => {
  const column = { a: [1, 1], b: [1, 2], c: [1, 3] } as const
  // The node and what is free beside it, and two units for each line that passes.
  expect(sketch(['ab', 'bc'], column, 'abc').w).toBe(12 + 4)
  expect(sketch(['ab', 'bc', 'ac', 'ca'], column, 'abc').w).toBe(12 + 4 + 2 * 2)
  expect(sketch(['ab'], column, 'abc').h).toBe(3 * 6 + 2 * 6)
})
