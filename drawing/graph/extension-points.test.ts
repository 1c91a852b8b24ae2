import { expect, test } from 'vitest'
import recipe from '../../recipes/uml-use-case/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test('the compartment of extension points is as wide as the ellipse at its height, and both have the height they need', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const words = elements.filter((element) => element.type === 'text' && element.text === 'extension points')
  const dividers = elements.flatMap((element) => {
    const found = element.type === 'path' ? /^M(\d+) (\d+)H(\d+)Z$/.exec(element.d) : null
    return found === null ? [] : [found.map(Number)]
  })
  expect(dividers.length).toBe(words.length)
  expect(words.length).toBeGreaterThan(0)
  for (const [index, [, left = 0, y = 0, right = 0]] of dividers.entries()) {
    const over = words[index]
    if (over?.type !== 'text') throw new Error('nothing is divided')
    expect((left + right) / 2).toBe(over.x)
    expect(y).toBeLessThan(over.y - 12)
    expect(right - left).toBeGreaterThan(200)
  }
})
