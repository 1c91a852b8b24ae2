/** PLACEHOLDER: say in a sentence what the sample shows. */
import { entitiesForm } from '../../drawing/data/entities.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawEntities } from '../../drawing/graph/draw-entities.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: entitiesForm({ nodes: 12, edges: 16, fields: 12 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    nodes: [
      { name: 'book', fields: [{ name: 'isbn', key: 'primary' }, { name: 'title' }] },
      { name: 'member', fields: [{ name: 'id', key: 'primary' }, { name: 'email' }] },
      {
        name: 'loan',
        fields: [{ name: 'isbn', key: 'foreign' }, { name: 'member_id', key: 'foreign' }, { name: 'due' }],
      },
    ],
    edges: [
      { from: 'book', to: 'loan', text: 'is lent in' },
      { from: 'member', to: 'loan', text: 'asks for' },
    ],
  },
  draw: (data, sheet) => drawEntities(data, sheet),
  describe: ({ nodes, edges }) =>
    `PLACEHOLDER: ${count(nodes.length, 'entity', 'entities')} (${enumerate(nodes.map(({ name }) => name))}) and ${count(edges.length, 'relation')}.`,
})
