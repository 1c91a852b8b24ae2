import { expect, test } from 'vitest'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import stateMachine from '../../recipes/uml-state-machine/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'

const warned = (recipe: unknown, node: object): string[] => {
  const data = { title: 'T', nodes: [{ id: 'a', ...node }, { name: 'B' }], edges: [{ from: 'a', to: 'B' }] }
  const drawing = drawRecipe(recipe as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.warnings.map(({ at }) => at).filter((at) => at.startsWith('nodes.0.'))
}

test.each([
  [stateMachine, { kind: 'initial', note: 'n', tech: 't' }, ['nodes.0.tech', 'nodes.0.note']],
  [stateMachine, { kind: 'initial', look: 'solid' }, ['nodes.0.look']],
  [stateMachine, { name: 'A', note: 'n', look: 'solid' }, []],
  [flowGraph, { kind: 'dot', note: 'n' }, ['nodes.0.note']],
  [flowGraph, { kind: 'dot', name: 'A', lines: ['one'] }, []],
  [flowGraph, { kind: 'text', name: 'A', note: 'n', look: 'tinted' }, ['nodes.0.look']],
  [flowGraph, { kind: 'cylinder', name: 'A', note: 'n', look: 'tinted' }, []],
])('what a mark has no room for is noted, case %#', (recipe, node, at) => {
  expect(warned(recipe, node)).toEqual(at)
})
