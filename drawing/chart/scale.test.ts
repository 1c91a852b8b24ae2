import { expect, test } from 'vitest'
import { columnsOf } from '../data/columns.ts'
import { across, bands, inBands, points } from './bands.ts'
import { isFarFromZero, linear, logarithmic, type Plan } from './scale.ts'

const written = ({ ticks }: Plan): string[] =>
  ticks.map(({ paragraphs }) => paragraphs.flatMap(({ text }) => text ?? []).join('/'))

const places = ({ scale }: Plan, values: number[]): number[] => values.map(scale(0, 100).at)

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

test('categories lie in the middle of their bands, brackets between them', () => {
  const plan = bands([{ paragraphs: [] }, { paragraphs: [] }], { padding: 0.5 })([])
  expect({ at: places(plan, [0, 0.5, 1]), width: plan.scale(0, 100).width }).toEqual({ at: [25, 50, 75], width: 25 })
})

test('bands may differ in size; bars keep the width of the smallest', () => {
  const plan = bands([{ paragraphs: [] }, { paragraphs: [] }])([])
  const scale = plan.scale(0, 100, [30, 10])
  expect({ at: [0, 1].map(scale.at), width: scale.width }).toEqual({ at: [37.5, 87.5], width: 25 })
})

test('points run from end to end', () => {
  const plan = points([{ paragraphs: [] }, { paragraphs: [] }, { paragraphs: [] }])([])
  expect(places(plan, [0, 1, 2])).toEqual([0, 50, 100])
})

test('columns are drawn to scale where they are moments or numbers, as names otherwise', () => {
  const days = across(columnsOf({ start: '2026-11-17T00:00Z', step: 6, unit: 'h' }, 5))([])
  const sizes = across(columnsOf({ start: 0, step: 5, unit: 'MB' }, 5))([])
  const names = across(columnsOf([{ name: 'gzip' }, { name: 'zstd' }], 2))([])
  expect([written(days), [written(sizes), sizes.title], written(names)]).toEqual([
    ['00:00/Nov 17', '06:00', '12:00', '18:00', '00:00/Nov 18'],
    [['0', '5', '10', '15', '20'], 'MB'],
    ['gzip', 'zstd'],
  ])
})

test('bands of hours are named by their hour alone', () => {
  expect(written(inBands(columnsOf({ start: '22:00', step: 1, unit: 'h' }, 2))([]))).toEqual(['22:00', '23:00'])
})

test('a tight axis ends where the values end, with round ticks between', () => {
  const plan = linear({ tight: true })([0, 168])
  expect({ end: plan.scale(0, 168).at(168), grid: plan.grid }).toEqual({ end: 168, grid: [0, 50, 100, 150] })
})

test('where zero does not count, equal values are in the middle of a flat axis', () => {
  const plan = linear({ hidden: true, zero: 'never' })([7, 7])
  expect({ ...plan, middle: plan.scale(0, 100).at(7) }).toMatchObject({ isFlat: true, grid: [], middle: 50 })
})
