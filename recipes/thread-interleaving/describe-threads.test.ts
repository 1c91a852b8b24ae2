import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('threads are the subjects: they load, compute and store, and a variable does nothing', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const said = drawing.ok ? drawing.scene.description : ''
  expect(said).toContain('Thread A loads hits (getstatic); Thread B loads hits (getstatic); Thread A: iadd')
  expect(said).toContain('Thread A stores hits (putstatic)')
})
