/**
 * Each graph recipe draws edges that begin and end at groups, full, nested and empty, and edges around circles, whatever the
 * kinds of what they join.
 */
import { describe, expect, test } from 'vitest'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { readSource, recipeIds } from '../tools/recipes.ts'

type Item = { name: string; id?: string; group?: string }
type Graph = { nodes: Item[]; groups: Item[]; links: string[] }

const graphs: Record<string, Graph> = {
  'ends at a group': {
    nodes: [{ name: 'a', group: 'g' }, { name: 'b', group: 'g' }, { name: 'c' }, { name: 'd' }],
    groups: [{ id: 'g', name: 'G' }],
    links: ['ab', 'gc', 'dg'],
  },
  'ends at a group in a group': {
    nodes: [{ name: 'a', group: 'h' }, { name: 'b', group: 'g' }, { name: 'c' }],
    groups: [
      { id: 'g', name: 'G' },
      { id: 'h', name: 'H', group: 'g' },
    ],
    links: ['hb', 'gc', 'ch', 'bg'],
  },
  'ends at an empty group': {
    nodes: [{ name: 'a' }, { name: 'c' }],
    groups: [{ id: 'g', name: 'G' }],
    links: ['ag', 'gc'],
  },
  'circles that share nodes': {
    nodes: ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    groups: [],
    links: ['ab', 'bc', 'ca', 'ad', 'db', 'ba'],
  },
  'links to oneself and twice': { nodes: [{ name: 'a' }, { name: 'b' }], groups: [], links: ['aa', 'ab', 'ab', 'ba'] },
}

/** The kinds that a sample has, and what has none. */
const kindsOf = (items: readonly { kind?: string }[] = []): (string | undefined)[] => [
  ...new Set([undefined, ...items.map(({ kind }) => kind)]),
]

const graphRecipes: AnyRecipe[] = []
for (const id of await recipeIds([])) {
  const recipe = (await readSource(id)) as AnyRecipe
  if (recipe.data.shape === 'graph') graphRecipes.push(recipe)
}

describe.each(Object.entries(graphs))('%s', (_, { nodes, groups, links }) => {
  test.each(graphRecipes.map((recipe) => [recipe.name, recipe] as const))('%s', (_name, recipe) => {
    const sample = recipe.sample as Record<'nodes' | 'edges', { kind?: string }[]>
    for (const kind of kindsOf(sample.edges))
      for (const odd of kindsOf(sample.nodes)) {
        const edges = links.map(([from, to]) => ({ from, to, ...(kind === undefined ? {} : { kind }) }))
        const all = nodes.map((node, index) => (index % 2 === 0 || odd === undefined ? node : { ...node, kind: odd }))
        const data = { title: 'A claim', nodes: all, edges, ...(groups.length === 0 ? {} : { groups }) }
        // Drawn, or refused with words: nothing is thrown.
        expect(drawRecipe(recipe, data)).toHaveProperty('ok')
      }
  })
})
