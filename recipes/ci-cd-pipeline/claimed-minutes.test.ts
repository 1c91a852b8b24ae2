import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const largeIn = (changes: object): string[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, ...changes })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
}

test('the minutes that the heading is about are large in their bar, once, and only where that stage is in focus', () => {
  expect(largeIn({})).toEqual(['30 min'])
  expect(largeIn({ focus: ['Canary', 'Approval'] })).toEqual(['30 min'])
  expect(largeIn({ focus: ['Approval'] })).toEqual([])
  expect(largeIn({ title: 'Everything after {minutes} minutes', subtitle: 'A stage at a time' })).toEqual([])
})
