import { expect, test } from 'vitest'
import { nameMoments, timeTicks } from './time-ticks.ts'

const written = (from: number, to: number): string[] =>
  timeTicks(from, to).map(({ text, context }) => (context === undefined ? text : `${text}/${context}`))

test('a day is ruled in hours, and midnight names its day', () => {
  expect(written(Date.UTC(2026, 10, 17), Date.UTC(2026, 10, 18))).toEqual([
    '00:00/Nov 17',
    '06:00',
    '12:00',
    '18:00',
    '00:00/Nov 18',
  ])
})

test('months name their year where it begins', () => {
  expect(written(Date.UTC(2025, 6, 1), Date.UTC(2026, 6, 1))).toEqual(['Jul/2025', 'Oct', 'Jan/2026', 'Apr', 'Jul'])
})

test('days, years and minutes are written as precisely as needed', () => {
  expect([
    written(Date.UTC(2026, 10, 3), Date.UTC(2026, 10, 24)),
    written(Date.UTC(2019, 0, 1), Date.UTC(2026, 0, 1)),
    written(Date.UTC(2026, 10, 17, 9, 2), Date.UTC(2026, 10, 17, 9, 31)),
  ]).toEqual([
    ['Nov 9/2026', 'Nov 16', 'Nov 23'],
    ['2020', '2022', '2024', '2026'],
    ['09:05/Nov 17', '09:10', '09:15', '09:20', '09:25', '09:30'],
  ])
})

test('where quarters are too many and years too few, thirds of years are named, and likewise at any length', () => {
  expect(written(Date.UTC(2024, 5, 1), Date.UTC(2026, 4, 1))).toEqual([
    'Sep/2024',
    'Jan/2025',
    'May',
    'Sep',
    'Jan/2026',
    'May',
  ])
  expect(written(Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 25)).length).toBeGreaterThanOrEqual(3)
  for (let days = 1; days < 1600; days += 1)
    expect(timeTicks(Date.UTC(2024, 10, 17), Date.UTC(2024, 10, 17 + days)).length, `${days} days`).toBeGreaterThan(2)
})

test('weeks that are too many are fortnights, not every eighth day', () => {
  expect(written(Date.UTC(2026, 8, 7), Date.UTC(2026, 9, 26))).toEqual(['Sep 7/2026', 'Sep 21', 'Oct 5', 'Oct 19'])
})

test('times of any day have no day', () => {
  expect(timeTicks(0, 3_600_000 * 4, { dated: false }).map(({ context }) => context)).toEqual(Array(5).fill(undefined))
})

test('given moments are labeled as they are', () => {
  expect(nameMoments([Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1)])).toEqual([
    { at: Date.UTC(2026, 0, 1), text: 'Jan', context: '2026' },
    { at: Date.UTC(2026, 1, 1), text: 'Feb' },
  ])
})
