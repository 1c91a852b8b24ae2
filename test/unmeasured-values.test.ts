/**
 * A value that was not measured is no zero: the picture says so, and claims are computed without it.
 */
import { expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { readSource } from '../tools/recipes.ts'

const wordsOf = async (id: string, data: object): Promise<string> => {
  const drawing = drawRecipe(await readSource(id), data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, title, description } = drawing.scene
  return [title, description ?? '', ...elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))].join(' ')
}

const days = { start: '2026-12-18', step: 1, unit: 'day' }

test('error-budget-burn: a day without a value is among no days, and what failed on it in no sum', async () => {
  const budget = (values: (number | null)[]) =>
    wordsOf('error-budget-burn', {
      title: 'A claim',
      measure: 'Downtime',
      unit: 'min',
      columns: days,
      rows: [{ name: 'api', values }],
    })
  const failed = [0.5, 14, 0.5, null, 0.5, 0.5, 0.5, 0.5, null, null]
  const words = await budget(failed)
  expect(words).toContain('6 other days')
  expect(words).toContain('Not measured, and in no sum: api (Dec 21).')
  expect(await budget(failed.map((value, index) => (index < 8 ? (value ?? 0) : value)))).not.toContain('Not measured')
})

test('column-line-combo: columns without a value are told from those of zero', async () => {
  const combo = (value: number | null) =>
    wordsOf('column-line-combo', {
      title: 'A claim',
      columns: days,
      rows: [
        { name: 'Calls', values: [4, 5, value, 7, 6] },
        { name: 'Errors', unit: '%', values: [1, 2, 3, 1, 1] },
      ],
    })
  expect(await combo(null)).toContain('Not measured: Calls (Dec 20).')
  expect(await combo(0)).not.toContain('Not measured')
})

test('stacked-bar-100: a row with a part that was not measured is in no claim', async () => {
  const bars = (value: number | null) =>
    wordsOf('stacked-bar-100', {
      title: 'On {row} {share}',
      measure: 'Time',
      unit: 'ms',
      columns: ['queue', 'app', 'database'],
      rows: [
        { name: 'export', values: [80, value, 20] },
        { name: 'search', values: [50, 30, 20] },
      ],
    })
  expect(await bars(null)).toContain('On search 50%')
  expect(await bars(null)).toContain('Not measured, and in no share or total: export (app).')
  expect(await bars(0)).toContain('On export 80%')
})
