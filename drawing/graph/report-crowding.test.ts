import { expect, test } from 'vitest'
import { graphForm } from '../data/graph.ts'
import { type Drawing, drawRecipe } from '../draw-recipe.ts'
import { type AnyRecipe, defineRecipe, type RecipeSuppression } from '../recipe.ts'
import { drawGraph } from './draw-graph.ts'

const kinds = ['box'] as const
const [upper, lower] = [
  ['Ann', 'Ben', 'Cem'],
  ['Dan', 'Eve', 'Flo'],
]

/** Two rows by hand, with edges that cross. */
const tangle = {
  title: 'Edges cross whatever the way they take',
  nodes: [upper, lower].flatMap((names, row) => names.map((name, column) => ({ name, at: [column + 1, row + 1] }))),
  edges: [
    ['Ann', 'Flo'],
    ['Ben', 'Eve'],
    ['Cem', 'Dan'],
  ].map(([from, to]) => ({ from, to })),
}

const draw = (data: object, suppressions: RecipeSuppression[] = []): Drawing => {
  const recipe = defineRecipe({
    ...({ name: 'Graph', family: 'Flows', suppressions } as unknown as Parameters<typeof defineRecipe>[0]),
    data: graphForm({ kinds, nodes: 9, edges: 9 }),
    sample: { title: '', edges: [] },
    draw: (read, sheet) =>
      drawGraph(read, sheet, {
        nodes: { box: { shape: 'box', text: 'Box' } },
        edges: { edge: { text: 'Edge' } },
        layout: { direction: 'down' },
      }),
    describe: () => 'Boxes in two rows, joined by arrows that cross each other or do not.',
  })
  return drawRecipe(recipe as unknown as AnyRecipe, data)
}

test('edges that cross too often are rejected, each with its field and what to change', () => {
  expect(draw(tangle)).toMatchObject({
    ok: false,
    findings: [
      { at: 'edges.0', problem: expect.stringMatching(/cross.*move "Ann" or "Flo" \(at\)/) },
      { at: 'edges.1' },
      { at: 'edges.2' },
    ],
  })
})

test('what may be placed anywhere is drawn without a crossing', () => {
  expect(draw({ ...tangle, nodes: tangle.nodes.map(({ name }) => ({ name })) }).ok).toBe(true)
})

test('a recipe that suppresses the rule draws anyway', () => {
  expect(draw(tangle, [{ rule: 'R12', reason: 'Crossings are what it shows.' }]).ok).toBe(true)
})
