import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-use-case/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test('the compartment of extension points is as wide as the ellipse at its height, and both have the height they need', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const words = elements.find((element) => element.type === 'text' && element.text === 'extension points')
  if (words?.type !== 'text') throw new Error('there is no compartment')
  const rules = elements
    .flatMap((element) => (element.type === 'path' ? [/^M(\d+) (\d+)H(\d+)Z$/.exec(element.d) ?? []] : []))
    .map((found) => found.slice(1).map(Number))
  const [left = 0, y = 0, right = 0] = rules.find(([, at = 0]) => at < words.y && at > words.y - 40) ?? []
  expect((left + right) / 2).toBe(words.x)
  expect(y).toBeLessThan(words.y - 12)
  expect(right - left).toBeGreaterThan(200)
})
