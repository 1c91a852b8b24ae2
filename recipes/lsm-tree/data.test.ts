import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { mergedRuns } from './bands.ts'
import { checked, type LsmData, lsmForm } from './data.ts'
import recipe from './recipe.ts'

const rows = [{ name: 'L0', kind: 'overlapping' as const }, { name: 'L1' }, { name: 'L2' }]
const cards = [
  { id: 'new', row: 'L0', range: [0, 50] as [number, number] },
  { row: 'L0', range: [10, 90] as [number, number] },
  { id: 'low', row: 'L1', range: [0, 40] as [number, number] },
  { row: 'L1', range: [41, 99] as [number, number] },
  { row: 'L2', range: [0, 20] as [number, number] },
  { row: 'L2', range: [30, 60] as [number, number] },
  { row: 'L2', range: [70, 99] as [number, number] },
]

const problems = (more: object) => {
  const reading = readData(lsmForm as never, { title: 'A claim', rows, cards, ...more })
  return reading.ok ? [] : reading.findings
}

const read = (more: object): LsmData => {
  const reading = readData(lsmForm as never, { title: 'A claim', rows, cards, ...more })
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as LsmData
}

test('files of a sorted level do not overlap', () => {
  expect(problems({ cards: [...cards, { row: 'L1', range: [90, 120] }] })).toEqual([
    { at: 'cards.7.range', problem: '90–120 overlaps 41–99 in L1, which is sorted' },
  ])
})

test('a level has listed files or their number', () => {
  expect(problems({ rows: [...rows, { name: 'L3' }] })).toEqual([
    { at: 'rows.3', problem: 'L3 has no cards; add some, or "value", the number of its files' },
  ])
})

test('a compaction leads one level down', () => {
  expect(problems({ edges: [{ from: 'new', to: 'L2' }] })).toEqual([
    { at: 'edges.0.to', problem: '"L2" is not a level with listed files right below' },
  ])
})

test('a compaction merges a file with all that it overlaps', () => {
  const data = read({ edges: [{ from: 'low', to: 'L2' }] })
  expect(mergedRuns(data).map(({ range }) => range)).toEqual([
    [0, 40],
    [0, 20],
    [30, 60],
  ])
})

test('a lookup checks every run whose range has the key', () => {
  const data = read({ find: 65 })
  expect(data.rows.map((row) => checked(row, data).map(({ range }) => range))).toEqual([[[10, 90]], [[41, 99]], []])
})

test('the title quotes how many files the lookup opens', () => {
  const data = { title: '{opened} of {files}', rows: [...rows, { name: 'L3', value: 64 }], cards, find: 45 }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  expect(drawing.ok && drawing.scene.title).toBe('LSM tree: 5 of 71')
})
