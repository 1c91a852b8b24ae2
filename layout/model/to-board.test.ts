/** A graph as a board: sizes in units, pads, titles, groups, and how wires are asked for. */
import { describe, expect, test } from 'vitest'
import type { LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode, LayoutOptions } from './graph.ts'
import { toBoard } from './to-board.ts'
import { distance, tightDistance } from './weights.ts'

const frame = { direction: 'down', step: 0, width: 1001, height: 2001 } as const
const node = (id: string, more: Partial<LayoutNode> = {}): LayoutNode => ({ id, w: 96, h: 48, ...more })
const boardOf = (graph: Partial<LayoutGraph>, options: LayoutOptions = {}, more: object = {}) =>
  toBoard({ nodes: [], edges: [], ...graph }, options, { ...frame, ...more })
const itemOf = (own: Partial<LayoutNode>, more: object = {}) => boardOf({ nodes: [node('a', own)] }, {}, more).items[1]!
const groupOf = (group: Partial<LayoutGroup>, options: LayoutOptions = {}, more: object = {}) =>
  boardOf({ nodes: [node('a', { group: 'g' })], groups: [{ id: 'g', ...group }] }, options, more).items[1]!

test('the page is as many units as fit, across and along the flow', () => {
  expect(boardOf({}).page).toEqual({ across: 125, along: 250 })
  expect(boardOf({}, {}, { direction: 'right' }).page).toEqual({ across: 250, along: 125 })
  expect([boardOf({}).distances, boardOf({}, { tight: true }).distances]).toEqual([distance, tightDistance])
})

describe('a node', () => {
  test.each([
    [
      { w: 96, h: 48 },
      { w: 12, h: 6 },
      { x: 0, y: 0 },
    ],
    [
      { w: 100, h: 47 },
      { w: 14, h: 6 },
      { x: 0.75, y: 0.0625 },
    ],
    [
      { w: 16, h: 8 },
      { w: 2, h: 2 },
      { x: 0, y: 0.5 },
    ],
  ])('of %j is in the middle of a slot of %j', (size, slot, inset) => {
    expect(itemOf(size)).toMatchObject({ ...slot, slot, inset, parent: 0, within: [1, 0], isGroup: false, wall: -1 })
  })

  test('is turned with the flow', () => {
    expect(itemOf({ w: 100, h: 47 }, { direction: 'right' })).toMatchObject({
      w: 6,
      h: 14,
      inset: { x: 0.0625, y: 0.75 },
    })
  })

  test.each([
    [0, 12],
    [1, 10],
    [2, 8],
    [5, 8],
  ])('at step %i of its narrower sizes is %i units wide', (step, w) => {
    const narrower = [
      { w: 80, h: 48 },
      { w: 64, h: 48 },
    ]
    expect(itemOf({ narrower }, { step }).w).toBe(w)
  })

  test.each([
    [{ outline: 'bar', w: 64, h: 8 }, 'x'],
    [{ outline: 'bar', w: 8, h: 64 }, 'y'],
    [{ outline: 'bar', w: 16, h: 16 }, 'y'],
    [{ stretches: true }, 'x'],
    [{}, undefined],
  ] as const)('%j stretches along %s', (own, axis) => {
    expect(itemOf(own).stretch).toBe(axis)
  })
})

