import { expect, test } from 'vitest'
import { layoutGraph, narrowLayout } from './layout.ts'
import type { Cells, LayoutGraph, LayoutOptions, Size } from './model/graph.ts'

/** Nodes that are joined one after another: five of 160 px in a row are 928 px wide. */
const chain = (count: number, narrower: Size[] = [], w = 160): LayoutGraph => ({
  nodes: Array.from({ length: count }, (_, index) => ({ id: `n${index}`, w, h: 48, narrower })),
  edges: Array.from({ length: count - 1 }, (_, index) => ({ from: `n${index}`, to: `n${index + 1}` })),
})

/** In a row, as they were before. */
const inRow = ({ nodes }: LayoutGraph): Cells =>
  Object.fromEntries(nodes.map(({ id }, index) => [id, [index + 1, 1] as const]))

const optionsFor = (graph: LayoutGraph): LayoutOptions => ({ direction: 'right', cells: inRow(graph) })

const narrow = (graph: LayoutGraph, options: LayoutOptions = {}) =>
  narrowLayout(graph, { ...optionsFor(graph), ...options }, 880)

test('what is narrow anyway is laid out as it would be', () => {
  expect(narrow(chain(4))).toEqual(layoutGraph(chain(4), optionsFor(chain(4))))
})

test('words wrap narrower where that makes a drawing easy to read', () => {
  const graph = chain(5, [{ w: 144, h: 48 }])
  expect(layoutGraph(graph, optionsFor(graph))).toMatchObject({ bounds: { w: 928 }, narrowed: { nodes: 0 } })
  expect(narrow(graph)).toMatchObject({ bounds: { w: 848 }, narrowed: { nodes: 1 } })
})

test('a drawing that would be higher by more than a quarter, or bend much more, stays wide', () => {
  expect(narrow(chain(5, [{ w: 144, h: 64 }]))).toBeUndefined()
  // It would have to be folded.
  expect(narrow(chain(5))).toBeUndefined()
})

test('a page that is narrow itself is laid out once', () => {
  expect(narrow(chain(5), { maxWidth: 800 })?.bounds.w).toBeLessThanOrEqual(800)
})

test('of up to 24 nodes', () => {
  const down = (count: number) =>
    narrowLayout(chain(count), { direction: 'down', strict: true, maxHeight: 4000 }, 880)?.bounds.w
  expect([down(24), down(25)]).toEqual([160, undefined])
})
