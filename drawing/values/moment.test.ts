import { expect, test } from 'vitest'
import { later, readMoment, writeMoment } from './moment.ts'

test('dates and times of every precision are read as UTC', () => {
  expect(['2026', '2026-03', '2026-03-04', '2026-03-04T09:12Z', '09:12'].map(readMoment)).toEqual([
    { at: Date.UTC(2026, 0, 1), precision: 'year', offset: '' },
    { at: Date.UTC(2026, 2, 1), precision: 'month', offset: '' },
    { at: Date.UTC(2026, 2, 4), precision: 'day', offset: '' },
    { at: Date.UTC(2026, 2, 4, 9, 12), precision: 'time', offset: 'Z' },
    { at: (9 * 60 + 12) * 60_000, precision: 'clock', offset: '' },
  ])
})

test('a time keeps its wall clock whatever its offset', () => {
  expect(readMoment('2026-03-04T09:12+02:00')).toEqual({
    at: Date.UTC(2026, 2, 4, 9, 12),
    precision: 'time',
    offset: '+02:00',
  })
})

test('what is no date is not read', () => {
  expect(['2026-02-30', '2026-13', '24:00', 'March', '26-03-04', '2026-3-4', ''].map(readMoment)).toEqual(
    Array(7).fill(undefined),
  )
})

test('a moment is written as it was read', () => {
  const all = ['2026', '2026-03', '2026-03-04', '2026-03-04T09:12+02:00', '2026-03-04T09:12:30Z', '09:12']
  const rewritten = all.map((words) => {
    const moment = readMoment(words)
    return moment && writeMoment(moment.at, moment)
  })
  expect(rewritten).toEqual(all)
})

test('durations follow the calendar', () => {
  const friday = Date.UTC(2026, 0, 30)
  expect({
    monday: later(friday, 1, 'working-day'),
    weekLater: later(friday, 5, 'working-day'),
    endOfFebruary: later(friday, 1, 'month'),
    nextYear: later(friday, 12, 'month'),
    hours: later(friday, 36, 'h'),
  }).toEqual({
    monday: Date.UTC(2026, 1, 2),
    weekLater: Date.UTC(2026, 1, 6),
    endOfFebruary: Date.UTC(2026, 1, 28),
    nextYear: Date.UTC(2027, 0, 30),
    hours: Date.UTC(2026, 0, 31, 12),
  })
})

test('a blank may be between a date and its time', () => {
  expect(readMoment('2026-03-04 09:12:07')).toEqual(readMoment('2026-03-04T09:12:07'))
  expect(readMoment('2026-03-04  09:12')).toBe(undefined)
})

test('working days are counted one by one, from any day of the week', () => {
  const day = 86_400_000
  const oneByOne = (at: number, count: number): number => {
    let result = at
    for (let left = count; left > 0; left--)
      do result += day
      while ([0, 6].includes(new Date(result).getUTCDay()))
    return result
  }
  for (let first = 0; first < 7; first++)
    for (const count of [...Array.from({ length: 24 }, (_, each) => each), 0.5, 5.5, 260, 1e9]) {
      const at = Date.UTC(2026, 2, 2 + first)
      if (count < 1e9)
        expect([first, count, later(at, count, 'working-day')]).toEqual([first, count, oneByOne(at, count)])
      else expect(later(at, count, 'working-day')).toBeGreaterThan(at)
    }
})
