import { expect, test } from 'vitest'
import { toBoard } from '../model/to-board.ts'
import { keyOfPlaces, keyOfRoutes, Memory } from './memory.ts'
import type { Path } from './path.ts'

test('what is known is not computed again', () => {
  const memory = new Memory<number>()
  let computed = 0
  const recall = (key: string): number => memory.recall(key, () => ++computed)
  expect([recall('a'), recall('b'), recall('a')]).toEqual([1, 2, 1])
})

test('boards that differ in a place, an axis, a wall, a direction or a corridor are not taken for each other', () => {
  const graph = { nodes: [{ id: 'a', w: 96, h: 48 }], edges: [{ from: 'a', to: 'a' }] }
  const frame = { direction: 'down', step: 0, width: 800, height: 800 } as const
  const boardWith = (item: object, rest: object = {}) => {
    const board = { ...toBoard(graph, {}, frame), ...rest }
    Object.assign(board.items[1]!, item)
    return keyOfPlaces(board)
  }
  const changes = ['x', 'y', 'w', 'h', 'row', 'column', 'wall'].map((field) => boardWith({ [field]: 7 }))
  const others = [{ step: 1 }, { isTurned: true }, { corridors: [7] }].map((each) => boardWith({}, each))
  const back = toBoard(graph, {}, frame)
  back.wires[0]!.isBack = true
  expect(new Set([boardWith({}), ...changes, ...others, keyOfPlaces(back)]).size).toBe(12)
  expect(boardWith({})).toBe(boardWith({}))
})

test('routes that differ in a point or a side are not taken for each other', () => {
  const path = (x: number, side: 0 | 1): Path => ({ points: [{ x, y: 2 }], sides: [side, 2] })
  expect(new Set([path(1, 0), path(1, 1), path(3, 0)].map((each) => keyOfRoutes([each]))).size).toBe(3)
})
