import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('threads are the subjects: they load, compute and store, and a variable does nothing', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const said = drawing.ok ? drawing.scene.description : ''
  expect(said).toContain(
    'Thread A loads hits (getstatic: 0); Thread B loads hits (getstatic: 0); Thread A: iadd: 0 + 1 = 1',
  )
  expect(said).toContain('Thread A stores hits (putstatic: 1); hits = 1; Thread B: still holds 0;')
  expect(said).toMatch(/; hits = 1, not 2\.$/)
})

test('of a long run the first steps are told, and the last, which says what came of it', () => {
  const loads = Array.from({ length: 12 }, () => recipe.sample.messages[1])
  const messages = [...recipe.sample.messages.slice(0, 1), ...loads, ...recipe.sample.messages.slice(-1)]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, focus: [], spans: [], messages })
  expect(drawing.ok && drawing.scene.description).toMatch(/(?:[^;]+; ){9}4 more; hits = 0, not 2\.$/)
})
