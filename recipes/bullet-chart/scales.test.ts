import { expect, test } from 'vitest'
import { fitBands } from './bands.ts'
import { boundsOver } from './bounds.ts'
import { type BulletRow, drawnOf, isMet, kindOf, placeIn, reachOf, wordsOf } from './scales.ts'
import { slotFor } from './slot.ts'

const row = (value: number, target: number, more: Partial<BulletRow> = {}): BulletRow => ({
  name: 'row',
  value,
  target,
  better: 'lower',
  ...more,
})

test('every target is at the same place, whatever its unit', () => {
  const rows = [
    row(412, 450, { bands: [450, 800] }),
    row(7.4, 10),
    row(0.2, 0),
    row(99.95, 99.9, { better: 'higher', unit: '%' }),
  ]
  const reach = reachOf(rows)
  for (const each of rows) {
    const drawn = drawnOf(each)
    expect(placeIn(drawn, reach)(drawn.target)).toBeCloseTo(1 / reach, 9)
  }
})

test('scales hold the largest value or bound and a tenth more, but never more than four targets', () => {
  expect(reachOf([row(10, 10, { bands: [10, 20] })])).toBe(2.2)
  expect(reachOf([row(1, 10)])).toBe(1.4)
  expect(reachOf([row(9000, 10)])).toBe(4)
})

test('near 100% what is missing is drawn, with its bands', () => {
  const slo = row(99.95, 99.9, { better: 'higher', unit: '%', bands: [99.5, 99.9] })
  expect([kindOf(slo), drawnOf(slo)]).toEqual(['missing', { value: 0.05, target: 0.1, bands: [0.1, 0.5] }])
  expect(kindOf({ ...slo, target: 80, value: 75 })).toBe('higher')
  expect(kindOf({ ...slo, unit: 'ms' })).toBe('higher')
  expect(kindOf({ ...slo, value: 120 })).toBe('higher')
})

test('values are written as they were given, and a miss says by how much', () => {
  expect(wordsOf(row(99.95, 99.999, { better: 'higher', unit: '%' }))).toEqual({
    value: '99.95%',
    target: '≥ 99.999%',
    miss: '−0.049 pp',
  })
  expect(wordsOf(row(84, 60, { unit: 'min' })).miss).toBe('+24 min')
  expect([isMet(row(60, 60)), isMet(row(61, 60)), wordsOf(row(60, 60)).miss]).toEqual([true, false, undefined])
})

test('names of bands keep clear of the words at the target, or there are none', () => {
  const fill = { fill: 'rule', stroke: 'none' } as const
  const bands = [
    { text: 'good', from: 0, to: 200, fill },
    { text: 'poor', from: 200, to: 400, fill },
  ]
  expect(fitBands(bands, [[150, 250]])).toEqual([
    { text: 'good', x: 71 },
    { text: 'poor', x: 329 },
  ])
  expect(fitBands(bands, [[10, 250]])).toBeUndefined()
})

test('large numbers have four digits at most, without zeros that say nothing; all bounds are written', () => {
  expect(wordsOf(row(41_250.5, 40_000, { unit: '$' }))).toEqual({ value: '$41.25k', target: '≤ $40k', miss: '+$1.25k' })
  const [a, b] = [7_294_043_204_281, 7_288_991_760_230].map((value) => wordsOf(row(value, 2e12)).value)
  expect([a, b]).toEqual(['7.294T', '7.289T'])
  const slo = row(99.982, 99.95, { better: 'higher', unit: '%', bands: [99.9, 99.5] })
  const over = boundsOver(slo, { left: 0, w: 400, reach: 4 }, [90, 110])
  expect(over.map(({ text }) => text)).toEqual(['99.9%', '99.5% →'])
})

test('words take as much room for few digits as for many', () => {
  expect(slotFor('≤ 3 ms', 'small')).toBe(slotFor('≤ 3.12k ms', 'small'))
  expect(slotFor('≤ 3 minutes of all', 'small')).toBeGreaterThan(slotFor('≤ 3 ms', 'small'))
})

test('a bound has its number in the middle over its edge, else still over it, and without the unit where that is too long', () => {
  const of = (bound: number, target: [number, number]) =>
    boundsOver(
      row(14, 5, { better: 'higher', unit: 'deploys', bands: [bound] }),
      { left: 0, w: 400, reach: 4 },
      target,
    ).map(({ text, span: [from, to] }) => [text, Math.sign(from - 20 * bound), Math.sign(to - 20 * bound)])
  expect([of(10, [70, 130]), of(8, [70, 130]), of(2, [74, 130]), of(4.5, [80, 130])]).toEqual([
    [['10 deploys', -1, 1]],
    [['8 deploys', -1, 1]],
    [['2', -1, 1]],
    [],
  ])
})
