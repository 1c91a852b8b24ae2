import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  isoWeek,
  moment,
  monday,
  weekdayName,
  workdaysBetween,
  workdaysLater,
  writeClock,
  writeDay,
} from './calendar.ts'

describe('calendar', () => {
  it('refuses dates that do not exist', () => {
    expect(() => moment('2026-02-29')).toThrow('is no date')
    expect(() => moment('tomorrow')).toThrow('is no date')
  })

  it('counts ISO weeks across the turn of the year', () => {
    expect(isoWeek(moment('2024-12-30'))).toBe(1)
    expect(isoWeek(moment('2026-12-31'))).toBe(53)
    expect(isoWeek(moment('2027-01-03'))).toBe(53)
    expect(isoWeek(moment('2027-01-04'))).toBe(1)
  })

  it('knows weekdays and leap days', () => {
    expect(weekdayName(moment('2025-01-01'))).toBe('Wed')
    expect(writeDay(addDays(moment('2028-02-28'), 1))).toBe('Tue 29 Feb')
    expect(daysBetween(moment('2025-01-01'), moment('2025-12-31'))).toHaveLength(365)
    expect(monday(moment('2025-01-05'))).toBe(moment('2024-12-30'))
  })

  it('skips weekends in working days', () => {
    expect(workdaysLater(moment('2026-11-20'), 1)).toBe(moment('2026-11-23'))
    expect(workdaysLater(moment('2026-11-21'), 0)).toBe(moment('2026-11-23'))
    expect(workdaysBetween(moment('2026-11-20'), moment('2026-11-24'))).toBe(2)
    expect(workdaysBetween(moment('2026-11-20'), moment('2026-11-20'))).toBe(0)
  })

  it('writes clock times in UTC', () => {
    expect(writeClock(moment('2026-11-10T14:07'))).toBe('14:07')
  })
})
