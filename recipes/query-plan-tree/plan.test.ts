import { expect, test } from 'vitest'
import { culprit, isWrong, misjudged, ownTime, rowsOf, type Step } from './plan.ts'

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

test('an estimate is wrong from ten times more or fewer rows on', () => {
  expect([misjudged(scan), isWrong(scan)]).toEqual([50, true])
  expect(isWrong(step('Scan', [100, 9, 1]))).toBe(true)
  expect(isWrong(step('Scan', [0, 1, 1]))).toBe(false)
})

test('of equally wrong steps the one that ran first is the culprit', () => {
  expect(culprit(join)).toBe(scan)
})

test('rows have groups of three digits', () => {
  expect([rowsOf(1), rowsOf(400), rowsOf(1_234_567)]).toEqual(['1 row', '400 rows', '1,234,567 rows'])
})
