import { expect, test } from 'vitest'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test.each([
  [4, []],
  [12, ['the flow is downward: to the right it would be folded']],
])('a flow of %i steps to the right is turned where it would be folded, and a note says so', (count, said) => {
  const names = Array.from({ length: count }, (_, index) => `Step number ${index}`)
  const drawing = drawRecipe(flowGraph as unknown as AnyRecipe, {
    title: 'T',
    direction: 'right',
    nodes: names.map((name) => ({ name })),
    edges: names.slice(1).map((to, index) => ({ from: names[index], to })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ at }) => at === 'direction').map(({ problem }) => problem)).toEqual(said)
})
