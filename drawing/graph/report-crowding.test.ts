import { expect, test } from 'vitest'
import { graphForm } from '../data/graph.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { Drawing } from '../outcome.ts'
import { type AnyRecipe, defineRecipe } from '../recipe.ts'
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

const draw = (data: object): Drawing => {
  const recipe = defineRecipe({
    ...({ name: 'Graph', family: 'Flows' } as unknown as Parameters<typeof defineRecipe>[0]),
    data: graphForm({ kinds }),
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

test('edges that cross, arrows against the others and empty space are drawn without a word', () => {
  expect(draw(tangle)).toMatchObject({ ok: true, warnings: [] })
  const pair = [
    { from: 'Ann', to: 'Ben' },
    { from: 'Ben', to: 'Ann' },
  ]
  expect(draw({ title: 'Two', edges: pair })).toMatchObject({ ok: true, warnings: [] })
})
