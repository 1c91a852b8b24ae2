import { expect, test } from 'vitest'
import { formatFor, formatOf, wholePercent, writeTimes } from './format.ts'

const written = (values: number[], unit?: string): string[] => values.map(formatFor(values, unit).short)

test('numbers written together share scale and decimals', () => {
  expect({
    bill: written([48_200, 4700, -5600], '$'),
    builds: written([36.4, 12, 3.5], 'min'),
    shares: written([5, 92.5], '%'),
    counts: written([1308, 12]),
    millions: written([4_200_000, 1_850_000, 320_000]),
    tiny: written([0.003, 0.0015]),
  }).toEqual({
    bill: ['$48.2k', '$4.7k', '−$5.6k'],
    builds: ['36.4', '12.0', '3.5'],
    shares: ['5.0%', '92.5%'],
    counts: ['1,308', '12'],
    millions: ['4.20M', '1.85M', '320k'],
    tiny: ['0.0030', '0.0015'],
  })
})

test('a number that the common scale would round away keeps its digits', () => {
  expect({
    mixed: written([4_200_000, 12_000, 320]),
    fractions: written([412, 0.02]),
    decades: written([1, 10, 1000, 10_000, 1_000_000]),
  }).toEqual({
    mixed: ['4.2M', '12k', '320'],
    fractions: ['412', '0.02'],
    decades: ['1', '10', '1,000', '10k', '1M'],
  })
})

test('units with prefixes are scaled as units', () => {
  const full = (values: number[], unit: string): string[] => values.map(formatFor(values, unit).full)
  expect([
    full([300], 'ms'),
    full([48_200, 900], 'ms'),
    full([0.04], 's'),
    full([20_000], 's'),
    full([4_200_000, 0], 'B'),
    full([9500], 'kB'),
    full([180], 'min'),
    full([48_200], 'requests'),
    full([48_200], '$'),
    full([5], '%'),
  ]).toEqual([
    ['300 ms'],
    ['48.2 s', '0.9 s'],
    ['40 ms'],
    ['20,000 s'],
    ['4.2 MB', '0 MB'],
    ['9,500 kB'],
    ['180 min'],
    ['48.2k requests'],
    ['$48.2k'],
    ['5%'],
  ])
})

test('the title of an axis names the unit unless every number does', () => {
  const titled = (values: number[], unit?: string): string => formatFor(values, unit).titled('Size')
  expect([titled([4_200_000], 'B'), titled([3], 'ms'), titled([3], '$'), titled([3], '%'), titled([3])]).toEqual([
    'Size (MB)',
    'Size (ms)',
    'Size',
    'Size',
    'Size',
  ])
})

test('differences have their sign, zero has none', () => {
  expect([4700, -5600, 0].map(formatFor([48_200, 5600, 4700], '$').signed)).toEqual(['+$4.7k', '−$5.6k', '$0'])
})

test('any finite number is written', () => {
  expect(written([1e15, -1e15])).toEqual(['1,000T', '−1,000T'])
  expect(written([5e-324, -5e-324])).toEqual(['4.94e−324', '−4.94e−324'])
  expect(written([1.5e300, 320])).toEqual(['1.5e300', '320'])
})

test('tiny and huge numbers that differ are not written alike, those of three digits have no more', () => {
  expect(written([0.0008372, 0.0008367])).toEqual(['8.372e−4', '8.367e−4'])
  expect(written([0.0008372, 0.0002361])).toEqual(['8.37e−4', '2.36e−4'])
  expect(written([0.00083721, 0.00083722, 0.0008372])).toEqual(['8.3721e−4', '8.3722e−4', '8.372e−4'])
})

test('a number far below the common unit has a unit of its own', () => {
  const { short, full } = formatFor([4_200_000, 31_000, 0.003], 'MB/s')
  expect([4_200_000, 31_000, 0.003, 0].map(short)).toEqual(['4.20', '0.03', '3 kB/s', '0'])
  expect([4_200_000, 0.003].map(full)).toEqual(['4.20 TB/s', '3 kB/s'])
})

test('where neither suffix nor prefix makes a number readable, it has a power of ten', () => {
  expect({
    counts: written([4_200_000, 0.0042, 0.000_000_45]),
    tiny: written([0.000_04, 0.000_25, 0]),
    growth: written([138_999_999_900, 42], '%'),
    minutes: written([4_200_000], 'min'),
  }).toEqual({
    counts: ['4.2M', '0.0042', '4.5e−7'],
    tiny: ['4e−5', '2.5e−4', '0'],
    growth: ['1.39e11%', '42%'],
    minutes: ['4,200,000'],
  })
})

test('ticks share the scale of the values measured on them', () => {
  expect([
    formatFor([0, 5000, 10_000], 'ms', { like: [9500] }).titled('Time'),
    formatFor([0, 5000, 10_000], 'ms').titled('Time'),
  ]).toEqual(['Time (ms)', 'Time (s)'])
})

