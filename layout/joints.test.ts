import { expect, test } from 'vitest'
import { joinBundles } from './joints.ts'
import { toBoard } from './model/to-board.ts'

const wires = (trunks: (string | undefined)[]) => {
  const board = toBoard(
    {
      nodes: [{ id: 'hub', w: 96, h: 48 }, ...trunks.map((_, index) => ({ id: `n${index}`, w: 96, h: 48 }))],
      edges: trunks.map((trunk, index) => ({
        from: 'hub',
        to: `n${index}`,
        ...(trunk === undefined ? {} : { trunk }),
      })),
    },
    {},
    { direction: 'down', step: 0, width: 1120, height: 2200 },
  )
  for (const wire of board.wires) wire.bundle = trunks[wire.edge] === undefined ? wire.edge : 100
  return board.wires
}

const fan = [80, 160, 240].map((x) => [
  { x: 160, y: 0 },
  { x: 160, y: 40 },
  { x, y: 40 },
  { x, y: 80 },
])

const straight = [
  { x: 160, y: 0 },
  { x: 160, y: 80 },
]

test('of a bundle one path is drawn whole, each other one from a corner before it parts', () => {
  const { drawn, joints } = joinBundles(wires(['t', 't', 't']), [straight, fan[0]!, fan[2]!], [])
  expect(drawn).toEqual([
    { points: straight, joins: undefined },
    {
      points: [
        { x: 160, y: 32 },
        { x: 160, y: 40 },
        { x: 80, y: 40 },
        { x: 80, y: 80 },
      ],
      joins: { edge: 0, at: 'from' },
    },
    {
      points: [
        { x: 160, y: 32 },
        { x: 160, y: 40 },
        { x: 240, y: 40 },
        { x: 240, y: 80 },
      ],
      joins: { edge: 0, at: 'from' },
    },
  ])
  expect(joints).toEqual([{ x: 160, y: 40, edges: [0, 1, 2] }])
})

test('the one that is wanted whole is drawn whole, and one on the path of another draws nothing', () => {
  const { drawn } = joinBundles(wires(['t', 't']), [straight, straight], [{}, { whole: true }])
  expect(drawn.map(({ joins }) => joins)).toEqual([{ edge: 1, at: 'both' }, undefined])
})

test('paths of different bundles are drawn from end to end', () => {
  const { drawn, joints } = joinBundles(wires([undefined, undefined]), [straight, fan[0]!], [])
  expect(drawn.map(({ points }) => points)).toEqual([straight, fan[0]])
  expect(joints).toEqual([])
})

test('a path with more corners is drawn from where it parts from one with fewer', () => {
  const up = [
    { x: 160, y: 0 },
    { x: 160, y: 40 },
    { x: 80, y: 40 },
    { x: 80, y: 60 },
    { x: 240, y: 60 },
    { x: 240, y: 80 },
  ]
  const { drawn } = joinBundles(wires(['t', 't']), [up, fan[0]!], [])
  expect(drawn[1]).toEqual({ points: fan[0], joins: undefined })
  expect(drawn[0]!.joins).toEqual({ edge: 1, at: 'from' })
  expect(drawn[0]!.points).toHaveLength(4)
})
