import { expect, test } from 'vitest'
import { timesOf } from './times.ts'

const events = (...starts: (string | number)[]) => ({ events: starts.map((start) => ({ start })) })

test('times are written as precisely as in the data', () => {
  const { write } = timesOf(events('2026'))
  expect(['2026', '2026-03', '2026-03-04', '2026-03-04T09:12Z', '09:12:30', 120].map(write)).toEqual([
    '2026',
    'Mar 2026',
    'Mar 4',
    '09:12',
    '09:12:30',
    '120 days',
  ])
})

test('lengths are in the unit of the data, many minutes in hours', () => {
  const at = (iso: string): number => Date.parse(`${iso}:00Z`)
  const [from, to] = [at('2026-03-06T12:00'), at('2026-03-09T18:00')]
  const lengths = (['min', 'h', 'day', 'working-day', 'week'] as const).map((unit) =>
    timesOf({ unit, ...events('2026-03-06') }).writeLength(from, to),
  )
  expect(lengths).toEqual(['78 h', '78 h', '3.25 days', '1.25 working days', '0.464 weeks'])
})

test('months are counted on the calendar', () => {
  const { writeLength } = timesOf({ unit: 'month', ...events('2026') })
  expect(writeLength(Date.UTC(2026, 0, 31), Date.UTC(2027, 2, 31))).toBe('14 months')
  const years = timesOf({ unit: 'year', ...events('1997') })
  expect(years.writeLength(Date.UTC(1997, 0), Date.UTC(2015, 4))).toBe('18.3 years')
})

test('an event ends at its end, after its duration, or at once', () => {
  const { endOf } = timesOf({ unit: 'working-day', ...events('2026-03-06') })
  const start = '2026-03-06'
  expect([{ start, end: '2026-03-08' }, { start, duration: 1 }, { start }].map((event) => endOf(event))).toEqual([
    Date.UTC(2026, 2, 8),
    Date.UTC(2026, 2, 9),
    Date.UTC(2026, 2, 6),
  ])
})

test('times of several kinds or zones are rejected at the first that differs', () => {
  expect(timesOf(events('09:12', '2026-03-04')).findings).toEqual([
    { at: 'events.1.start', problem: '"2026-03-04" is a date; events.0.start is a time of day' },
  ])
  expect(timesOf(events('2026-03-04T09:12Z', '2026-03-05', '2026-03-04T09:12+01:00')).findings).toEqual([
    {
      at: 'events.2.start',
      problem: '"2026-03-04T09:12+01:00" and events.0.start have different offsets; write all times in one',
    },
  ])
})

test('the zone is that of the data', () => {
  expect(
    [events('2026-03-04'), events('2026-03-04T09:12Z'), events('2026-03-04T09:12-05:00')].map(
      (data) => timesOf(data).zone,
    ),
  ).toEqual(['', 'UTC', 'UTC−05:00'])
})

test('a length of ten hours or more is in hours, one of two years in years, unless the data count in days', () => {
  const at = (iso: string): number => Date.parse(`${iso}Z`)
  const write = (from: string, to: string, unit?: 'min' | 'day'): string =>
    timesOf({ unit, ...events('2026-03-06') }).writeLength(at(from), at(to))
  expect(write('2026-11-21T20:25', '2026-11-22T11:52', 'min')).toBe('15 h 27 min')
  expect(write('2026-11-21T20:00', '2026-11-22T05:59', 'min')).toBe('599 min')
  expect(write('2026-11-21T20:00', '2026-11-22T06:00', 'min')).toBe('10 h')
  expect(write('2019-02-11T00:00', '2024-05-01T00:00')).toBe('5.2 years')
  expect(write('2019-02-11T00:00', '2024-05-01T00:00', 'day')).toBe('1,906 days')
  expect(write('2025-01-01T00:00', '2026-12-31T00:00')).toBe('729 days')
})

test('times within a day are written without it where no time of day comes twice', () => {
  const write = (...starts: string[]): string => timesOf(events(...starts)).write('2026-03-15T00:04')
  expect(write('2026-03-14T23:59', '2026-03-15T00:04')).toBe('00:04')
  expect(write('2026-03-14T00:04', '2026-03-15T00:04')).toBe('Mar 15, 00:04')
})

test('without a unit, lengths within a night are minutes, within some days hours, and of days without times days', () => {
  const over = (...starts: string[]): string => {
    const { writeLength, at } = timesOf(events(...starts))
    return writeLength(at(starts[0] ?? ''), at(starts[1] ?? ''))
  }
  expect([
    over('2026-11-27T23:36', '2026-11-28T03:52'),
    over('2026-11-27T23:36', '2026-11-28T14:00'),
    over('2026-11-27T12:00', '2026-11-30T11:59'),
    over('2026-11-27T12:00', '2026-11-30T12:00'),
    over('2026-11-01T12:00', '2026-11-15T12:00'),
    over('2026-11-27T12:00', '2026-11-28'),
  ]).toEqual(['256 min', '14 h 24 min', '71 h 59 min', '72 h', '14 days', '0.5 days'])
})

test('without a unit, a duration is in minutes within a night and in days over some days, never in hours', () => {
  const endOf = (second: string): number => {
    const [start, last] = [{ start: '2026-11-27T23:36', duration: 1 }, { start: second }]
    return timesOf({ events: [start, last] }).endOf(start) - Date.parse('2026-11-27T23:36Z')
  }
  expect([endOf('2026-11-28T01:00'), endOf('2026-12-02T01:00')]).toEqual([60_000, 86_400_000])
})

test('without a unit, lengths from a year on are years where the data span two', () => {
  const written = (...starts: string[]): string[] => {
    const { writeLength, at } = timesOf(events(...starts))
    return starts.slice(1).map((start) => writeLength(at(starts[0] ?? ''), at(start)))
  }
  expect(written('2026-01-01', '2026-12-31', '2027-01-01', '2028-01-01')).toEqual(['364 days', '1 year', '2 years'])
  expect(written('2026-01-01', '2027-12-31')).toEqual(['729 days'])
})

test('a time among dates of other days is written with its own', () => {
  const write = (...starts: string[]): string => timesOf(events(...starts)).write('2026-02-09T13:20Z')
  expect(write('2023-09-12', '2026-02-09T13:20Z')).toBe('Feb 9, 2026, 13:20')
  expect(write('2026-02-01', '2026-02-09T13:20Z')).toBe('Feb 9, 13:20')
  expect(write('2026-02-09', '2026-02-09T13:20Z')).toBe('13:20')
})
