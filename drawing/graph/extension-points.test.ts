import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-use-case/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test('the compartment of extension points is as wide as the ellipse at its height, and both have the height they need', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const words = elements.find((element) => element.type === 'text' && element.text === 'extension points')
  const divider = elements.find(
    (element) => element.type === 'line' && element.y === element.y2 && element.arrow !== true,
  )
  if (words?.type !== 'text' || divider?.type !== 'line') throw new Error('nothing is divided')
  expect((divider.x + divider.x2) / 2).toBe(words.x)
  expect(divider.y).toBeLessThan(words.y - 12)
  expect(divider.x2 - divider.x).toBeGreaterThan(200)
})
