import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import decisionFlowchart from './recipe.ts'

test('an end is as large as other names where it is the only one: it is no code', () => {
  const sizesOf = (...ends: string[]): unknown[] => {
    const nodes = [{ name: 'Ready?', kind: 'decision' }, ...ends.map((name) => ({ name, kind: 'end' }))]
    const edges = ends.map((to) => ({ from: 'Ready?', to, text: `If ${to}` }))
    const drawing = drawRecipe(decisionFlowchart as unknown as AnyRecipe, { title: 'T', nodes, edges })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && ends.includes(each.text) ? [each.size] : [],
    )
  }
  expect(sizesOf('End')).toEqual([undefined])
  expect(sizesOf('SEV1', 'SEV2')).toEqual([20, 20])
})
