/** PLACEHOLDER: say in a sentence what the sample shows. */
import { block } from '../../drawing/block.ts'
import { placesOf } from '../../drawing/data/field-places.ts'
import { fieldsForm } from '../../drawing/data/packed-fields.ts'
import { count } from '../../drawing/describe.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: fieldsForm({ units: ['byte', 'bit'], width: 8 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    fields: [
      { name: 'Shelf', size: 2 },
      { name: 'Book', size: 4 },
      { name: 'Checksum', size: 2 },
    ],
  },
  draw: (data, sheet) => {
    const rows = placesOf(data).map(({ field, from, to }) => ({
      source: field,
      cells: [`${from}–${to - 1}`, field.name ?? ''].map((text) => block([{ text, as: 'label' }])),
    }))
    drawRegister(rows, { x: 0, y: 0, w: 400, title: `Fields by ${data.unit}`, columns: [12, 96], padding: 8 }, sheet)
  },
  describe: ({ fields, unit }) => `PLACEHOLDER: ${count(fields.length, 'field')}, counted in ${unit}s.`,
})
