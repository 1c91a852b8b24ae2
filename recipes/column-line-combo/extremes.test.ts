import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { columnName, highestOf, shareOfHighest, tiesOf, valueAt } from './extremes.ts'
import combo from './recipe.ts'

const row = (...values: (number | null)[]) => ({ name: 'r', values: values.map((value) => ({ value })) })

test('the highest value is the first of several, also below zero, and never one that was not measured', () => {
  expect([row(1, 3, 3), row(-2, -1, -4), row(null, 5, null), row(null, -1)].map(highestOf)).toEqual([1, 1, 1, 1])
  expect(highestOf(row(null, null))).toBeUndefined()
})

test('columns that are as high as the highest are known, unless they are too many to be named', () => {
  expect([row(1, 3, null, 3), row(1, 3), row(null, null), row(2, 2, 2, 2), row(2, 2, 2, 2, 2)].map(tiesOf)).toEqual([
    [1, 3],
    [],
    [],
    [0, 1, 2, 3],
    [],
  ])
})

test('the heading names the first of several highest columns, and the picture and its description say where all are', () => {
  const columns = ['Jan', 'Feb', 'Mar', 'Apr']
  const rows = [
    { name: 'Jobs', values: [4, 9, 5, 9] },
    { name: 'Failed', unit: '%', values: [1, 2, 3, 1] },
  ]
  const drawing = drawRecipe(combo as unknown as AnyRecipe, { title: 'A claim', columns, rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { description, elements } = drawing.scene
  const said = 'The highest value of Jobs is in 2 columns: Feb and Apr.'
  expect(description).toContain(said)
  expect(elements.some((each) => each.type === 'text' && each.text === said)).toBe(true)
  const dark = elements.flatMap((each) => (each.type === 'path' && each.fill === 'ink' ? [each.d] : []))
  // Feb and Apr, and Mar, where most jobs fail.
  expect(dark.join('').match(/M/g)).toHaveLength(3)
})

test('shares are of the highest: only that one is 100%, and nothing is a share of zero', () => {
  expect([0, 1, 2].map((at) => shareOfHighest(row(200, 199.9, 25), at))).toEqual(['100%', '99%', '13%'])
  expect([shareOfHighest(row(0, 0), 1), shareOfHighest(row(4, null), 1), shareOfHighest(row(-4, -8), 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('values have their unit, columns the words of the axis', () => {
  expect([valueAt({ ...row(4.1), unit: '%' }, 0), valueAt(row(null), 0)]).toEqual(['4.1%', 'not measured'])
  const rows = [row(1, 2, 3, 4), row(1, 2, 3, 4)]
  expect(columnName({ rows, columns: { start: '2026-11-17T00:00Z', step: 1, unit: 'h' } }, 3)).toBe('03:00')
  expect(columnName({ rows, columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] }, 1)).toBe('b')
})

test('dots of a line in a state are dark, as their words may be too far from them', () => {
  const drawing = drawRecipe(combo as unknown as AnyRecipe, {
    title: 'A claim',
    columns: ['Jan', 'Feb', 'Mar', 'Apr'],
    rows: [
      { name: 'Jobs', values: [4, 9, 5, 2] },
      { name: 'Failed', unit: '%', values: [1, 2, 3, 1], state: 'negative' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const dots = drawing.scene.elements.flatMap((each) => (each.type === 'circle' ? [each.fill] : []))
  expect(dots).toEqual(['ink', 'ink'])
})
