/** Nodes and groups that overlap, and nodes in groups that are not theirs. */
import { expect, test } from 'vitest'
import { toBoard } from '../model/to-board.ts'
import { measure } from './measure.ts'

type Places = Record<string, readonly [x: number, y: number]>

/** Boxes of 12 × 6 units; the group is 30 × 20 where it has a place. */
const found = (places: Places, group?: readonly [x: number, y: number]) => {
  const nodes = Object.keys(places).map((id) => ({ id, w: 96, h: 48, ...(id === 'in' ? { group: 'g' } : {}) }))
  const graph = { nodes, edges: [], groups: [{ id: 'g' }] }
  const board = toBoard(graph, {}, { direction: 'down', step: 0, width: 999, height: 999 })
  for (const item of board.items) {
    const [x, y] = item.node === undefined ? (group ?? [900, 900]) : places[item.node.id]!
    if (item.index > 0) Object.assign(item, { x, y, ...(item.group === undefined ? {} : { w: 30, h: 20 }) })
  }
  return measure({ board, net: { strokes: [], courses: [] }, words: [] })
}

test.each([
  ['apart', { a: [0, 0], b: [12, 0], c: [0, 6] }, undefined, 0],
  ['two', { a: [0, 0], b: [11, 5], c: [30, 0] }, undefined, 1],
  ['neighbors of the list and others', { a: [0, 0], b: [1, 0], c: [2, 0] }, undefined, 3],
  ['the first and the last', { a: [0, 0], b: [30, 0], c: [2, 0] }, undefined, 1],
  ['one in a group that is not its own', { in: [3, 3], b: [25, 3] }, [0, 0], 1],
  ['one beside it', { in: [3, 3], b: [30, 3] }, [0, 0], 0],
] as const)('%s', (_, places, group, overlaps) => {
  expect(found(places as Places, group).overlaps).toBe(overlaps)
})

test.each([
  ['apart', [30, 0], undefined, 0],
  ['beside each other', [0, 20], undefined, 0],
  ['over each other', [29, 19], undefined, 1],
  ['one in the other', [15, 8], 'g', 0],
] as const)('groups %s', (_, [x, y], parent, overlaps) => {
  const nodes = ['g', 'h'].map((group) => ({ id: `in ${group}`, w: 96, h: 48, group }))
  const groups = [{ id: 'g' }, { id: 'h', ...(parent === undefined ? {} : { parent }) }]
  const board = toBoard({ nodes, edges: [], groups }, {}, { direction: 'down', step: 0, width: 999, height: 999 })
  for (const item of board.items) {
    const [left, top] = item.group?.id === 'h' || item.node?.group === 'h' ? [x, y] : [0, 0]
    const isLower = item.node?.group === 'h'
    if (item.isGroup) Object.assign(item, { x: left, y: top, w: 30, h: 20 })
    else Object.assign(item, { x: left + (isLower ? 18 : 0), y: top + (isLower ? 14 : 0) })
  }
  const { overlaps: found } = measure({ board, net: { strokes: [], courses: [] }, words: [] })
  expect(found).toBe(overlaps)
})

test('bounds are around all that is drawn', () => {
  expect(found({ in: [3, 4], b: [-5, 40] }, [0, 1]).bounds).toEqual({ left: -5, top: 1, right: 30, bottom: 46 })
})
