import { expect, test } from 'vitest'
import { culprit, isWrong, misjudged, offWords, ownTime, rowsOf, rowsShort, type Step } from './plan.ts'

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

test('beside marks, millions are short, and only wrong estimates have a factor', () => {
  expect([rowsShort(8000), rowsShort(1_250_000)]).toEqual(['8,000', '1.3M'])
  expect([offWords(scan), offWords(step('Scan', [100, 9, 1])), offWords(step('Scan', [10, 9, 1]))]).toEqual([
    '50× more',
    '11× fewer',
    undefined,
  ])
})
