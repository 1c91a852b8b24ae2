import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const said = (data: object): string => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.description
}

test('the description says what a join waits for and what follows, past what has no name', () => {
  expect(said(recipe.sample)).toContain(
    'A join waits for Reserve stock and Authorize card; then Charge card or Cancel order and holds.',
  )
})

test('a cycle of signs without names ends', () => {
  const nodes = [{ name: 'Work' }, { id: 'j', kind: 'join' }, { id: 'd', kind: 'decision' }]
  const edges = [
    { from: 'Work', to: 'j' },
    { from: 'j', to: 'd' },
    { from: 'd', to: 'j' },
  ]
  expect(said({ title: 'A claim', nodes, edges })).toContain('A join waits for Work.')
})
