import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newRecipeText } from './new-recipe.ts'

const model = readFileSync(new URL('../recipes/request-sequence/recipe.ts', import.meta.url), 'utf8')

test('a new recipe has its own name and family, and the form, sample and drawing of its model', () => {
  const text = newRecipeText(model, { id: 'saga-compensation', family: 'Sequences' }, '2026-11-21')
  expect(text).toMatch(/^\/\*\* Saga compensation: /)
  expect(text).toContain("  name: 'Saga compensation',\n  family: 'Sequences',\n")
  expect(text.slice(text.indexOf('\n  data:'))).toBe(model.slice(model.indexOf('\n  data:')))
})

test('a model without a field that every recipe has is rejected', () => {
  expect(() => newRecipeText('export default {}', { id: 'x', family: 'Flows' }, '2026-11-21')).toThrow(
    'no field "name"',
  )
})
