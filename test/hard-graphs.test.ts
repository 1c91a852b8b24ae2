/**
 * Whatever graph a user sends, up to the size of one diagram, each graph recipe draws it.
 */
import { expect, test } from 'vitest'
import { mostDrawn } from '../drawing/data/graph-limits.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { readSource } from '../tools/recipes.ts'
import { exhaustive } from './exhaustive.ts'
import { hardGraphs } from './hard-graphs.ts'

/** Three of the notations, and three ways of laying out: a plain one, one with boundaries, a spine. */
const recipes = ['flow-graph', 'service-dependency-map', 'decision-flowchart']

/** Every graph is drawn by the plain one, and in turn by one of the two others; by all three in an exhaustive run. */
const cases = Object.keys(hardGraphs).flatMap((name, turn) =>
  recipes.filter((_, at) => exhaustive || at === 0 || at === 2 - (turn % 2)).map((id) => [id, name] as const),
)

/** What a layout might complain of, and a user can do nothing about. */
const notTheUsers = /empty|too many|free path|NaN|undefined/i

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : []

test.each(cases)('%s draws %s', async (id, name) => {
  const recipe = (await readSource(id)) as AnyRecipe
  const drawing = drawRecipe(recipe, hardGraphs[name])
  if (!drawing.ok) {
    // What no scene has room for, since each node says more than its name there.
    expect([id, name]).toEqual(['service-dependency-map', '60 nodes and 100 edges'])
    expect(drawing.findings[0]?.problem).toMatch(/at most 300: .*around, depth/)
    return
  }
  const { nodes = [] } = hardGraphs[name] ?? {}
  const letters = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('')
  for (const { name } of nodes) expect(letters.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  expect(numbersIn(drawing.scene.elements).every(Number.isFinite)).toBe(true)
  expect(JSON.stringify(drawing.scene)).not.toMatch(/NaN|null|undefined/)
  expect(drawing.warnings.filter(({ problem }) => notTheUsers.test(problem))).toEqual([])
})

test('above the size of one diagram, the way out is named', async () => {
  const count = mostDrawn.nodes + 1
  const nodes = Array.from({ length: count }, (_, index) => ({ name: `Node ${index}` }))
  const edges = nodes.slice(1).map(({ name }) => ({ from: 'Node 0', to: name }))
  const recipe = (await readSource('flow-graph')) as AnyRecipe
  const drawing = drawRecipe(recipe, { title: 'A', nodes, edges })
  if (drawing.ok) throw new Error('drawn')
  expect(drawing.findings).toEqual([
    { at: 'nodes', problem: expect.stringMatching(/at most 60 entries, got 61; .*around, depth/) as string },
  ])
})
