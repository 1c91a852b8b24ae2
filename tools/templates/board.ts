/** PLACEHOLDER: say in a sentence what the sample shows. */
import { boardForm } from '../../drawing/data/board.ts'
import { count } from '../../drawing/describe.ts'
import { drawBoard } from '../../drawing/grid/board.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: boardForm({ columns: 6, cards: 24 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    columns: [{ name: 'Ordered' }, { name: 'On the shelf' }],
    cards: [
      { name: 'Atlas of rivers', column: 'Ordered' },
      { name: 'Book of knots', column: 'On the shelf' },
      { name: 'Birds by song', column: 'On the shelf' },
      { name: 'Tides of the north', column: 'On the shelf' },
      { name: 'Clouds from below', column: 'Ordered' },
    ],
  },
  draw: drawBoard,
  describe: ({ cards, columns = [] }) =>
    `PLACEHOLDER: ${count(cards.length, 'card')} in ${count(columns.length, 'column')}.`,
})
