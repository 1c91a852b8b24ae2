import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** The numbers on calls of a drawing with this heading and this focus. */
const numbersOf = (title: string, focus: string[]): string[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title,
    focus,
    participants: [{ name: 'API' }, { name: 'Cache' }],
    messages: ['read', 'write', 'drop'].map((text) => ({ from: 'API', to: 'Cache', text })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' && /^\d$/.test(each.text) ? [each.text] : []))
}

test('calls in focus are numbered where the heading counts them and there are several', () => {
  expect(numbersOf('A miss costs {marked} calls', ['read', 'drop'])).toEqual(['1', '2'])
  expect(numbersOf('A miss costs {marked} call', ['read'])).toEqual([])
  expect(numbersOf('A miss costs calls', ['read', 'drop'])).toEqual([])
})
