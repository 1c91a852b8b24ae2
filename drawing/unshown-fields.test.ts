import { expect, test } from 'vitest'
import pipeline from '../recipes/ci-cd-pipeline/recipe.ts'
import bus from '../recipes/event-bus-topology/recipe.ts'
import flow from '../recipes/flow-graph/recipe.ts'
import { drawRecipe } from './draw-recipe.ts'
import type { AnyRecipe } from './recipe.ts'

const notesOf = (recipe: unknown, more: object): string[] => {
  const { sample } = recipe as AnyRecipe
  const { edges } = sample as unknown as { edges: object[] }
  const drawing = drawRecipe(recipe as AnyRecipe, {
    ...(sample as object),
    edges: edges.map((edge) => ({ ...edge, ...more })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.warnings.filter(({ level }) => level === 'note').map(({ at, problem }) => `${at}: ${problem}`)
}

test('how an edge ends is told once where the drawing has ends of its own', () => {
  expect(notesOf(pipeline, { tail: 'diamond', ends: ['1', '2'] })).toEqual([
    'edges.0.tail: changes nothing in this drawing',
    'edges.0.ends: changes nothing in this drawing',
  ])
  expect(notesOf(flow, { tail: 'diamond', ends: ['1', '2'] })).toEqual([])
})

test.each([
  [7.25, 'Checkout'],
  [7, 'Shop 17'],
])('a number of a node that has no use for one is told, where others have theirs: %d', (value, name) => {
  const { sample } = bus as unknown as AnyRecipe
  const data = JSON.parse(JSON.stringify(sample).replaceAll('Checkout', name)) as { nodes: object[] }
  const nodes = data.nodes.map((node, index) => (index === 0 ? { ...node, value } : node))
  const drawing = drawRecipe(bus as unknown as AnyRecipe, { ...data, nodes })
  expect(drawing.ok && drawing.warnings).toEqual([
    { level: 'note', at: 'nodes.0.value', problem: 'changes nothing in this drawing' },
  ])
})

test.each([
  [{ stroke: 'thick' }, ['edges.1.stroke']],
  [{ stroke: 'solid' }, ['edges.1.stroke']],
  [{ stroke: 'thick', text: 'refuses' }, []],
  [{ stroke: 'thick', state: 'positive' }, []],
  [{}, []],
])('a stroke that what is bad without words does not have is told, where another edge has its own: %o', (more, at) => {
  const edges = [
    { from: 'A', to: 'B', stroke: 'thick' },
    { from: 'B', to: 'C', state: 'negative', ...more },
  ]
  const drawing = drawRecipe(flow as unknown as AnyRecipe, { title: 'Strokes', edges })
  expect(drawing.ok && drawing.warnings.map((each) => each.at)).toEqual(at)
})
