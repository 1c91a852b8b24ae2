import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const said = (data: object): string => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.description
}

test('the description begins with what is confirmed and how many are ruled out', () => {
  expect(said(recipe.sample)).toMatch(/^Confirmed: Dropped index, plan: sequential scan\. Ruled out: 11 of 12\. /)
  const root = { name: 'Slow', children: [{ name: 'Code', children: [{ name: 'Loop' }] }] }
  expect(said({ title: 'A claim', root })).toMatch(/^Slow at the head/)
})
