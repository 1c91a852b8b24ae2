import { expect, test } from 'vitest'
import dynamic from '../recipes/c4-dynamic/recipe.ts'
import line from '../recipes/line-chart/recipe.ts'
import { recipeSchema } from './data-schema.ts'

test('the title says what a quoted value is of, where its name does not', () => {
  const text = JSON.stringify(recipeSchema(line as never))
  expect(text).toContain('{before} 131 (before the first event, with the unit), {last} 354 (with the unit)')
})

test('what is quoted by an id is said to be one of the sample', () => {
  const { properties } = recipeSchema(dynamic as never) as { properties: { title: { description: string } } }
  expect(properties.title.description).toContain('{hit} 3 (an id of the sample), ')
  expect(properties.title.description).toMatch(/\{steps\} 5$/)
})
