/**
 * Hairlines from names to bars that are far from them.
 */
import { widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Path } from '../../src/scene/scene.ts'
import { milestoneReach } from './bar-size.ts'
import type { TakenAt } from './dependencies.ts'
import type { ScheduleContext } from './draw-schedule.ts'
import type { TaskRow } from './schedule-rows.ts'
import { type TaskWords, taskWords } from './task-words.ts'

/** A name farther from its bar, in pixels, is joined to it; free at both ends of the hairline. */
const [far, free] = [200, 12] as const

/** Where words left of a bar end. */
type WordsPlace = (row: TaskRow, words: TaskWords, takenAt: TakenAt) => { end: number }

/** All hairlines as one path: from the axis, where all begin, to the bar, what was planned, or the words before them. */
export const rowRules = (rows: TaskRow[], context: ScheduleContext, placeOf: WordsPlace): Path[] => {
  const { names, axis } = context.placed
  const strokes = rows.flatMap((row) => {
    const { bar, plan, name, task } = row
    const words = taskWords(task, context)
    const reach = bar.isMilestone ? milestoneReach : 0
    const first = Math.min(bar.left, plan?.left ?? bar.left) - reach
    const end =
      words?.before === undefined ? first : placeOf(row, words, context.takenAt).end - widthOf(words.before, 'note')
    const isFar = end - names - name.w > far && Math.round(end) - free > axis.left + free
    return isFar ? [`M ${axis.left + free} ${bar.y} H ${Math.round(end) - free}`] : []
  })
  return strokes.length === 0 ? [] : [path(strokes.join(' '), { stroke: 'rule' })]
}
