import { expect, test } from 'vitest'
import type { GraphDocument } from '../../drawing/data/graph.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { funnelOf } from './funnel.ts'
import recipe from './recipe.ts'

const read = (sample: object): GraphDocument => {
  const reading = readData(recipe.data as never, sample)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as GraphDocument
}

const { focus: _, nodes = [], ...rest } = recipe.sample
const sample = { ...rest, nodes }
const namesOf = (stations: readonly { node: { name?: string | undefined } }[] = []) =>
  stations.map(({ node }) => node.name)

test('the path that asks is the one that also leads to later steps, whichever is written first', () => {
  for (const edges of [sample.edges, sample.edges.toReversed()]) {
    const funnel = funnelOf(read({ ...sample, edges }))
    expect(namesOf(funnel?.ingest)).toEqual(['Documents', 'Chunk'])
    expect(namesOf(funnel?.query)).toEqual(['Question', 'Rewrite'])
    expect(namesOf(funnel?.steps)).toEqual(['Retrieve', 'Rerank', 'Generate'])
    expect(funnel?.shared?.node.name).toBe('Embed')
  }
})

test('what grows, what is left over, and what has groups is no funnel', () => {
  const grown = sample.edges.map((edge) => ('value' in edge && edge.value === 5 ? { ...edge, value: 51 } : edge))
  expect(funnelOf(read({ ...sample, edges: grown }))).toBeUndefined()
  const more = [...sample.nodes, { name: 'Log' }]
  expect(funnelOf(read({ ...sample, nodes: more }))).toBeUndefined()
  const grouped = sample.nodes.map((node) => ({ ...node, group: 'All' }))
  expect(funnelOf(read({ ...sample, nodes: grouped }))).toBeUndefined()
  expect(funnelOf(read({ ...sample, edges: sample.edges.filter(({ to }) => to !== 'Rewrite') }))).toBeUndefined()
})

test('how much a step leaves is said where it cuts, and not where it makes one of all', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) : []
  expect(texts.filter((text) => text.startsWith('1 in '))).toEqual(['1 in 48,000', '1 in 10'])
})
