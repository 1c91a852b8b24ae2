import { expect, test } from 'vitest'
import { quarterName, readQuarter } from './quarter.ts'

test('a quarter begins where the one before ends, across years', () => {
  expect(readQuarter('2027-Q4')).toEqual({ at: Date.UTC(2027, 9), next: Date.UTC(2028, 0) })
  expect(readQuarter('2027-Q3')?.next).toBe(readQuarter('2027-Q4')?.at)
  expect(['2027-Q5', 'Q2', '2027-q2', '2027Q2', '27-Q2'].map(readQuarter)).toEqual(Array(5).fill(undefined))
})

test('quarters have the names that people give them', () => {
  expect([0, 2, 3, 11].map((month) => quarterName(Date.UTC(2027, month, 15)))).toEqual(['Q1', 'Q1', 'Q2', 'Q4'])
})
