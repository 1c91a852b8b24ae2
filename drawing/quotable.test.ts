import { expect, test } from 'vitest'
import incident from '../recipes/incident-timeline/recipe.ts'
import pie from '../recipes/pie-chart/recipe.ts'
import { recipeSchema } from './data-schema.ts'
import { drawRecipe } from './draw-recipe.ts'
import { quotableValues } from './quotable.ts'
import type { AnyRecipe } from './recipe.ts'

const recipes = [pie, incident] as unknown as AnyRecipe[]

test('every quotable value is what the title then says', () => {
  for (const recipe of recipes) {
    const values = Object.entries(quotableValues(recipe, recipe.sample))
    expect(values.length).toBeGreaterThan(0)
    for (const [name, value] of values) {
      const drawing = drawRecipe(recipe, { ...(recipe.sample as object), title: `It is {${name}}` })
      expect(drawing.ok && drawing.scene.title).toContain(`It is ${value}`)
    }
  }
})

test('data that cannot be read have nothing to quote', () => {
  expect(quotableValues(recipes[0] as AnyRecipe, { title: 3 })).toEqual({})
})

test('the schema says what a title can quote, with the values of the sample', () => {
  for (const recipe of recipes) {
    const { title } = (recipeSchema(recipe) as { properties: { title: { description: string } } }).properties
    for (const [name, value] of Object.entries(quotableValues(recipe, recipe.sample)))
      expect(title.description).toContain(`{${name}} ${String(value).slice(0, 8)}`)
  }
})
