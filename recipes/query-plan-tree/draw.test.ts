import { expect, test } from 'vitest'
import { culprit, offWords, ownTime } from './draw.ts'

type Step = Parameters<typeof ownTime>[0]

const step = (name: string, [planned, rows, ms]: [number, number, number], children: Step[] = []): Step => ({
  name,
  planned,
  rows,
  ms,
  children,
})

const scan = step('Seq Scan', [8, 400, 25])
const join = step('Nested Loop', [80, 4000, 66], [scan, step('Index Scan', [4000, 4000, 24])])

test('own time leaves out the steps below, and is never negative', () => {
  expect(ownTime(join)).toBe(17)
  expect(ownTime(step('Limit', [1, 1, 5], [step('Sort', [1, 1, 5.01])]))).toBe(0)
})

test('an estimate is wrong from ten times more or fewer rows on; a plan of 0 rows counts as 1', () => {
  const off = ([planned, rows]: [number, number]) => offWords(step('Scan', [planned, rows, 1]))
  expect([off([8, 400]), off([100, 9]), off([10, 9]), off([0, 1])]).toEqual(['50×', '÷ 11', undefined, undefined])
})

test('of equally wrong steps the one that ran first is the culprit', () => {
  expect(culprit(join)).toBe(scan)
})
