/** A sprint of ten working days: points left each evening against the ideal line, and the scope as it grew. */
import { alsoChecked } from '../../drawing/data/form.ts'
import { seriesForm } from '../../drawing/data/numbers.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { burndownWords, describeBurndown, scopeFindings } from './burndown.ts'
import { drawBurndown } from './draw-burndown.ts'

const form = seriesForm({
  rows: [1, 2],
  of: 'Work left; then, if it changed, the total scope: work done and added included, so never less than what is left',
  columns: [3, 40],
  least: 0,
  open: true,
})

export default defineRecipe({
  name: 'Sprint burndown',
  family: 'Time & planning',
  description:
    'Work left at the end of each day of a sprint, against an ideal line that falls evenly to zero; added work is a shaded layer between the line with it and the line without. Also called burn-down chart, sprint progress or release burndown.',
  useWhen:
    'You need to know mid-sprint, or before a release, whether the work left fits the days left, and whether slow work or added scope is to blame. Needs the work left each day, in points, hours or items, over 5 to 40 days.',
  avoidWhen:
    'You need to know which tasks are late: use `gantt-chart`. You need to see where work is stuck today: use `kanban-board`. Several measures change over time: use `line-chart`. You follow how much failure is still allowed: use `error-budget-burn`.',
  visual: 88,
  ease: 72,
  overall: 84,
  rationale:
    'The gap to the ideal line falls into two layers, so a slow team is not confused with a growing sprint. Each new day extends four lines and moves a bracket. You supply the work left each day and, where it changed, the scope.',
  reviewed: '2026-11-23',
  revision: 1,
  data: alsoChecked(form, () => [scopeFindings]),
  sample: {
    title: 'Sprint 23 is {behind} {side} plan, {added} of them added midway',
    subtitle: 'Payments team, November 2026: points left at the end of each working day',
    measure: 'Work',
    unit: 'points',
    source: 'Illustrative data',
    focus: ['Remaining'],
    columns: 'Start, Mon 9, Tue 10, Wed 11, Thu 12, Fri 13, Mon 16, Tue 17, Wed 18, Thu 19, Fri 20'.split(', '),
    rows: [
      { name: 'Remaining', values: [80, 75, 66, 60, 51, 58, 50, 39, 30, null, null] },
      { name: 'Scope', values: [80, 80, 80, 80, 80, 92, 92, 92, 92, null, null] },
    ],
    marks: [{ column: 'Fri 13', text: 'Refund rules added' }],
  },
  draw: drawBurndown,
  meanings: {
    behind: 'how far the last value is from the ideal line',
    side: 'behind, ahead of or off',
    added: 'change of the total scope since the start',
  },
  derive: burndownWords,
  describe: describeBurndown,
})
