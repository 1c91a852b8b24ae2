/** Pairs of pinned nodes that are not in the order of their cells. */
import { expect, test } from 'vitest'
import { toBoard } from '../model/to-board.ts'
import { pinsLost } from './pins.ts'

type Pinned = { at: readonly [number, number]; x: number; y: number; h?: number }

const lost = (pinned: readonly Pinned[], direction: 'down' | 'right' = 'down'): number => {
  const nodes = pinned.map(({ at, h = 48 }, index) => ({ id: `${index}`, w: 96, h, at }))
  const board = toBoard({ nodes, edges: [] }, {}, { direction, step: 0, width: 999, height: 999 })
  for (const [index, { x, y }] of pinned.entries()) Object.assign(board.items[index + 1]!, { x, y })
  return pinsLost(board)
}

const first = { at: [1, 1], x: 0, y: 0 } as const

test.each([
  ['as pinned', [first, { at: [2, 2], x: 20, y: 20 }], 0],
  ['columns exchanged', [first, { at: [2, 1], x: -20, y: 0 }], 1],
  ['both exchanged', [first, { at: [2, 2], x: -20, y: -20 }], 2],
  ['in one place', [first, { at: [1, 1], x: 0, y: 0 }], 0],
  ['in one column that should be two', [first, { at: [2, 1], x: 0, y: 0 }], 1],
  ['nearly level', [first, { at: [2, 1], x: 20, y: 1.5 }], 0],
  ['not level', [first, { at: [2, 1], x: 20, y: 2 }], 1],
  ['hanging from one line', [first, { at: [2, 1], x: 20, y: 0, h: 160 }], 0],
  ['with one left side', [first, { at: [1, 2], x: 0, y: 20 }], 0],
  ['three of which one is lost to both', [first, { at: [2, 1], x: 20, y: 0 }, { at: [3, 1], x: -20, y: 0 }], 2],
] as const)('%s', (_, pinned, expected) => {
  expect(lost(pinned)).toBe(expected)
})

test('on a board that flows right columns are along the flow', () => {
  expect(lost([first, { at: [2, 1], x: 0, y: 20 }], 'right')).toBe(0)
  expect(lost([first, { at: [1, 2], x: 0, y: 20 }], 'right')).toBe(2)
})
