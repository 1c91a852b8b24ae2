/** PLACEHOLDER: say in a sentence what the sample shows. */
import { namedBands } from '../../drawing/chart/bands.ts'
import { boxAndWhiskers, boxEntries } from '../../drawing/chart/box.ts'
import { summaryOf } from '../../drawing/chart/group.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { valueMarks } from '../../drawing/chart/rule.ts'
import { linear, logarithmic } from '../../drawing/chart/scale.ts'
import { distributionForm } from '../../drawing/data/distribution.ts'
import { shortGroups } from '../../drawing/data/short-numbers.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: distributionForm({ rows: [1, 12], of: ['values', 'summary'] }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    measure: 'Pages per book',
    rows: shortGroups(`Novels: 180 240 310 290 420 350
      Manuals: 90 120 610 480 150 530`),
  },
  draw: (data, sheet) => {
    for (const entry of boxEntries(data.rows.some(({ values }) => values !== undefined))) sheet.key(entry)
    const boxes = data.rows.flatMap((row, y) =>
      boxAndWhiskers(row, { summary: summaryOf(row), y }, { isFocus: sheet.isFocus(row) }),
    )
    const x = data.scale === 'log' ? logarithmic(data) : linear({ ...data, zero: 'near' })
    plot({ sheet, x, y: namedBands(data.rows, sheet, 0.4), w: 960, row: 72 }, [...boxes, ...valueMarks(data.marks)])
  },
  describe: ({ rows, measure }) =>
    `PLACEHOLDER: ${measure} of ${count(rows.length, 'group')}: ${rows.map(({ name }) => name).join(', ')}.`,
})
