import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'
import { tieOf } from './tie.ts'

const columns = (['time', 'chip', 'code'] as const).map((kind) => ({ name: kind, kind }))
const row = (trace: string | null, isFailure: boolean) => ({
  values: ['09:00:00', isFailure ? 'ERROR' : 'INFO', trace].map((value) => ({ value })),
})

test('failures are tied by the code that all of them have, wherever it occurs', () => {
  const rows = [row('a', false), row('b', false), row('b', true), row('b', true)]
  expect(tieOf({ columns, rows })).toEqual({ column: 2, rows: [1, 2, 3] })
})

test('nothing is tied by different codes, by one that every record has, by none, or where one failed', () => {
  expect(tieOf({ columns, rows: [row('a', true), row('b', true)] })).toBeUndefined()
  expect(tieOf({ columns, rows: [row('a', true), row('a', true)] })).toBeUndefined()
  expect(tieOf({ columns, rows: [row('b', false), row(null, true), row(null, true)] })).toBeUndefined()
  expect(tieOf({ columns, rows: [row('a', false), row('b', true)] })).toBeUndefined()
})

test('the text says what all failures share, where that is first, and what is said there', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample as object)
  expect(drawing.ok && drawing.scene.description).toContain(
    'All of these share 7c3a, which is first at 09:12:02.004: pool 20/20, 13 held by monthly_report.',
  )
})
