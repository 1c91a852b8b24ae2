import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import histogram from './recipe.ts'

test('groups say how many values they have', () => {
  const rows = ['a', 'b'].map((name, index) => ({
    name,
    values: Array.from({ length: 30 + index }, (_, at) => 1 + (at % 7)),
  }))
  const drawing = drawRecipe(histogram as unknown as AnyRecipe, { title: 'A claim', measure: 'Time', rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toEqual(expect.arrayContaining(['n = 30', 'n = 31']))
})
