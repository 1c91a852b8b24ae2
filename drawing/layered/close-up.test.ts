import { expect, test } from 'vitest'
import { closeUp } from './close-up.ts'
import type { Stop, Stretch } from './order.ts'

const gaps = { boxes: 32, lanes: 16, grid: 8 }

const stop = (column: number, y: number, isLane = false): Stop => ({ column, y, h: 40, isLane })

const stretch = (from: Stop, to: Stop, [fromY, toY]: [number, number] = [20, 20]): Stretch => ({
  from,
  to,
  fromY,
  toY,
  weight: 1,
})

/** Two pairs of stops, the second one 400 pixels below; where it is when all is closed up, with a join across. */
const lowerWith = (across: (a: Stop, b: Stop, c: Stop, d: Stop) => Stretch[], isLane = false): number[] => {
  const [a, b, c, d] = [stop(0, 0), stop(1, 0, isLane), stop(0, 400), stop(1, 400)]
  const columns = [
    [a, c],
    [b, d],
  ]
  closeUp(columns, [stretch(a, b), stretch(c, d), ...across(a, b, c, d)], gaps)
  return [a.y, b.y, c.y, d.y]
}

test('what is far below moves up to the usual gap, all of it alike', () => {
  expect(lowerWith(() => [])).toEqual([0, 0, 72, 72])
  expect(lowerWith((a, _b, _c, d) => [stretch(a, d)])).toEqual([0, 0, 72, 72])
  // A box in one column keeps what is in the others from moving further.
  expect(lowerWith(() => [], true)).toEqual([0, 0, 72, 72])
})

test('a join across keeps a bend of 24 pixels, and one that is level or leads up keeps all where it is', () => {
  expect(lowerWith((a, _b, _c, d) => [stretch(a, d, [20, -280])])).toEqual([0, 0, 328, 328])
  expect(lowerWith((_a, b, c) => [stretch(c, b, [-280, 20])])).toEqual([0, 0, 328, 328])
  expect(lowerWith((a, _b, _c, d) => [stretch(a, d, [420, 20])])).toEqual([0, 0, 400, 400])
  expect(lowerWith((a, _b, _c, d) => [stretch(a, d, [460, 20])])).toEqual([0, 0, 400, 400])
})

test('what shares no column with what is above it stays', () => {
  const [a, b] = [stop(0, 0), stop(1, 400)]
  closeUp([[a], [b]], [stretch(a, b)], gaps)
  expect(b.y).toBe(400)
})
