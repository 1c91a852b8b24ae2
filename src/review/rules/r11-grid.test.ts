import { expect, test } from 'vitest'
import { findingsIn, problemsOf, withChanges } from '../../../test/review.ts'
import type { Element } from '../../scene/scene.ts'

test('finds a box off the grid', () => {
  expect(findingsIn(withChanges({ 8: { h: 82 } }))).toEqual([['R11']])
})

test.each([
  ['a box off by 4 px', box({ y: 124 }), ['1 of 5 boxes are off the 8 px grid (small ones: 4 px) (element 4)']],
  ['a box as small as the coarse grid', box({ w: 32, h: 36 }), [expect.stringContaining('1 of 5 boxes')]],
  ['a box below 32 px at 4 px', box({ x: 12, w: 20, h: 28 }), []],
  ['a box below 32 px at 2 px', box({ x: 10, w: 24, h: 24 }), [expect.stringContaining('1 of 5 boxes')]],
  ['an upright line at 4 px', line({ x: 4, x2: 4 }), []],
  ['an upright line at 2 px', line({ x: 2, x2: 2 }), ['1 of 1 straight lines are off the 4 px grid (element 4)']],
  ['a level line that ends at 2 px', line({ x2: 42, y2: 0 }), [expect.stringContaining('1 of 1 straight lines')]],
  ['a slanted line', line({ x: 3, x2: 41, y2: 7 }), []],
])('%s', (_name, element, problems) => {
  expect(gridFindings([...four, element])).toEqual(problems)
})

test('a quarter of boxes and straight lines off the grid is another grid, or none: values on a scale', () => {
  const off = [3, 13, 23].map((at) => line({ x: at, x2: at }))
  expect(gridFindings([...four, off[0]!])).toHaveLength(1)
  expect(gridFindings([...four, ...off.slice(0, 2)])).toEqual([])
  expect(gridFindings([...four, ...four, line({}), line({}), ...off])).toHaveLength(1)
  expect(gridFindings([...four, ...four, line({}), ...off])).toEqual([])
})

test('one of three is found to be off, one of two shows no grid', () => {
  const off = box({ x: 200, y: 3 })
  expect(gridFindings([four[0]!, off])).toEqual([])
  expect(gridFindings([four[0]!, four[1]!, off])).toHaveLength(1)
})

test('peers at unequal distances are found where they differ by less than the grid', () => {
  const row = (...xs: number[]) => xs.map((x) => box({ x, y: 160, w: 24, h: 24 }))
  expect(gridFindings([...four, ...row(0, 40, 84)])).toEqual([
    'the gaps in the row of 3 boxes at 0, 160 are 16, 20 px; make them equal',
  ])
  expect(gridFindings([...four, ...row(84, 0, 40)])).toHaveLength(1)
  expect(gridFindings([...four, ...row(0, 40, 80)])).toEqual([])
  expect(gridFindings([...four, ...row(0, 40, 88)])).toEqual([])
  // Two that touch are one cell after another: only gaps are compared.
  expect(gridFindings([...four, ...row(0, 24, 64, 108)])).toHaveLength(1)
  const column = [0, 40, 84].map((y) => box({ x: 160, y, w: 24, h: 24 }))
  expect(gridFindings([...four, ...column])).toEqual([
    'the gaps in the column of 3 boxes at 160, 0 are 16, 20 px; make them equal',
  ])
})

/** Boxes on the grid, all of different sizes: no peers. */
const four = [0, 1, 2, 3].map((index) => box({ x: 80 * index, w: 40 + 8 * index }))

function box(change: Partial<Extract<Element, { type: 'box' }>>): Element {
  return { type: 'box', x: 0, y: 0, w: 40, h: 40, ...change }
}

function line(change: Partial<Extract<Element, { type: 'line' }>>): Element {
  return { type: 'line', x: 0, y: 0, x2: 0, y2: 40, ...change }
}

const gridFindings = (elements: Element[]): string[] => problemsOf('R11', elements)
