import { expect, test } from 'vitest'
import { type AxisPlan, isFarFromZero, linear, logarithmic, scaled, spanPrefixes, ticksAt, titled } from './scale.ts'

const written = ({ ticks }: AxisPlan): string[] =>
  ticks.map(({ paragraphs }) => paragraphs.flatMap(({ text }) => text ?? []).join('/'))

const places = ({ scale }: AxisPlan, values: number[]): number[] => values.map(scale(0, 100).at)

test('a linear axis ends on round ticks and names measure and unit once', () => {
  const plan = linear({ measure: 'Response time', unit: 'ms' })([12, 354])
  expect({ title: plan.title, ticks: written(plan), at: places(plan, [0, 100, 400]) }).toEqual({
    title: 'Response time (ms)',
    ticks: ['0', '100', '200', '300', '400'],
    at: [0, 25, 100],
  })
})

test('a hidden axis ends where the values end', () => {
  const plan = linear({ measure: 'Bill', hidden: true })([0, 354])
  expect({ ticks: plan.ticks, grid: plan.grid, at: places(plan, [0, 354]) }).toEqual({
    ticks: [],
    grid: [0],
    at: [0, 100],
  })
})

test('a hidden axis is shown where most bars are too short to be seen', () => {
  const axis = linear({ hidden: true })
  expect([written(axis([0, 4_200_000, 0, 12, 0, 0.003])), written(axis([0, 90, 0, 40, 0, 3]))]).toEqual([
    ['0', '1M', '2M', '3M', '4M'],
    [],
  ])
  expect(places(axis([0, 0]), [0, 1])).toEqual([0, 100])
})

test('zero is left out only where values keep to the far half of the way from it', () => {
  const ends = (values: number[]): string[] => [written(linear({ zero: 'near' })(values)).at(0) ?? '']
  expect([ends([90, 100]), ends([30, 100]), ends([-100, -90]), ends([-5, 100])]).toEqual([
    ['90'],
    ['0'],
    ['−100'],
    ['−20'],
  ])
  expect([isFarFromZero([90, 100]), isFarFromZero([-5, 100])]).toEqual([true, false])
})

test('a logarithmic axis gives equal room to equal ratios', () => {
  const plan = logarithmic({ measure: 'Latency', unit: 'ms' })([2, 800])
  expect({ ticks: written(plan), at: places(plan, [1, 10, 100, 1000]).map(Math.round) }).toEqual({
    ticks: ['1', '10', '100', '1,000'],
    at: [0, 33, 67, 100],
  })
})

test('a tight axis ends where the values end, with round ticks between', () => {
  const plan = linear({ tight: true })([0, 168])
  expect({ end: plan.scale(0, 168).at(168), grid: plan.grid }).toEqual({ end: 168, grid: [0, 50, 100, 150] })
})

test('where zero does not count, equal values are in the middle of a flat axis', () => {
  const plan = linear({ hidden: true, zero: 'never' })([7, 7])
  expect({ ...plan, middle: plan.scale(0, 100).at(7) }).toMatchObject({ isFlat: true, grid: [], middle: 50 })
})

test('a tight axis that need not begin at zero ends on round ticks where fewer than three lie between the values', () => {
  const axis = linear({ zero: 'never', tight: true })
  expect([written(axis([4.2, 22.8])), written(axis([59, 148]))]).toEqual([
    ['5', '10', '15', '20'],
    ['50', '100', '150'],
  ])
  expect(places(axis([59, 148]), [50, 150])).toEqual([0, 100])
})

test('a title takes the place of the measure, and nothing else changes', () => {
  const axis = linear({ measure: 'Time', unit: 'ms' })
  const { title, ...rest } = titled(axis, 'Time to first byte')([12, 354])
  const { title: measure, ...plain } = axis([12, 354])
  expect([title, measure]).toEqual(['Time to first byte', 'Time (ms)'])
  expect(JSON.stringify(rest)).toBe(JSON.stringify(plain))
})

test('ticks at values of one’s own move no value', () => {
  const axis = linear({ measure: 'Share', unit: '%' })
  const quartiles = ticksAt(axis, [25, 50, 75], '%')([0, 100])
  expect({ ticks: written(quartiles), at: quartiles.ticks.map(({ at }) => at), grid: quartiles.grid }).toEqual({
    ticks: ['25%', '50%', '75%'],
    at: [25, 50, 75],
    grid: [25, 50, 75],
  })
  expect(places(quartiles, [0, 33, 100])).toEqual(places(axis([0, 100]), [0, 33, 100]))
  expect(quartiles.title).toBe(axis([0, 100]).title)
})

test('the scale that data name gives equal room to equal differences or to equal ratios', () => {
  const steps = (scale: 'linear' | 'log', values: number[]): number[] => {
    const [a = 0, b = 0, c = 0] = places(scaled({ scale, measure: 'Size', unit: 'MB' })(values), values)
    return [b - a, c - b].map(Math.round)
  }
  const [level, upper] = steps('linear', [10, 20, 30])
  expect(level).toBe(upper)
  const [first, second] = steps('log', [1, 10, 100])
  expect(first).toBe(second)
  expect(scaled({ scale: 'log', measure: 'Size', unit: 'MB' })([1, 100]).title).toBe('Size (MB)')
})

test('ticks of a scale of logarithms over several prefixes have units of their own, and its title has none', () => {
  const plan = logarithmic({ measure: 'Size', unit: 'B' })([120, 4_000_000])
  expect(plan.ticks.map(({ paragraphs: [first] }) => first?.text)).toEqual(
    expect.arrayContaining(['100 B', '1 kB', '1 MB']),
  )
  expect(plan.title).toBe('Size')
  expect(logarithmic({ measure: 'Time', unit: 'ms' })([3, 900]).title).toBe('Time (ms)')
  expect([spanPrefixes([99, 20_000], 'B'), spanPrefixes([100, 20_000], 'B'), spanPrefixes([1, 20_000], 'min')]).toEqual(
    [true, false, false],
  )
})

test('a million on a logarithmic axis is 1M, however small the values are; a unit with prefixes keeps its own', () => {
  const lastOf = (unit: string | undefined, most: number) =>
    logarithmic({ measure: 'Lines', unit })([1200, most]).ticks.at(-1)?.paragraphs[0]?.text
  expect([lastOf(undefined, 412_000), lastOf('$', 412_000), lastOf(undefined, 41_200)]).toEqual(['1M', '$1M', '100k'])
  expect(lastOf('ms', 412_000)).toBe('1,000')
})
