import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { layLayered } from './layered.ts'
import { type ColumnBox, type Join, placeColumns } from './place-columns.ts'
import { findTracks } from './tracks.ts'

const boxesIn = (...columns: number[]) => columns.map((column) => ({ column, h: 64, w: 96 }))

/** Joins of boxes by their index, from middle to middle. */
const joinsOf = <Of extends ColumnBox>(boxes: Of[], ...ends: [from: number, to: number][]): Join<Of>[] =>
  ends.flatMap(([start, end]) => {
    const [from, to] = [boxes[start], boxes[end]]
    return from === undefined || to === undefined ? [] : [{ from, to, fromY: 32, toY: 32 }]
  })

test('a column is as many steps from where all begins as the longest way, sources are beside what they lead to', () => {
  const steps = ['ab', 'bc', 'ac', 'dc'].map(([from = '', to = '']) => ({ from, to }))
  expect([...columnsOf(['a', 'b', 'c', 'd'], steps)]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 1],
  ])
})

test('what nothing joins is in as many columns as rows, and where there is least', () => {
  expect([...columnsOf(Array.from('abcdefghi'), []).values()]).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
  expect(columnsOf(Array.from('abc'), [{ from: 'a', to: 'b' }]).get('c')).toBe(0)
})

test('boxes whose joins would cross change places, and joins are level', () => {
  const boxes = boxesIn(0, 0, 1, 1)
  const { tops } = placeColumns(boxes, joinsOf(boxes, [0, 3], [1, 2]))
  const [first, second, third, fourth] = boxes.map((box) => tops.get(box))
  expect([first, second]).toEqual([fourth, third])
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBe(96)
})

test('a join that skips a column passes the boxes there', () => {
  const boxes = boxesIn(0, 1, 2)
  const joins = joinsOf(boxes, [0, 1], [1, 2], [0, 2])
  const { tops, heights } = placeColumns(boxes, joins)
  const top = [...tops.values()][1] ?? 0
  const [, lane = 0] = [...heights.values()][2] ?? []
  expect(lane <= top - 16 || lane >= top + 64 + 16).toBe(true)
})

test('a thick join is as far from boxes as a thin one', () => {
  const boxes = boxesIn(0, 1, 2)
  const joins = joinsOf(boxes, [0, 1], [1, 2], [0, 2]).map((join) => ({ ...join, h: 40 }))
  const { tops, heights } = placeColumns(boxes, joins)
  const top = [...tops.values()][1] ?? 0
  const [, lane = 0] = [...heights.values()][2] ?? []
  expect(lane <= top - 16 - 20 || lane >= top + 64 + 16 + 20).toBe(true)
})

test('ways of one place share a track, and ways that would cross change tracks', () => {
  const { tracks, count } = findTracks([
    { from: 0, to: 40 },
    { from: 0, to: 80 },
    { from: 16, to: 16 },
    { from: 24, to: 120 },
  ])
  expect({ tracks, count }).toEqual({ tracks: [1, 1, undefined, 0], count: 2 })
})

test('ways on one track are apart, or they would read as one that changes its color', () => {
  const ways = (from: number) => [
    { from: 0, to: 40 },
    { from, to: from + 40 },
  ]
  expect([64, 120].map((from) => findTracks(ways(from)).count)).toEqual([2, 1])
})

test('a way that ends where another one begins turns after it', () => {
  const { tracks } = findTracks([
    { from: 496, to: 360 },
    { from: 200, to: 312 },
    { from: 360, to: 200 },
  ])
  const [below = 0, above = 0, middle = 0] = tracks
  expect(above).toBeLessThan(middle)
  expect(middle).toBeLessThan(below)
})

test('columns are as wide as their widest box, and ways lead from side to side', () => {
  const boxes = boxesIn(0, 1)
  const joins = joinsOf(boxes, [0, 1])
  const { rects, ways, w } = layLayered(boxes, joins)
  const right = [...rects.values()][1]
  expect([...ways.values()]).toEqual([
    [
      { x: 96, y: 32 },
      { x: right?.x, y: 32 },
    ],
  ])
  expect(w).toBe((right?.x ?? 0) + 96)
})

test('ways from above and from below have tips of their own at one port', () => {
  const boxes = boxesIn(0, 0, 1)
  const joins = joinsOf(boxes, [0, 2], [1, 2])
  const [first, second] = [...layLayered(boxes, joins).ways.values()].map((way) => way.at(-1)?.y ?? 0)
  expect((second ?? 0) - (first ?? 0)).toBe(8)
})

test('ways that change places do not lie on each other: one arrives beside where the other begins', () => {
  const boxes = boxesIn(0, 1)
  const swap = [12, 36, 60, 60, 60].flatMap((fromY) =>
    joinsOf(boxes, [0, 1]).map((join) => ({ ...join, fromY, toY: fromY === 60 ? 60 : 48 - fromY })),
  )
  const levels = [...layLayered(boxes, swap).ways.values()].map((way) => [way[0]?.y, way.at(-1)?.y])
  expect(levels.slice(0, 3)).toEqual([
    [12, 36],
    [36, 20],
    [60, 60],
  ])
})
