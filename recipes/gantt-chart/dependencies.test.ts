import { expect, test } from 'vitest'
import { crossingsOf, type RowBar, routeDependencies } from './dependencies.ts'

const bar = (left: number, right: number, row: number): RowBar => ({
  left,
  right,
  y: 28 * row,
  isMilestone: left === right,
})

const ways = (...bars: [RowBar, ...RowBar[]]) => {
  const [from, ...others] = bars
  return routeDependencies(
    others.map((to) => ({ from, to })),
    bars,
  )
}

test('an arrow comes down on a bar that begins right then', () => {
  expect(ways(bar(0, 80, 0), bar(80, 160, 1))[0]?.points).toEqual([
    { x: 80, y: 0 },
    { x: 86, y: 0 },
    { x: 86, y: 21 },
  ])
})

test('an arrow comes to the start of a bar that begins later, upward too', () => {
  expect(ways(bar(0, 80, 1), bar(200, 240, 0))[0]?.points).toEqual([
    { x: 80, y: 28 },
    { x: 206, y: 28 },
    { x: 206, y: 7 },
  ])
})

test('an arrow goes into the side of a bar where another is over its start', () => {
  const [from, between, to] = [bar(0, 80, 0), bar(120, 300, 1), bar(200, 240, 2)]
  expect(routeDependencies([{ from, to }], [from, between, to])[0]?.points).toEqual([
    { x: 80, y: 0 },
    { x: 86, y: 0 },
    { x: 86, y: 56 },
    { x: 200, y: 56 },
  ])
})

test('a milestone is reached straight below the end of the bar', () => {
  expect(ways(bar(0, 80, 0), bar(80, 80, 1))[0]?.points).toEqual([
    { x: 80, y: 7 },
    { x: 80, y: 21 },
  ])
})

test('arrows to bars side by side leave below the end and share a trunk', () => {
  const [first, second, third] = ways(bar(0, 80, 0), bar(80, 160, 1), bar(80, 160, 2), bar(80, 160, 3))
  expect(first?.points.length).toBe(3)
  expect(third?.points).toEqual([
    { x: 68, y: 7 },
    { x: 68, y: 84 },
    { x: 80, y: 84 },
  ])
  expect(second?.points).toEqual([
    { x: 68, y: 56 },
    { x: 80, y: 56 },
  ])
})

test('two arrows into one bar end in one head', () => {
  const [a, b, to] = [bar(0, 80, 0), bar(0, 100, 1), bar(112, 160, 2)]
  const [first, second] = routeDependencies(
    [
      { from: a, to },
      { from: b, to },
    ],
    [a, b, to],
  )
  expect([first?.head, second?.head]).toEqual([true, false])
  expect(second?.points.at(-1)?.x).toBe(first?.x)
})

test('arrows cross the words of a row where they run', () => {
  const way = ways(bar(0, 80, 0), bar(200, 240, 2))
  expect(crossingsOf(way, { top: 20, bottom: 36 })).toEqual([{ from: 206, to: 206 }])
})

test('where arrows meet, the head belongs to the main one', () => {
  const [a, b, to] = [bar(0, 80, 0), bar(0, 100, 1), bar(112, 160, 2)]
  const [first, second] = routeDependencies(
    [
      { from: a, to },
      { from: b, to, main: true },
    ],
    [a, b, to],
  )
  expect([first?.head, second?.head]).toEqual([false, true])
  expect(first?.points.at(-1)).toEqual({ x: 118, y: 36 })
  expect(second?.points.at(-1)).toEqual({ x: 118, y: 49 })
})

test('an arrow goes around a bar that begins right where it ends, and back onto its own', () => {
  const [from, between, to] = [bar(80, 80, 0), bar(80, 104, 2), bar(80, 104, 4)]
  const [way] = routeDependencies([{ from, to }], [from, between, to])
  const lane = way?.points[1]?.x ?? 0
  expect(lane).toBeGreaterThanOrEqual(108)
  expect(way?.points).toEqual([
    { x: 87, y: 0 },
    { x: lane, y: 0 },
    { x: lane, y: 94 },
    { x: 86, y: 94 },
    { x: 86, y: 105 },
  ])
  // Upward too.
  const [up] = routeDependencies([{ from: bar(80, 80, 4), to: bar(80, 104, 0) }], [between])
  expect(up?.points.slice(-2)).toEqual([
    { x: 86, y: 18 },
    { x: 86, y: 7 },
  ])
})

test('no two arrows between different bars share an upright, and two into one bar meet', () => {
  const [ready, lag, checksum, load, traffic] = [
    bar(80, 80, 0),
    bar(72, 80, 2),
    bar(80, 104, 4),
    bar(80, 104, 6),
    bar(80, 90, 8),
  ]
  const pairs = [
    { from: ready, to: load },
    { from: ready, to: traffic },
    { from: lag, to: checksum },
    { from: lag, to: traffic },
  ]
  const drawn = routeDependencies(pairs, [ready, lag, checksum, load, traffic])
  const lanes = drawn.map(({ x }) => x)
  expect(lanes[2]).toBe(86)
  expect(Math.abs((lanes[0] ?? 0) - (lanes[1] ?? 0))).toBeGreaterThanOrEqual(6)
  expect(drawn.map(({ head }) => head)).toEqual([true, true, true, false])
  expect(lanes[3]).toBe(lanes[1])
})

test('no arrow is under the line of today', () => {
  const [from, to] = [bar(0, 80, 0), bar(80, 160, 1)]
  const xOf = (today?: number) => routeDependencies([{ from, to }], [from, to], today)[0]?.x
  expect([xOf(), xOf(87), xOf(92)]).toEqual([86, 94, 86])
})

test('an arrow comes to the start of a bar around others rather than down near its end', () => {
  const [from, late, to] = [bar(0, 190, 0), bar(100, 430, 1), bar(290, 480, 3)]
  const [way] = routeDependencies([{ from, to }], [from, late, to])
  expect(way?.points.at(-1)).toEqual({ x: 296, y: 77 })
})
