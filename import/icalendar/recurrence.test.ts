import { expect, test } from 'vitest'
import { timesOf } from './recurrence.ts'

const days = (from: string, rule: string): string[] | undefined =>
  timesOf(Date.parse(`${from}Z`), rule)?.times.map((time) => new Date(time).toISOString().slice(0, 10))

// The rules and dates are those of RFC 5545, 3.8.5.3, where these are read.
test.each([
  [
    '1997-09-02T09:00',
    'FREQ=DAILY;INTERVAL=10;COUNT=5',
    ['1997-09-02', '1997-09-12', '1997-09-22', '1997-10-02', '1997-10-12'],
  ],
  [
    '1997-09-02T09:00',
    'FREQ=WEEKLY;UNTIL=19970910T000000Z;WKST=SU;BYDAY=TU,TH',
    ['1997-09-02', '1997-09-04', '1997-09-09'],
  ],
  [
    '1997-09-02T09:00',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    ['1997-09-02', '1997-09-04', '1997-09-16', '1997-09-18', '1997-09-30', '1997-10-02', '1997-10-14', '1997-10-16'],
  ],
  [
    '1997-08-05T09:00',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    '1997-08-05T09:00',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  ['1997-09-05T09:00', 'FREQ=MONTHLY;COUNT=4;BYDAY=1FR', ['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05']],
  [
    '1997-09-22T09:00',
    'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    ['1997-09-22', '1997-10-20', '1997-11-17', '1997-12-22', '1998-01-19', '1998-02-16'],
  ],
  ['1997-10-31T09:00', 'FREQ=MONTHLY;COUNT=3', ['1997-10-31', '1997-12-31', '1998-01-31']],
  ['1997-06-10T09:00', 'FREQ=YEARLY;COUNT=2;BYMONTH=6', ['1997-06-10', '1998-06-10']],
  ['2026-11-02T09:00', 'FREQ=WEEKLY;UNTIL=20261116', ['2026-11-02', '2026-11-09', '2026-11-16']],
  ['2026-11-02T00:00', 'FREQ=DAILY;UNTIL=20261103T120000Z;', ['2026-11-02', '2026-11-03']],
  ['2026-11-02T09:00', 'FREQ=WEEKLY;UNTIL=20261116T090000', ['2026-11-02', '2026-11-09', '2026-11-16']],
  ['2026-11-02T09:00', 'FREQ=WEEKLY;UNTIL=20261116T085959', ['2026-11-02', '2026-11-09']],
  ['2026-11-02T09:00', 'freq=daily;count=2', ['2026-11-02', '2026-11-03']],
])('from %s, %s', (from, rule, expected) => {
  expect(days(from, rule)).toEqual(expected)
})

test.each([
  'FREQ=HOURLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=-5',
  'FREQ=DAILY;INTERVAL=1.5',
  'FREQ=DAILY;COUNT=abc',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;UNTIL=20260230',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYDAY=TU',
  'FREQ=MONTHLY;BYDAY=MO,TU',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=DAILY;BYHOUR=9',
  'COUNT=3',
])('%s is not read, or does not begin on a Monday', (rule) => {
  expect(timesOf(Date.parse('2026-11-02T09:00Z'), rule)).toBeUndefined()
})

test('a rule without an end is followed for 400 times and two years, and is said to go on', () => {
  const start = Date.parse('2026-11-02T09:00Z')
  const daily = timesOf(start, 'FREQ=DAILY')
  expect([daily?.times.length, daily?.isCut]).toEqual([400, true])
  const weekly = timesOf(start, 'FREQ=WEEKLY')
  expect([weekly?.times.length, weekly?.isCut]).toEqual([105, true])
  expect(timesOf(start, 'FREQ=YEARLY;COUNT=9')).toMatchObject({ isCut: true })
  expect(timesOf(start, 'FREQ=DAILY;COUNT=400')).toMatchObject({ isCut: false })
  expect(timesOf(start, undefined)).toEqual({ times: [start], isCut: false })
})
