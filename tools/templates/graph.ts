/** PLACEHOLDER: say in a sentence what the sample shows. */
import { graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: graphForm(c4),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    nodes: [
      { name: 'Reader', kind: 'person' },
      { name: 'Librarian', kind: 'person' },
      { name: 'Library' },
      { name: 'Catalog' },
      { name: 'Archive', kind: 'external' },
    ],
    edges: [
      { from: 'Reader', to: 'Library', text: 'borrows from' },
      { from: 'Librarian', to: 'Catalog', text: 'maintains' },
      { from: 'Library', to: 'Catalog', text: 'looks up in' },
      { from: 'Library', to: 'Archive', text: 'fetches from' },
    ],
  },
  draw: (data, sheet) => drawGraph(data, sheet, { ...c4, layout: { direction: 'right' } }),
  describe: ({ nodes, edges }) =>
    `PLACEHOLDER: ${count(nodes.length, 'node')} (${enumerate(nodes.map(({ name, id }) => name ?? id ?? ''))}) and ${count(edges.length, 'edge')}.`,
})
