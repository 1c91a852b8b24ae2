/** Places of what is new beside what is known, and of what is pinned among the others. */
import { describe, expect, test } from 'vitest'
import type { Board } from '../model/board.ts'
import type { LayoutEdge, LayoutNode, LayoutOptions } from '../model/graph.ts'
import { toBoard } from '../model/to-board.ts'
import { completeHints, type Hints, hintsAround, knownHints, stepOf } from './hints.ts'

const node = (id: string, more: Partial<LayoutNode> = {}): LayoutNode => ({ id, w: 80, h: 48, ...more })
const edge = (text: string): LayoutEdge => ({
  from: text[0]!,
  to: text[1]!,
  ...(text[2] === '!' ? { back: true } : {}),
})
const boardOf = (nodes: readonly LayoutNode[], edges: readonly string[] = [], options: LayoutOptions = {}): Board => {
  const groups = [...new Set(nodes.flatMap(({ group }) => (group === undefined ? [] : [group])))].map((id) => ({ id }))
  const graph = { nodes, edges: edges.map(edge), groups }
  return toBoard(graph, options, { direction: 'down', step: 0, width: 999, height: 999 })
}
const indexOf = ({ items }: Board, id: string): number =>
  items.findIndex((item) => (item.node ?? item.group)?.id === id)
const placeIn = (board: Board, hints: Hints, id: string) => {
  const { x, y } = hints.get(indexOf(board, id))!
  return [x, y]
}

describe('what is new', () => {
  const known = { a: [0, 0], b: [2, 0], c: [0, 2] } as const
  const placed = (edges: readonly string[], group?: string, cells: LayoutOptions['cells'] = known) => {
    const mates = Object.keys(cells ?? {}).map((id) => node(id, id === 'b' && group !== undefined ? { group } : {}))
    const board = boardOf([...mates, node('n', group === undefined ? {} : { group })], edges)
    const hints = knownHints(board, cells)
    completeHints(hints, board)
    return placeIn(board, hints, 'n')
  }

  test.each([
    ['is first in a row of its own where nothing leads to it', [], [0, 4]],
    ['is in the row after what leads to it, half a step beside who is there', ['an'], [1, 2]],
    ['is between two that lead to it', ['an', 'bn'], [1, 2]],
    ['is after the later of two', ['an', 'cn'], [0, 4]],
    ['is before what it leads to', ['na'], [0, -2]],
    ['is before the earlier of two', ['na', 'nc'], [0, -2]],
    ['in a row that is there', ['nc'], [1, 0]],
    ['is beside what leads to it rather than what it leads to', ['bn', 'na'], [2, 2]],
    ['is before what runs back to it', ['an!'], [0, -2]],
    ['is not beside itself', ['nn'], [0, 4]],
  ] as const)('%s', (_, edges, place) => {
    expect(placed(edges)).toEqual(place)
  })

  test.each([
    ['in its columns and rows', ['na'], [2, 0]],
    ['or next to them', ['bn', 'cn'], [2, 2]],
  ] as const)('stays with its group %s', (_, edges, [x, y]) => {
    const [left, top] = placed(edges, 'g')
    expect([left! >= x, top! >= y, left! <= 4, top! <= 2]).toEqual([true, true, true, true])
  })

  test('waits for what it is joined to', () => {
    const board = boardOf([node('n'), node('m'), node('a')], ['am', 'mn'])
    const hints = knownHints(board, { a: [5, 1] })
    completeHints(hints, board)
    expect([placeIn(board, hints, 'm'), placeIn(board, hints, 'n')]).toEqual([
      [5, 2],
      [5, 3],
    ])
  })
})

test.each([
  [[], 1],
  [[3], 1],
  [[3, 3], 1],
  [[4, 1, 2, 4.5], 1],
  [[0, 2, 4, 9], 2],
])('the usual step of %j is %d', (places, step) => {
  expect(stepOf(places)).toBe(step)
})

test('a pin goes before the place of a drawing before', () => {
  const board = boardOf([node('a', { at: [3, 4] }), node('b'), node('c')])
  const hints = knownHints(board, { a: [1, 1], b: [2, 5] })
  expect([...hints]).toEqual([
    [indexOf(board, 'a'), { x: 3, y: 4 }],
    [indexOf(board, 'b'), { x: 2, y: 5 }],
  ])
})

describe('around pins', () => {
  const around = (places: Record<string, readonly [x: number, y: number]>, board: Board) => {
    for (const [id, [x, y]] of Object.entries(places)) Object.assign(board.items[indexOf(board, id)]!, { x, y })
    const hints = hintsAround(knownHints(board, undefined), board)
    return Object.fromEntries(
      Object.keys(places).flatMap((id) => (hints.has(indexOf(board, id)) ? [[id, placeIn(board, hints, id)]] : [])),
    )
  }

  test('others have the columns and rows of where they are; what is nearer than half a node shares one', () => {
    const board = boardOf([node('a', { at: [7, 7] }), node('b'), node('c'), node('d')])
    expect(around({ a: [0, 0], b: [4.5, 2.5], c: [5, 3], d: [20, 20] }, board)).toEqual({
      a: [7, 7],
      b: [1, 1],
      c: [2, 2],
      d: [3, 3],
    })
  })

  test('nobody is at one place with another', () => {
    const board = boardOf([node('a', { at: [1, 1] }), node('b')])
    expect(around({ a: [40, 0], b: [0, 0] }, board)).toEqual({ a: [1, 1], b: [1.5, 1] })
  })

  test('each lane begins behind the one before', () => {
    const lanes = boardOf([node('b', { group: 'q' }), node('a', { group: 'p', at: [2, 1] })], [], { lanes: 'columns' })
    expect(around({ q: [50, 0], b: [53, 3], p: [0, 0], a: [3, 3] }, lanes)).toEqual({ a: [1, 1], b: [2, 1] })
  })

  test('unless something is in none', () => {
    const nodes = [node('b', { group: 'q' }), node('a', { group: 'p', at: [2, 1] }), node('c')]
    const mixed = boardOf(nodes, [], { lanes: 'columns' })
    const places = around({ q: [50, 0], b: [53, 3], p: [0, 0], a: [3, 3], c: [90, 3] }, mixed)
    expect(places['a']).toEqual([2, 1])
  })
})
