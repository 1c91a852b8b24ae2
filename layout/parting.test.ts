/** Where a path parts from others that begin with it. */
import { describe, expect, test } from 'vitest'
import { followed, lengthOf } from './parting.ts'

const path = (...points: (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }))
const own = path([0, 0], [0, 40], [80, 40], [80, 90])

describe('a path', () => {
  test('that shares nothing has no mate', () => {
    expect(followed(own, [{ mate: 3, points: path([0, 0], [50, 0]) }])).toBeUndefined()
    expect(followed(own, [{ mate: 3, points: path([8, 0], [8, 40]) }])).toBeUndefined()
  })

  test('that is all shared has nothing left', () => {
    expect(followed(own, [{ mate: 3, points: own }])).toEqual({ mate: 3, rest: [], parting: { x: 80, y: 90 } })
  })

  test.each([
    ['on the way down', path([0, 0], [0, 24]), path([0, 16], [0, 40], [80, 40], [80, 90]), [0, 24]],
    ['at a corner', path([0, 0], [0, 90]), path([0, 32], [0, 40], [80, 40], [80, 90]), [0, 40]],
    ['on the second piece', path([0, 0], [0, 40], [56, 40]), path([48, 40], [80, 40], [80, 90]), [56, 40]],
    ['where the other goes on', path([0, 0], [0, 40], [200, 40]), path([72, 40], [80, 40], [80, 90]), [80, 40]],
    ['near its start', path([0, 0], [0, 3]), path([0, 0], [0, 40], [80, 40], [80, 90]), [0, 3]],
  ] as const)('that parts %s begins a corner before it', (_, points, rest, [x, y]) => {
    expect(followed(own, [{ mate: 3, points }])).toEqual({ mate: 3, rest, parting: { x, y } })
  })

  test('follows the mate that shares most, and one after the other', () => {
    const short = { mate: 1, points: path([0, 0], [0, 16]) }
    const long = { mate: 2, points: path([0, 0], [0, 40], [24, 40]) }
    const last = { mate: 5, points: path([0, 40], [80, 40]) }
    expect(followed(own, [short, long])).toMatchObject({ mate: 2, parting: { x: 24, y: 40 } })
    expect(followed(own, [long, short])).toMatchObject({ mate: 2, parting: { x: 24, y: 40 } })
    expect(followed(own, [short, long, last])).toMatchObject({ mate: 5, parting: { x: 80, y: 40 } })
  })

  test('follows the same whichever way it runs', () => {
    const mirrored = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => ({ x: 0 - x, y: 0 - y }))
    const mates = [{ mate: 3, points: mirrored(path([0, 0], [0, 40], [56, 40])) }]
    expect(followed(mirrored(own), mates)).toEqual({
      mate: 3,
      parting: { x: -56, y: -40 },
      rest: mirrored(path([48, 40], [80, 40], [80, 90])),
    })
  })
})

test('a path is as long as its pieces', () => {
  expect(lengthOf(own)).toBe(40 + 80 + 50)
  expect(lengthOf([])).toBe(0)
})
