/** PLACEHOLDER: say in a sentence what the sample shows. */
import { block } from '../../drawing/block.ts'
import { collectionForm } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: collectionForm({
    items: { max: 24, of: 'Keys in the order they come' },
    size: { min: 2, max: 8, default: 4, of: 'How many slots there are' },
  }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    items: ['atlas', 'knots', 'birds', 'rivers', 'tides'],
    find: 'birds',
  },
  draw: ({ items, size }, sheet) => {
    const rows = items.map((key, index) => ({
      source: key,
      cells: [`${index % size}`, key.name].map((text) => block([{ text, as: 'label' }])),
    }))
    drawRegister(rows, { x: 0, y: 0, w: 320, title: 'Slot of each key', columns: [12, 64], padding: 8 }, sheet)
  },
  describe: ({ items, size }) =>
    `PLACEHOLDER: ${count(items.length, 'key')} in ${count(size, 'slot')}: ${items.map(({ name }) => name).join(', ')}.`,
})
