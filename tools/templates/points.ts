/** PLACEHOLDER: say in a sentence what the sample shows. */
import { plot } from '../../drawing/chart/plot.ts'
import { pointDots } from '../../drawing/chart/point-dots.ts'
import { measuredAxis } from '../../drawing/chart/points-axis.ts'
import { pointMarks } from '../../drawing/chart/rule.ts'
import { pointsForm } from '../../drawing/data/points.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: pointsForm({ points: [2, 60] }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    x: { name: 'Pages' },
    y: { name: 'Days until it is returned' },
    points: [
      { name: 'Novel', x: 320, y: 12 },
      { name: 'Manual', x: 610, y: 26 },
      { name: 'Poems', x: 90, y: 5 },
    ],
    focus: ['Manual'],
  },
  draw: (data, sheet) =>
    plot({ sheet, x: measuredAxis(data.x, 'x'), y: measuredAxis(data.y, 'y'), w: 960, h: 480 }, [
      ...pointMarks(data.marks),
      ...pointDots(data.points, sheet, { names: 'all', size: 14 }),
    ]),
  describe: ({ points, x, y }) => `PLACEHOLDER: ${count(points.length, 'point')} over ${x.name} and ${y.name}.`,
})
