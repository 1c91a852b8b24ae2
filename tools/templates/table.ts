/** PLACEHOLDER: say in a sentence what the sample shows. */
import { tableForm } from '../../drawing/data/table.ts'
import { count } from '../../drawing/describe.ts'
import { drawTable } from '../../drawing/grid/draw-table.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: tableForm({ columns: { max: 8 }, rows: 24 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    columns: ['Book', { name: 'Pages', kind: 'number' }, { name: 'On loan', kind: 'mark' }],
    rows: [
      { values: ['Atlas of rivers', 320, 'full'] },
      { values: ['Book of knots', 96, 'none'] },
      { values: ['Birds by song', 410, 'partial'] },
    ],
  },
  draw: drawTable,
  describe: ({ columns, rows }) =>
    `PLACEHOLDER: a table of ${count(rows.length, 'row')} and ${count(columns.length, 'column')}.`,
})
