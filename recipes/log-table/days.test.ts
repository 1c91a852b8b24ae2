import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const wordsOf = (times: string[], more: object = {}): string[] => {
  const rows = times.map((time) => ({ values: [time, 'INFO', 'saved'], ...more }))
  const columns = ['Time', 'Level', 'Message']
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: '', columns, rows, focus: times.slice(0, 1) })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  return words.filter((text) => /\d/.test(text))
}

test('records stand under their day, once a day, with the time of day beside them', () => {
  const times = ['2026-12-31T23:59:58.112Z', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.002Z']
  expect(wordsOf(times).toSorted()).toEqual(
    ['Dec 31, 2026, UTC', '23:59:58.112', '23:59:59', 'Jan 1, 2027, UTC', '00:00:00.002'].toSorted(),
  )
  expect(wordsOf(['2026-12-31 23:59:58', '2026-12-31 23:59:59'])).toContain('Dec 31, 2026')
  expect(wordsOf(['2026-12-31T23:59:58+02:00'])).toContain('Dec 31, 2026, UTC+02:00')
})

test('times are whole where zones differ, or where records stand under a heading already', () => {
  const mixed = ['2026-12-31T23:59:58Z', '2027-01-01T00:59:59+01:00']
  expect(wordsOf(mixed).toSorted()).toEqual(mixed)
  expect(wordsOf(mixed.slice(0, 1), { group: 'Ledger' })).toEqual(mixed.slice(0, 1))
})
