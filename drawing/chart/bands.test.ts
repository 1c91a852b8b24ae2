import { expect, test } from 'vitest'
import { columnsOf } from '../data/columns.ts'
import { References } from '../data/references.ts'
import { Places } from '../places.ts'
import { Sheet } from '../sheet.ts'
import { across, bands, barRow, inBands, namedBands, points } from './bands.ts'
import type { AxisPlan } from './scale.ts'

const written = ({ ticks }: AxisPlan): string[] =>
  ticks.map(({ paragraphs }) => paragraphs.flatMap(({ text }) => text ?? []).join('/'))

const places = ({ scale }: AxisPlan, values: number[]): number[] => values.map(scale(0, 100).at)

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

test('from end to end, the first and the last moment are written, and what is between is even where it can be', () => {
  const months = (count: number) =>
    across(columnsOf({ start: '2025-05-01', step: 1, unit: 'month' }, count), { toEnds: true })
  expect(written(months(19)([]))).toEqual(['May/2025', 'Aug', 'Nov', 'Feb/2026', 'May', 'Aug', 'Nov'])
  expect(written(months(18)([]))).toEqual(['May/2025', 'Oct', 'Jan/2026', 'Apr', 'Jul', 'Oct'])
  // Every fifth month would end at the last one, but is another month each year.
  expect(written(months(26)([]))).toEqual(['May/2025', 'Jan/2026', 'Jul', 'Jan/2027', 'Jun'])
})

test('bands of hours are named by their hour alone', () => {
  expect(written(inBands(columnsOf({ start: '22:00', step: 1, unit: 'h' }, 2))([]))).toEqual(['22:00', '23:00'])
})

test('bands of items have their names and notes, those in focus in bold, the others as wide', () => {
  const items = [{ name: 'Build' }, { name: 'Test', note: 'on four cores' }]
  const data = { title: 'A claim', items, focus: ['Test'] }
  const targets = items.map((item) => ({ names: [item.name], item }))
  const sheet = new Sheet(data, { places: new Places(data), references: new References(targets) })
  const plan = namedBands(items, sheet, 0.25)([])
  expect(written(plan)).toEqual(['Build', 'Test/on four cores'])
  expect(plan.ticks.map(({ item, paragraphs }) => [item, paragraphs[0]?.as])).toEqual([
    [items[0], { size: 16, steady: true }],
    [items[1], { size: 16, bold: true }],
  ])
  expect(plan.scale(0, 100).width).toBe(37.5)
})

test('the more bars there are, the lower their rows', () => {
  const heights = [1, 4, 5, 12, 13, 40].map(barRow)
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  expect(new Set(heights).size).toBe(3)
})
