/** A program over one axis: distances, ties and pulls, and what is given up. */
import { describe, expect, test } from 'vitest'
import { Program, type Spot, softness } from './program.ts'

const made = (...near: number[]) => {
  const program = new Program()
  const spots = near.map((each): Spot => ({ variable: program.variable(each), offset: 0 }))
  return { program, spots }
}
const at = ({ variable, offset }: Spot, by: number): Spot => ({ variable, offset: offset + by })
const apart = (program: Program): number[] => {
  const { at: places } = program.solve()
  return [...places].slice(1).map((place, index) => place - places[index]!)
}
const frame = { softness: softness.frame }

test('what is priced is as near as it may be, in whole units, from spot to spot', () => {
  const { program, spots } = made(0, 20)
  program.keep(at(spots[0]!, 2), at(spots[1]!, -3), 4.2, { ...frame, weight: 1 })
  expect(apart(program)).toEqual([10])
})

test('a distance within one variable asks for nothing', () => {
  const { program, spots } = made(0)
  program.keep(spots[0]!, at(spots[0]!, 1), 9, frame)
  program.tie(spots[0]!, at(spots[0]!, 1), softness.frame)
  program.pull(spots[0]!, at(spots[0]!, 1), 1)
  expect([program.arcs, program.pulls]).toEqual([[], []])
})

test('what is tied stays at one place', () => {
  const { program, spots } = made(0, 7, 9)
  program.tie(at(spots[0]!, 5), spots[1]!, softness.frame)
  program.keep(spots[1]!, spots[2]!, 3, { ...frame, weight: 1 })
  expect(apart(program)).toEqual([5, 3])
})

test('the heavier pull wins, from either side', () => {
  for (const [left, right, expected] of [
    [2, 3, 6],
    [3, 2, 2],
  ] as const) {
    const { program, spots } = made(0, 4, 8)
    program.tie(at(spots[0]!, 8), spots[2]!, softness.frame)
    program.pull(at(spots[0]!, 2), spots[1]!, left)
    program.pull(spots[2]!, at(spots[1]!, 2), right)
    expect(apart(program)[0]).toBe(expected)
  }
})

test('pulls between the same spots are one, whichever is named first', () => {
  const { program, spots } = made(0, 4)
  program.pull(spots[0]!, spots[1]!, 2)
  program.pull(spots[1]!, spots[0]!, 3)
  program.pull(spots[0]!, at(spots[1]!, 1), 3)
  expect(program.pulls).toEqual([
    { a: 0, b: 1, offset: 0, weight: 5 },
    { a: 0, b: 1, offset: -1, weight: 3 },
  ])
})

test('of distances between the same two the longest matters, with its softness and its owner', () => {
  const { program, spots } = made(0, 0)
  program.keep(spots[0]!, spots[1]!, 3, { softness: softness.words, owner: 1 })
  program.keep(spots[0]!, spots[1]!, 5, { softness: softness.node, owner: 2 })
  program.keep(spots[0]!, spots[1]!, 4, { softness: softness.frame, owner: 3 })
  program.keep(spots[1]!, spots[0]!, -2, { softness: softness.run, owner: 4 })
  expect(program.solve().given).toMatchObject([{ from: 1, to: 0, length: -2, owner: 4 }])
})

describe('what is given up', () => {
  test('says by how much its owner would have to grow, if it contradicts itself', () => {
    const { program, spots } = made(0, 0, 0)
    program.keep(spots[0]!, spots[1]!, -2, { softness: softness.port, owner: 9 })
    program.keep(spots[2]!, spots[0]!, -2, { softness: softness.port, owner: 9 })
    program.keep(spots[1]!, spots[2]!, 7, { softness: softness.strokes })
    program.keep(spots[1]!, spots[2]!, 1, { softness: softness.strokes, weight: 1 })
    expect(program.solve().given).toMatchObject([{ owner: 9, growth: 3 }])
  })

  test('or by one', () => {
    const { program, spots } = made(0, 0)
    program.keep(spots[0]!, spots[1]!, 7, { softness: softness.strokes, owner: 1 })
    program.keep(spots[1]!, spots[0]!, -2, { softness: softness.port, owner: 2 })
    expect(program.solve().given).toMatchObject([{ owner: 2, growth: 1 }])
  })
})

test('what is softer is given up first: words, ports, axes, strokes, nodes, frames', () => {
  const order = ['wordsOnRun', 'words', 'port', 'axis', 'strokes', 'stroke', 'run', 'pin', 'node', 'heldPort', 'frame']
  expect(Object.keys(softness).toSorted((a, b) => softness[b as 'frame'] - softness[a as 'frame'])).toEqual(order)
})

test('where a distance is given up, a tie that stays between the same two is left', () => {
  const { program, spots } = made(0, 9)
  const [first, second] = spots as [Spot, Spot]
  program.keep(first, second, 4, { softness: softness.node })
  program.tie(at(first, 6), second, softness.frame, true)
  program.keep(first, second, 9, { softness: softness.stroke })
  program.pull(at(first, 3), second, 1)
  expect(apart(program)).toEqual([6])
  expect(program.solve().given.map(({ length }) => length)).toEqual([9])
})
