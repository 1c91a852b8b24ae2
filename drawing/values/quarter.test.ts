import { expect, test } from 'vitest'
import { afterQuarters, quarterName, quartersBefore, readQuarter, writeQuarter } from './quarter.ts'

test('a quarter begins where the one before ends, across years', () => {
  expect(readQuarter('2027-Q4')).toEqual({ at: Date.UTC(2027, 9), next: Date.UTC(2028, 0) })
  expect(readQuarter('2027-Q3')?.next).toBe(readQuarter('2027-Q4')?.at)
  expect(['2027-Q5', 'Q2', '2027-q2', '2027Q2', '27-Q2'].map(readQuarter)).toEqual(Array(5).fill(undefined))
})

test('quarters have the names that people give them', () => {
  expect([0, 2, 3, 11].map((month) => quarterName(Date.UTC(2027, month, 15)))).toEqual(['Q1', 'Q1', 'Q2', 'Q4'])
})

test('half of a quarter is half of its days, and back', () => {
  const first = quartersBefore(Date.UTC(2027, 0))
  expect(new Date(afterQuarters(first + 4.5)).toISOString()).toBe('2028-02-15T12:00:00.000Z')
  for (const at of [Date.UTC(2027, 0), Date.UTC(2027, 4, 10), Date.UTC(2028, 11, 31)])
    expect(afterQuarters(quartersBefore(at))).toBe(at)
  expect(writeQuarter(Date.UTC(2028, 0) - 1)).toBe('Q4 2027')
})
