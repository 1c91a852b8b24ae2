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
