import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('words are not broken for a narrower shape than their own became beside others', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const lines = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(lines).toContain('Shows where the parcel is')
})
