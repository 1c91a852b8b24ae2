import { expect, test } from 'vitest'
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import { atOwnStretches } from './own-stretches.ts'

const level = (...xs: number[]): EdgePlace['points'] => xs.map((x) => ({ x, y: 100 }))
const words = (x: number, w = 20): NonNullable<EdgePlace['label']> => ({ x, y: 80, w, h: 16, align: 'middle' })

/** Where the words of an edge along (0, 100) to (100, 100) are, that another leaves or joins at `joint`. */
const xOf = (
  joint: number,
  label: EdgePlace['label'],
  { at = 'from', y = 100 }: { at?: 'from' | 'to'; y?: number } = {},
) => {
  const edge: EdgePlace = { points: level(0, 100), ...(label === undefined ? {} : { label }) }
  const other: EdgePlace = {
    points: [
      { x: joint, y: 100 },
      { x: joint, y: 200 },
    ],
    joins: { edge: 0, at },
  }
  const layout = { edges: [edge, other], joints: [{ x: joint, y, edges: [0, 1] }] } as unknown as Layout
  return atOwnStretches(layout).edges[0]?.label?.x
}

test('words over a place where another edge leaves are in the middle of the stretch behind it', () => {
  expect(xOf(50, words(40))).toBe(65)
  expect(xOf(50, words(40), { at: 'to' })).toBe(15)
  // Right beside it as well, but no farther.
  expect([xOf(50, words(27)), xOf(50, words(26)), xOf(50, words(53)), xOf(50, words(54))]).toEqual([65, 26, 65, 54])
})

test('words stay where they are without a joint on their stroke, under it, or without room behind it', () => {
  expect(xOf(50, words(40), { y: 140 })).toBe(40)
  expect(xOf(50, { ...words(40), y: 104 })).toBe(40)
  expect([xOf(50, words(30, 42)), xOf(50, words(30, 43))]).toEqual([54, 30])
  expect(xOf(50, undefined)).toBeUndefined()
})

test('so are those of an edge that is drawn from where it leaves a trunk', () => {
  const trunk: EdgePlace = { points: [...level(0, 60), { x: 60, y: 200 }] }
  const branch: EdgePlace = { points: level(52, 100), label: words(50), joins: { edge: 0, at: 'from' } }
  const layout = { edges: [trunk, branch], joints: [{ x: 60, y: 100, edges: [0, 1] }] } as unknown as Layout
  expect(atOwnStretches(layout).edges.map(({ label }) => label?.x)).toEqual([undefined, 70])
})
