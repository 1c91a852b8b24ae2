import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { checked, type LsmData, lsmForm, mergedRuns } from './data.ts'
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
    { at: 'rows.3.value', problem: 'the number of files of L3, unless cards list them' },
  ])
})

test('a compaction needs files below that the run overlaps', () => {
  expect(
    problems({
      rows: rows.slice(0, 2).concat({ name: 'L2', value: 4 } as never),
      compacts: 'low',
      cards: cards.slice(0, 4),
    }),
  ).toEqual([{ at: 'compacts', problem: 'the level below "low" lists no files that it overlaps' }])
  expect(problems({ compacts: 'L1' })).toMatchObject([{ at: 'compacts' }])
})

test('a compaction merges a file with all that it overlaps', () => {
  const data = read({ compacts: 'low' })
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
