import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import tree from './recipe.ts'

test('a page is as wide with a focus on a node whose field sticks out as without one', () => {
  const leaf = { name: 'Name', field: 'argument of a long one' }
  const root = { name: 'Call', children: [leaf] }
  const widthWith = (focus: string[]): number => {
    const drawing = drawRecipe(tree as unknown as AnyRecipe, { title: 'x', root, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const bar = drawing.scene.elements.find((each) => each.type === 'path')
    return bar?.type === 'path' ? Number(/^M ?(\d+)/.exec(bar.d)?.[1]) : 0
  }
  expect(widthWith(['Name'])).toBe(widthWith([]))
})
