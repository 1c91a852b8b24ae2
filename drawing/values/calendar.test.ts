import { expect, test } from 'vitest'
import { weekday, workCalendar, writeClock, writeDay } from './calendar.ts'

const friday = Date.UTC(2026, 10, 20)
const monday = Date.UTC(2026, 10, 23)
const day = 86_400_000

test('days are written with month and day, leap days too', () => {
  expect([friday, Date.UTC(2028, 1, 29)].map(writeDay)).toEqual(['Nov 20', 'Feb 29'])
})

test('clock times have seconds only where there are some', () => {
  expect([friday + 51_000 * 1000, friday + 51_030 * 1000].map(writeClock)).toEqual(['14:10', '14:10:30'])
})

test('the week begins on Monday', () => {
  expect([monday, monday - day].map(weekday)).toEqual([0, 6])
})

test('work that ends on Friday evening is followed by work on Monday morning', () => {
  const { startOf, finishOf } = workCalendar(friday, 'working-day')
  expect({ finish: finishOf(1), next: startOf(1), half: finishOf(1.5) }).toEqual({
    finish: friday + day,
    next: monday,
    half: monday + day / 2,
  })
})

test('work planned for a weekend begins on Monday', () => {
  expect(workCalendar(friday + day, 'working-day').startOf(0)).toBe(monday)
})

test('the calendar counts back what it counted', () => {
  for (const unit of ['working-day', 'day', 'week'] as const) {
    const calendar = workCalendar(Date.UTC(2026, 10, 18), unit)
    const counted = Array.from({ length: 23 }, (_, index) => index / 2)
    expect(counted.map((index) => calendar.indexOf(calendar.startOf(index)))).toEqual(counted)
  }
})

test('a weekend adds no working day, and nothing lies before the first', () => {
  const { indexOf } = workCalendar(friday, 'working-day')
  expect([friday - day, friday, friday + day, friday + 2 * day, monday, monday + day].map(indexOf)).toEqual([
    0, 0, 1, 1, 1, 2,
  ])
})
