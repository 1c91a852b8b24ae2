import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import tree from './recipe.ts'

test('nothing moves with a focus on a node whose field sticks out', () => {
  const leftWith = (field: string, focus: string[]): number => {
    const root = { name: 'Call', children: [{ name: 'Name', field }] }
    const drawing = drawRecipe(tree as unknown as AnyRecipe, { title: 'x', root, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return Math.min(
      ...drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === 'Call' ? [each.x] : [])),
    )
  }
  const fields = Array.from({ length: 8 }, (_, index) => 'm'.repeat(17 + index))
  expect(fields.map((field) => leftWith(field, ['Name']))).toEqual(fields.map((field) => leftWith(field, [])))
})
