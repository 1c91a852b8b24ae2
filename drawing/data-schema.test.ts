import { expect, test } from 'vitest'
import line from '../recipes/line-chart/recipe.ts'
import { recipeSchema } from './data-schema.ts'

test('the title says what a quoted value is of, where its name does not', () => {
  const text = JSON.stringify(recipeSchema(line as never))
  expect(text).toContain('{before} 131 (before the first event, with the unit), {last} 354 (with the unit)')
})
