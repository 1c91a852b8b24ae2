import { expect, test } from 'vitest'
import { drawCells } from './draw-cells.ts'
import { improve } from './improve.ts'
import { resolveGraph } from './model/model.ts'

const graph = {
  nodes: ['a', 'b', 'c', 'd'].map((id) => ({ id, w: 96, h: 48 })),
  edges: [
    { from: 'a', to: 'd' },
    { from: 'b', to: 'c' },
  ],
}

/** Two columns in which both edges lead across each other. */
const crossed = (at: object = {}) => {
  const model = resolveGraph({ ...graph, nodes: graph.nodes.map((node) => ({ ...node, ...at })) }, {})
  const cells = (values: number[]) => new Map(model.nodes.map((node, index) => [node, values[index] ?? 0]))
  return { model, grid: { columns: cells([0, 0, 2, 2]), rows: cells([0, 2, 0, 2]), cost: 0 } }
}

test('a node at edges that cross too often is moved until they do not', () => {
  const { model, grid } = crossed()
  const drawing = drawCells(model, grid, 'right')
  expect([drawing.flaws, improve(model, drawing).flaws]).toEqual([1, 0])
})

test('pinned nodes stay', () => {
  const { model, grid } = crossed({ at: [1, 1] })
  const drawing = drawCells(model, grid, 'right')
  expect(improve(model, drawing)).toBe(drawing)
})
