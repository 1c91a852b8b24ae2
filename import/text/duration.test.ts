import { expect, test } from 'vitest'
import { writeMoment } from '../../drawing/values/moment.ts'
import { durationEnd, durationInWords, readDuration } from './duration.ts'

const ends = (words: string): string =>
  writeMoment(durationEnd(Date.parse('2026-01-31T09:00Z'), readDuration(words) ?? []), {
    precision: 'time',
    offset: '',
  })

test.each([
  ['P10D', '10 days', '2026-02-10T09:00'],
  ['P1W', '1 week', '2026-02-07T09:00'],
  ['P1M', '1 month', '2026-02-28T09:00'],
  ['PT1M', '1 minute', '2026-01-31T09:01'],
  ['PT36H', '36 hours', '2026-02-01T21:00'],
  ['PT1.5H', '1.5 hours', '2026-01-31T10:30'],
  ['PT30S', '30 seconds', '2026-01-31T09:00:30'],
  ['P1Y2M3W4DT5H6M7S', '1 year 2 months 3 weeks 4 days 5 hours 6 minutes 7 seconds', '2027-04-25T14:06:07'],
  ['+P0DT2H', '2 hours', '2026-01-31T11:00'],
  ['PT0S', '0 seconds', '2026-01-31T09:00'],
])('%s is %s', (written, words, end) => {
  expect(durationInWords(readDuration(written) ?? [])).toBe(words)
  expect(ends(written)).toBe(end)
})

test.each(['', 'P', 'PT', 'P1', 'P1DT', 'P1D tail', 'PT1D', 'P1H', '-P1D', 'P1D1W', 'P0.5M', 'P1.5DT1H', 'R3/PT10H'])(
  '%j is no duration',
  (written) => expect(readDuration(written)).toBeUndefined(),
)

test('what no calendar has room for is refused, however long it is', () => {
  expect(readDuration('P100Y')).toHaveLength(1)
  for (const written of ['P101Y', 'P99999999999999D', 'P99999Y', `P${'9'.repeat(50_000)}D`])
    expect(readDuration(written)).toBeUndefined()
})

test.each([
  ['P100Y', 'P101Y'],
  ['P1180M', 'P1181M'],
  ['P5228W', 'P5229W'],
  ['P36600D', 'P36601D'],
  ['PT878400H', 'PT878401H'],
  ['PT52704000M', 'PT52704001M'],
  ['PT3162240000S', 'PT3162240001S'],
])('%s is a hundred years at most, %s is longer', (within, beyond) => {
  expect([readDuration(within)?.length, readDuration(beyond)]).toEqual([1, undefined])
})