test('a ratio has two significant digits', () => {
  expect([2.097, 14.2, 0.333, 1, 99.4, 175.4, 1754].map(writeTimes)).toEqual([
    '2.1×',
    '14×',
    '0.33×',
    '1×',
    '99×',
    '175×',
    '1,750×',
  ])
})

test('rows are written as their values are', () => {
  expect(formatOf([{ value: 48_200 }, { value: -5600 }], '$').signed(-5600)).toBe('−$5.6k')
})

test('a difference in whole percent has its sign', () => {
  expect([17.6, -12.4, 0.3].map(wholePercent)).toEqual(['+18%', '−12%', undefined])
})

test('halves are rounded up as they are written, although their doubles are a little less', () => {
  const { short } = formatFor([2.775, 0.775, 10.725])
  expect([2.775, 4.1 - 1.325, 0.775].map(formatFor([2.775, 0.775]).short)).toEqual(['2.78', '2.78', '0.78'])
  expect(short(10.725)).toBe('10.7')
})

test('two numbers that differ are never written alike, with zeros only where most of a column need the decimals', () => {
  expect({
    ratings: written([4180, 4.2, 3.9, 2.2]),
    times: written([369.25, 369.48, 12]),
    bills: written([48_200, 48_210, 300]),
    shares: written([99.604, 99.524], '%'),
    equal: written([7, 7, 7]),
  }).toEqual({
    ratings: ['4,180', '4.2', '3.9', '2.2'],
    times: ['369.3', '369.5', '12'],
    bills: ['48.2k', '48.21k', '300'],
    shares: ['99.6%', '99.5%'],
    equal: ['7', '7', '7'],
  })
})

test('a long series is written in three digits: not each of its numbers is printed', () => {
  const series = Array.from({ length: 61 }, (_, index) => 400 + index / 1000)
  expect([written(series)[1], written(series.slice(0, 60))[1]]).toEqual(['400', '400.001'])
})

test('numbers that must be exact keep every digit, and the others their own', () => {
  const { short } = formatFor([99.95, 99], '%', { exact: [99.95] })
  expect([short(99.95), short(99)]).toEqual(['99.95%', '99%'])
  expect(formatFor([450.125], 'ms', { exact: [450.125] }).full(450.125)).toBe('450.125 ms')
  expect(formatFor([48_250], '', { exact: [48_250] }).short(48_250)).toBe('48.25k')
})

test('what is rounded to zero has no sign', () => {
  expect(formatFor([400]).short(-0.001)).toBe('−0.001')
  expect(formatFor([400, 300]).short(-0)).toBe('0')
})

test('a measure that names its unit does not say it twice', () => {
  const titled = (measure: string): string => formatFor([80], 'GWh').titled(measure)
  expect(formatFor([80], 'deploys').titled('Deploys to production')).toBe('Deploys to production')
  expect([titled('Energy 2025, GWh'), titled('GWh'), titled('Energy in kGWh')]).toEqual([
    'Energy 2025, GWh',
    'GWh',
    'Energy in kGWh (GWh)',
  ])
})

test('in one unit, what would take a power of ten has a unit of its own', () => {
  const { short } = formatFor([48_200, 41, 0.004], 'GB', { isOneUnit: true })
  expect([short(48_200), short(41), short(0.004)]).toEqual(['48.2', '0.04', '4 MB'])
})

test('thousands and millions that a unit gives are written at the number', () => {
  const money = formatFor([120, 310, -390, 0.4], '$k')
  expect([120, -390, 0.4, 0].map(money.short)).toEqual(['$120k', '−$390k', '$0.4k', '$0'])
  const more = formatFor([1200, -3900.5], '$k')
  expect([1200, -3900.5].map(more.full)).toEqual(['$1.2M', '−$3.9M'])
  expect([money.signed(310), money.full(310), money.titled('Cash')]).toEqual(['+$310k', '$310k', 'Cash'])
  expect(['k€', '€k', '£K', 'M$', 'k', 'M'].map((unit) => formatFor([22.8], unit).full(22.8))).toEqual([
    '€22.8k',
    '€22.8k',
    '£22.8k',
    '$22.8M',
    '22.8k',
    '22.8M',
  ])
  const jobs = formatFor([192, 66], 'k jobs')
  expect([jobs.full(192), jobs.titled('Run')]).toEqual(['192k jobs', 'Run (jobs)'])
  // Kelvin, bytes and hertz are no thousands.
  expect(['K', 'kB', 'B', 'kHz'].map((unit) => formatFor([22.8], unit).full(22.8))).toEqual([
    '22.8 K',
    '22.8 kB',
    '22.8 B',
    '22.8 kHz',
  ])
  expect(formatFor([500, 1000], 'k€', { like: [1740] }).short(500)).toBe('€500k')
  expect(formatFor([1999], 'k', { exact: [1999.95] }).short(1999.95)).toBe('1.99995M')
})
