import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const framesOf = (changes: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, ...changes })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const grounds = elements.flatMap((each) => (each.type === 'box' && each.stroke !== undefined ? [each] : []))
  return grounds.map(({ fill, dashed }) => `${fill ?? 'surface'}${dashed === true ? ' pale' : ''}`)
}

test('a frame in another is a step darker than that; frames beside each other alone are tinted', () => {
  expect(framesOf({ focus: [] })).toEqual(['surface pale', 'none', 'surface pale', 'none', 'rule'])
  const groups = recipe.sample.groups?.map(({ name }) => ({ name }))
  expect(framesOf({ focus: [], groups })).toEqual(['rule', 'rule', 'rule'])
})
