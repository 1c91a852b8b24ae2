import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import roadmap from './recipe.ts'

test('an item is planned unless it says otherwise', () => {
  const cards = [
    { name: 'Passkeys', column: 'Now' },
    { name: 'Sandbox', column: 'Now', kind: 'committed' },
  ]
  const data = { title: '{committed} of {cards} items', columns: [{ name: 'Now' }], cards }
  const drawing = drawRecipe(roadmap as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.scene.title).toBe('Roadmap lanes: 1 of 2 items')
})
