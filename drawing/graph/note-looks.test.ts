import { expect, test } from 'vitest'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import stateMachine from '../../recipes/uml-state-machine/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

test.each([
  [stateMachine, { kind: 'initial' }, ['nodes.0.look']],
  [stateMachine, { kind: 'fork' }, ['nodes.0.look']],
  [stateMachine, { name: 'A' }, []],
  [flowGraph, { kind: 'text', name: 'A' }, ['nodes.0.look']],
  [flowGraph, { kind: 'cylinder', name: 'A' }, []],
])('a look that a shape does not have is noted, case %#', (recipe, node, noted) => {
  const nodes = [{ id: 'a', look: 'solid', ...node }, { name: 'B' }]
  const data = { title: 'T', nodes, edges: [{ from: 'a', to: 'B' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.map(({ at }) => at).filter((at) => at.startsWith('nodes.0.'))).toEqual(noted)
})
