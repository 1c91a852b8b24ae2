/**
 * What all recipes that draw graphs have in common: one vocabulary, one size, a direction, pins.
 */
import { beforeAll, expect, test } from 'vitest'
import { edgeKinds, groupKinds, nodeKinds } from '../drawing/data/graph-kinds.ts'
import { dataSchema } from '../drawing/data-schema.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { isObject } from '../src/scene/json.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSource } from '../tools/recipes.ts'

/** Their places are their own: bars, rows of a table, layers around a core, columns of amounts. */
const ownPlaces = new Set([
  'event-bus-topology',
  'hexagonal-architecture',
  'network-topology',
  'requirement-diagram',
  'sankey-traffic',
  'soc-block-diagram',
])

type List = { maxItems: number; items: { properties: Record<string, Record<string, unknown>> } }
type Form = { id: string; lists: Record<'nodes' | 'edges', List> & { groups?: List }; keys: string[] }

/** Graphs by their data, but drawn as a matrix: rows and columns have no direction, no pins, and room for 40. */
const matrices = new Set(['adjacency-matrix'])

let forms: Form[]
let recipes: Map<string, AnyRecipe>

beforeAll(async () => {
  const sources = await Promise.all(dataRecipeIds().map(async (id) => ({ id, recipe: await readSource(id) })))
  recipes = new Map(sources.map(({ id, recipe }) => [id, recipe as unknown as AnyRecipe]))
  forms = sources
    .filter(({ recipe }) => recipe.data.shape === 'graph')
    .map(({ id, recipe }) => {
      const { properties } = dataSchema(recipe.data as never)
      if (!isObject(properties)) throw new Error(id)
      return { id, lists: properties as unknown as Form['lists'], keys: Object.keys(properties) }
    })
})

test('kinds of all recipes but one are words of the vocabulary', () => {
  const vocabulary = { nodes: nodeKinds, edges: edgeKinds, groups: groupKinds } as const
  const unknown = forms.flatMap(({ id, lists }) =>
    (['nodes', 'edges', 'groups'] as const).flatMap((list) => {
      const { kind = {} } = lists[list]?.items.properties ?? { kind: { enum: [] } }
      const kinds = [kind['enum'] ?? kind['const']].flat() as string[]
      return kinds
        .filter((each) => !(vocabulary[list] as readonly string[]).includes(each))
        .map((each) => `${id}: ${each}`)
    }),
  )
  expect(unknown).toEqual(['sankey-traffic: stage'])
})

test('60 nodes, 100 edges and 20 groups fit, in a direction of one’s own, with pins', () => {
  const free = forms.filter(({ id }) => !ownPlaces.has(id) && !matrices.has(id))
  expect(free.length).toBeGreaterThanOrEqual(17)
  for (const { id, lists, keys } of free) {
    const { nodes, edges, groups } = lists
    expect([id, nodes.maxItems, edges.maxItems, groups?.maxItems]).toEqual([id, 60, 100, 20])
    expect(keys, id).toContain('direction')
    expect(Object.keys(nodes.items.properties), id).toContain('at')
  }
})

test('recipes with places of their own take neither', () => {
  for (const { id, lists, keys } of forms.filter(({ id }) => ownPlaces.has(id) || matrices.has(id))) {
    expect(keys, id).not.toContain('direction')
    expect(Object.keys(lists.nodes.items.properties), id).not.toContain('at')
  }
})

test('an edge may end at a group, also at the one around its other end: no recipe throws', async () => {
  const nodes = [{ name: 'a' }, { name: 'b', group: 'g' }, { name: 'c', group: 'g' }]
  const edges = ['a > g', 'g > c', 'b > g'].map((words) => {
    const [from, to] = words.split(' > ')
    return { from, to }
  })
  for (const { id } of forms) {
    const data = { title: 'Ends at groups', nodes, edges, groups: [{ name: 'g' }] }
    expect(() => drawRecipe(recipes.get(id)!, data), id).not.toThrow()
  }
})
