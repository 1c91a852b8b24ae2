import { expect, test } from 'vitest'
import type { Item } from './board.ts'
import type { Outline, Side } from './graph.ts'
import { ways } from './sides.ts'
import { allows, cornerOf, hasTips, isFlat, placeOf, windowOf } from './windows.ts'

/** A node of 20 by 12 units at 10, 30; on a board that is turned, of 12 by 20 as drawn. */
const nodeOf = (outline: Outline, closed?: Side): Item =>
  ({ x: 10, y: 30, w: 20, h: 12, inset: { x: 1, y: 2 }, outline, isGroup: false, node: { closed } }) as unknown as Item

const drawn = { isTurned: false, arrives: false }

/** The windows of all four sides, clockwise from the top: from the first to the last place, or one of both. */
const windowsOf = (item: Item, more: Partial<Parameters<typeof windowOf>[2]> = {}) =>
  ways.map((side) => {
    const window = windowOf(item, side, { ...drawn, ...more })
    return window && (window.low === window.high ? window.low : [window.low, window.high])
  })

test('a closed side is not met, as drawn, though the board be turned over its diagonal', () => {
  const closedOf = (side: Side, isTurned: boolean) =>
    windowsOf(nodeOf('box', side), { isTurned }).flatMap((window, way) => (window === undefined ? [way] : []))
  const sides = ['top', 'right', 'bottom', 'left'] as const
  expect(sides.map((side) => closedOf(side, false))).toEqual([[0], [1], [2], [3]])
  expect(sides.map((side) => closedOf(side, true))).toEqual([[3], [2], [1], [0]])
})

test('boxes are met up to their corners, round ones not so far, groups as far from them', () => {
  expect(windowsOf(nodeOf('box'))).toEqual([
    [11, 29],
    [31, 41],
    [11, 29],
    [31, 41],
  ])
  expect(windowsOf(nodeOf('rounded'))[0]).toEqual([12, 28])
  expect(windowsOf({ ...nodeOf('box'), isGroup: true })[1]).toEqual([32, 40])
  expect([cornerOf(nodeOf('box')), cornerOf(nodeOf('rounded'))]).toEqual([1, 2])
})

test('short sides are met in their middle', () => {
  expect(windowsOf({ ...nodeOf('box'), h: 6 })[1]).toBe(33)
  expect(windowsOf({ ...nodeOf('box'), h: 7 })[1]).toEqual([31, 36])
})

test('outlines with tips are met there, disks around them, round ends in their middle', () => {
  for (const outline of ['diamond', 'circle', 'ellipse'] as const)
    expect(windowsOf(nodeOf(outline))).toEqual([20, 36, 20, 36])
  expect(windowsOf(nodeOf('disk'))[0]).toEqual([20 - 20 / 3, 20 + 20 / 3])
  expect(windowsOf(nodeOf('pill'))).toEqual([[16, 24], 36, [16, 24], 36])
  expect(windowsOf(nodeOf('pill'), { isTurned: true })).toEqual([20, 36, 20, 36])
  expect(['diamond', 'circle', 'ellipse', 'box', 'disk'].map((each) => hasTips(nodeOf(each as Outline)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('bars are met along their long sides alone, a person from above in the middle', () => {
  expect(windowsOf(nodeOf('bar'))).toEqual([[11, 29], undefined, [11, 29], undefined])
  expect(windowsOf({ ...nodeOf('bar'), w: 2 })).toEqual([undefined, [31, 41], undefined, [31, 41]])
  expect(windowsOf(nodeOf('person'))).toEqual([20, [31, 41], [11, 29], [31, 41]])
  expect(windowsOf(nodeOf('person'), { isTurned: true })).toEqual([[11, 29], [31, 41], [11, 29], 36])
})

test('a flat diamond is not entered at its sides', () => {
  expect(windowsOf(nodeOf('diamond'), { arrives: true })).toEqual([20, 36, 20, 36])
  expect(windowsOf({ ...nodeOf('diamond'), w: 21 }, { arrives: true })).toEqual([20.5, undefined, 20.5, undefined])
  expect([isFlat(17, 10), isFlat(18, 10)]).toEqual([false, true])
})

test('a port is where it is asked for, inside of the slot of its node, from the line that it hangs from', () => {
  const item = nodeOf('box')
  const port = (offset: number | 'middle' | undefined) => ({ sides: ['left' as const], offset })
  const places = (node: typeof item, isTurned = false) =>
    ([0, 3] as const).map((side) => placeOf(node, side, port(16), isTurned))
  expect(placeOf(item, 3, undefined, false)).toBeUndefined()
  expect(placeOf(item, 3, port(undefined) as never, false)).toBeUndefined()
  expect(placeOf(item, 3, port('middle'), false)).toBe(36)
  expect(places(item)).toEqual([13, 34])
  const hanging = { ...item, node: { ...item.node!, hangs: true } }
  expect([places(hanging), places(hanging, true)]).toEqual([
    [13, 32],
    [12, 34],
  ])
  expect(ways.filter((side) => allows(port(16), side))).toEqual([3])
  expect(ways.filter((side) => allows(undefined, side))).toEqual([0, 1, 2, 3])
})
