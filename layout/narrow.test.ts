import { expect, test, vi } from 'vitest'
import { tangle } from '../test/tangle.ts'
import { Layouts, layoutGraph } from './layout.ts'
import type { Cells, LayoutGraph, LayoutOptions, Size } from './model/graph.ts'
import { Search } from './route/search.ts'

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
  new Layouts(graph, { ...optionsFor(graph), ...options }).narrow(880)

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
    new Layouts(chain(count), { direction: 'down', strict: true, maxHeight: 4000 }).narrow(880)?.bounds.w
  expect([down(24), down(25)]).toEqual([160, undefined])
})

/** How many routes are searched meanwhile. */
const searchesIn = (work: () => unknown): number => {
  const find = vi.spyOn(Search.prototype, 'find')
  try {
    work()
    return find.mock.calls.length
  } finally {
    find.mockRestore()
  }
}

test('what one page took is not done again for the other', () => {
  const layouts = new Layouts(chain(5), optionsFor(chain(5)))
  expect(layouts.narrow(880)).toBeUndefined()
  expect(searchesIn(() => layouts.best())).toBe(0)
  expect(layouts.best()).toEqual(layoutGraph(chain(5), optionsFor(chain(5))))
})

test('what becomes too high on a narrow page is not routed again, nor compared with the best of all', () => {
  const layouts = new Layouts(tangle(2, 8), { direction: 'right' })
  // It would be 297.
  expect(searchesIn(() => expect(layouts.narrow(560)).toBeUndefined())).toBe(108)
})
