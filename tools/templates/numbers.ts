/** PLACEHOLDER: say in a sentence what the sample shows. */
import { barRow, namedBands } from '../../drawing/chart/bands.ts'
import { bar, barLook } from '../../drawing/chart/bar.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { valueMarks } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { valuesForm } from '../../drawing/data/numbers.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: valuesForm({ rows: [2, 24], least: 0 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    measure: 'Books lent per day',
    rows: shortValues('Monday 42, Tuesday 37, Wednesday 58, Thursday 40'),
    focus: ['Wednesday'],
  },
  draw: (data, sheet) => {
    const { short } = formatFor(
      data.rows.map(({ value }) => value),
      data.unit,
    )
    const bars = data.rows.map((row, y) =>
      bar(row, { x: [0, row.value], y }, { ...barLook(row, sheet), words: short(row.value), as: 'value' }),
    )
    const y = namedBands(data.rows, sheet, 0.25)
    plot({ sheet, x: linear({ ...data, tight: true }), y, w: 960, row: barRow(bars.length) }, [
      ...bars,
      ...valueMarks(data.marks),
    ])
  },
  describe: ({ rows, measure }) =>
    `PLACEHOLDER: ${count(rows.length, 'bar')}, ${measure}: ${rows.map(({ name, value }) => `${name} ${value}`).join(', ')}.`,
})
