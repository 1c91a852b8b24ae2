import { expect, test } from 'vitest'
import { startCells } from './start-cells.ts'

const cells = { Web: [1, 1], API: [2, 1], Store: [3, 1] } as const
const nodes = (...names: string[]) => names.map((name) => ({ name, kind: 'step' }))

test('nodes of the same name start at their cells, in any order', () => {
  expect(startCells(nodes('Store', 'Web'), cells)).toEqual({ Store: [3, 1], Web: [1, 1] })
})

test('a renamed node starts where its predecessor in the list was', () => {
  expect(startCells(nodes('Shop', 'API', 'Store'), cells)).toEqual({ Shop: [1, 1], API: [2, 1], Store: [3, 1] })
})

test('a graph with more foreign nodes than nodes of the sample starts nowhere', () => {
  expect(startCells(nodes('Shop', 'API'), cells)).toEqual({ Shop: [1, 1], API: [2, 1] })
  expect(startCells(nodes('Shop', 'API', 'Ledger'), cells)).toEqual({})
})

test('a new node has no cell to start at', () => {
  expect(startCells(nodes('Web', 'API', 'Store', 'Queue'), cells)).toEqual(cells)
  expect(startCells(nodes('Web', 'Cache', 'API'), cells)).toEqual({ Web: [1, 1], API: [2, 1] })
})
