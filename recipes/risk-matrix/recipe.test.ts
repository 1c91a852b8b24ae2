import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import risks from './recipe.ts'

test('what to do about the risks within the line stands over the matrix, in no cell', () => {
  const drawing = drawRecipe(risks as unknown as AnyRecipe, risks.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const figure = texts.find(({ text }) => text === 'act first')
  const scores = texts.filter(({ text, size }) => size === 12 && /^\d+$/.test(text))
  expect(figure?.y).toBeLessThan(Math.min(...scores.map(({ y }) => y)))
})
