import { expect, test } from 'vitest'
import { boundsOf } from '../../src/elements/bounds.ts'
import { leadBar, leadOf, leadsOf, totalOf } from './leads.ts'

test('the lead is from the next score to the best, in the look of the leader; nobody leads a tie', () => {
  const [a, b, c] = [
    { value: 4, stroke: 'accent' },
    { value: 1, stroke: 'ink' },
    { value: 3, stroke: 'muted' },
  ] as const
  expect(leadOf([b, a, c])).toEqual({ from: 3, to: 4, stroke: 'accent' })
  expect(leadOf([a, { ...b, value: 4 }, c])).toBeUndefined()
  expect(leadOf([a])).toBeUndefined()
})

test('two candidates have the leads of the spokes where they are ahead; a missing score is nothing', () => {
  const scores = (...values: (number | null)[]) => ({ values: values.map((value) => ({ value })) })
  expect(leadsOf(scores(5, 1, 3, null), scores(3, 4, 3, 2))).toEqual([
    [{ spoke: 0, value: 2 }],
    [
      { spoke: 1, value: 3 },
      { spoke: 3, value: 2 },
    ],
  ])
})

test('a bar is as long as the lead and lies around its spoke', () => {
  const [from, to] = [
    { x: 0, y: -10 },
    { x: 0, y: -50 },
  ] as const
  const bar = leadBar(from, to, { stroke: 'ink' })
  expect(boundsOf(bar)).toMatchObject({ x: -3, y: -50, w: 6, h: 40 })
  expect(bar).toMatchObject({ fill: 'ink', stroke: 'none' })
})

test('the sum of a candidate counts a missing score as nothing', () => {
  expect(totalOf({ values: [{ value: 5 }, { value: null }, { value: 2 }] })).toBe(7)
})
