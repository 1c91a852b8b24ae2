/** PLACEHOLDER: say in a sentence what the sample shows. */
import { block } from '../../drawing/block.ts'
import { planOf, scheduleForm } from '../../drawing/data/schedule.ts'
import { count } from '../../drawing/describe.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { writeDay } from '../../drawing/values/calendar.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: scheduleForm({ tasks: 24 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    start: '2026-03-02',
    tasks: [
      { name: 'Order', duration: 2 },
      { name: 'Bind', duration: 5, after: ['Order'] },
      { name: 'Put on the shelf', duration: 1, after: ['Bind'] },
    ],
  },
  draw: (data, sheet) => {
    const plan = planOf(data)
    const rows = data.tasks.map((task) => ({
      source: task,
      cells: [task.name, writeDay(plan.get(task)?.start ?? 0)].map((text) => block([{ text, as: 'label' }])),
    }))
    drawRegister(rows, { x: 0, y: 0, w: 480, title: 'Starts', columns: [12, 360], padding: 8 }, sheet)
  },
  describe: ({ tasks, start }) => `PLACEHOLDER: ${count(tasks.length, 'task')} from ${start} on.`,
})
