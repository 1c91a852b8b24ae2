import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import stacked from './recipe.ts'

const totalOf = (...values: number[]) => {
  const drawing = drawRecipe(stacked as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Stored',
    columns: values.map((_, index) => `c${index}`),
    rows: ['a', 'b'].map((name) => ({ name, values })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.find((each) => each.type === 'text' && each.text.startsWith('Total'))
}

test('the total is over the end of a rising edge, and beside one that falls', () => {
  expect(totalOf(1, 2, 3, 4, 5, 6)).toMatchObject({ align: 'end' })
  expect(totalOf(1, 2, 3, 9, 7, 6)).not.toHaveProperty('align')
})
