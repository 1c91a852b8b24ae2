/** A row that a group asks for is whole where the page becomes little wider by it. */
import { expect, test } from 'vitest'
import { nothingDrawn } from './best.ts'
import { noMemories } from './candidate.ts'
import { layoutGraph } from './layout.ts'
import type { LayoutGraph } from './model/graph.ts'
import { narrowCandidate } from './narrow.ts'

const rowOf = (count: number, w: number, direction?: 'right'): LayoutGraph => {
  const row = Array.from({ length: count }, (_, index) => `row ${index}`)
  return {
    nodes: [
      ...row.map((id) => ({ id, w, h: 48, group: 'row' })),
      { id: 'first', w: 160, h: 48 },
      { id: 'last', w: 160, h: 48 },
    ],
    edges: [
      ...row.slice(1).map((to, index) => ({ from: row[index]!, to })),
      { from: 'first', to: 'row' },
      { from: 'row', to: 'last' },
    ],
    groups: [{ id: 'row', head: { w: 80, h: 24 }, ...(direction === undefined ? {} : { direction }) }],
  }
}

const rowsIn = (graph: LayoutGraph): number => {
  const { nodes } = layoutGraph(graph, { direction: 'down' })
  return new Set([...nodes].filter(([id]) => id.startsWith('row')).map(([, { y, h }]) => y + h / 2)).size
}

test.each([
  [7, 128, 1],
  [6, 160, 1],
  [7, 200, 2],
])('%i nodes of %i px in a row of a group are in %i', (count, w, rows) => {
  expect(rowsIn(rowOf(count, w, 'right'))).toBe(rows)
})

test('a page that is easy to read folds no row that is whole on a wide one', () => {
  const narrow = narrowCandidate(
    rowOf(6, 136, 'right'),
    { direction: 'down' },
    { easyWidth: 880, drawings: nothingDrawn(noMemories()) },
  )
  expect(narrow).toBeUndefined()
})