describe('a group', () => {
  test.each([
    [{}, { left: 3, top: 3, right: 3, bottom: 3 }],
    [{ head: { w: 80, h: 16 } }, { left: 3, top: 3, right: 3, bottom: 3 }],
    [{ head: { w: 80, h: 24 } }, { left: 3, top: 4, right: 3, bottom: 3 }],
    [
      { head: { w: 80, h: 24 }, aside: { w: 80, h: 41 } },
      { left: 3, top: 7, right: 3, bottom: 3 },
    ],
  ])('with %j keeps free %j', (group, pads) => {
    expect(groupOf(group).pads).toEqual(pads)
  })

  test('keeps its title free where it is on the board that flows right, and beside rows of lanes', () => {
    const head = { w: 80, h: 25 }
    expect(groupOf({ head }, {}, { direction: 'right' }).pads).toEqual({ left: 5, top: 3, right: 3, bottom: 3 })
    expect(groupOf({ head }, { lanes: 'rows' }, { direction: 'right' }).pads).toMatchObject({ left: 3, top: 12 })
    expect(groupOf({ head }, { lanes: 'rows' }).pads).toMatchObject({ left: 12, top: 3 })
    expect(groupOf({ head }, { lanes: 'columns' })).toMatchObject({ isLane: true, pads: { left: 3, top: 5 } })
    expect(groupOf({ head: { w: 81, h: 25 } }).head).toEqual({ w: 11, h: 4 })
    expect(groupOf({ head: { w: 81, h: 25 } }, {}, { direction: 'right' }).head).toEqual({ w: 4, h: 11 })
  })

  test.each([
    [undefined, 'down', 'down'],
    ['right', 'down', 'right'],
    ['down', 'right', 'right'],
    ['right', 'right', 'down'],
  ] as const)('of direction %s in a flow %s flows %s on the board', (direction, whole, flow) => {
    expect(groupOf(direction === undefined ? {} : { direction }, {}, { direction: whole }).flow).toBe(flow)
  })

  test('without nodes is a box as large as its title, or 96 × 48', () => {
    const groups = [{ id: 'o' }, { id: 'a', parent: 'o' }, { id: 'b', head: { w: 200, h: 100 } }]
    const { items } = boardOf({ groups })
    const sizes = items.map(({ group, isGroup, w, h }) => [group?.id, isGroup, w + 0, h + 0])
    expect(sizes).toEqual([
      [undefined, true, 0, 0],
      ['o', true, 0, 0],
      ['a', false, 12, 6],
      ['b', false, 26, 14],
    ])
  })

  test('whose parents are a circle is on the page, and one that is not there is named', () => {
    const groups = [
      { id: 'g', parent: 'h' },
      { id: 'h', parent: 'g' },
    ]
    const { items } = boardOf({ nodes: [node('a', { group: 'g' })], groups })
    expect(items.map(({ group, parent }) => [group?.id, parent])).toContainEqual(['h', 0])
    expect(() => boardOf({ nodes: [node('a', { group: 'no' })] })).toThrow('"no" is not in the graph')
    expect(() => boardOf({ edges: [{ from: 'x', to: 'x' }] })).toThrow('"x" is not in the graph')
  })
})

describe('a wire', () => {
  const wireOf = (edge: Partial<LayoutEdge>, more: object = {}) =>
    boardOf({ nodes: [node('a'), node('b')], edges: [{ from: 'a', to: 'b', ...edge }] }, {}, more).wires[0]!

  test.each([
    [{}, [2, 2]],
    [{ run: 36 }, [5, 5]],
    [{ run: 8 }, [2, 2]],
    [{ runs: [0, 40] }, [2, 5]],
  ] as const)('with %j runs %j units at its ends', (edge, runs) => {
    expect(wireOf(edge).runs).toEqual(runs)
  })

  test('has its words in all sizes, as on the board', () => {
    const edge = { label: { w: 80, h: 20 }, narrower: [{ w: 40, h: 36 }], ends: [undefined, { w: 24, h: 16 }] } as const
    expect(wireOf(edge)).toMatchObject({
      labels: [
        { w: 10, h: 2.5 },
        { w: 5, h: 4.5 },
      ],
      ends: [undefined, { w: 3, h: 2 }],
      isBack: false,
    })
    expect(wireOf(edge, { direction: 'right' }).labels[0]).toEqual({ w: 2.5, h: 10 })
    expect(wireOf({ narrower: [{ w: 40, h: 36 }] }).labels).toEqual([])
    expect(wireOf({ back: true }).isBack).toBe(true)
  })

  test('ends at a node before a group of the same name', () => {
    const graph = {
      nodes: [node('a', { group: 'b' }), node('b')],
      edges: [{ from: 'a', to: 'b' }],
      groups: [{ id: 'b' }],
    }
    const { items, wires } = boardOf(graph)
    expect(items[wires[0]!.to]!.node?.id).toBe('b')
  })
})
