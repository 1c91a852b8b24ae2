/** Names what nothing in the picture names: plan and forecast at a bar that has room, else in the key. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { freePlace } from '../../drawing/time/pack.ts'
import type { ScheduleContext } from './draw-schedule.ts'
import { isRoundedUp } from './progress.ts'
import { workUnitOf } from './schedule.ts'
import type { TaskRow } from './schedule-rows.ts'
import { fills } from './task-bar.ts'
import { isMorning, taskWords, units } from './task-words.ts'

/** Says what is planned, forecast, critical, done, and which days count. */
export const explain = (rows: TaskRow[], context: ScheduleContext): void => {
  const { data, sheet, plan } = context
  const unit = workUnitOf(data)
  if (unit === 'working-day') sheet.footnote('Working days; weekends are left out.')
  if (rows.some(({ task }) => context.progress.behind.has(task) && task.done > 0 && isRoundedUp(task, unit)))
    sheet.footnote(`Work left is rounded up to whole ${units[unit]}s.`)
  explainMilestones(rows, context)
  const moved = rows.filter((row) => row.plan !== undefined && !row.bar.isMilestone)
  if (moved.length > 0) explainPlan(moved, context)
  else if (rows.some(({ task }) => plan.get(task)?.slack !== 0)) sheet.key(swatchEntry('Critical path', fills.main))
  const isDone = rows.some(({ task }) => task.done > 0)
  if (isDone && data.today === undefined) sheet.key(swatchEntry('Done', fills.done))
}

/** At which end of its day a milestone is reached. */
const explainMilestones = (rows: readonly TaskRow[], { sheet, placed, progress }: ScheduleContext): void => {
  const milestones = rows.filter(({ bar }) => bar.isMilestone)
  if (milestones.length === 0) return
  if (placed.axis.inQuarters) {
    sheet.footnote('A milestone between two quarters is reached at the end of the first.')
    return
  }
  const mornings = milestones.filter(({ task }) => isMorning(task, progress.expected(task).finish, progress))
  if (mornings.length === 0) sheet.footnote('Ticks are at the starts of days, milestones at the ends of theirs.')
  else if (mornings.length === milestones.length) sheet.footnote('Ticks and milestones are at the starts of days.')
  else
    sheet.footnote(
      'Ticks are at the starts of days; milestones are at the start of a date of their own, or at the end of a day.',
    )
}

/** `plan` left of a thin bar and `forecast` right of a moved one. */
const explainPlan = (moved: TaskRow[], context: ScheduleContext): void => {
  const { sheet, placed, takenAt, progress } = context
  const isFree = ({ bar, plan: own }: TaskRow): boolean => {
    const [from, to] = [(own?.left ?? 0) - 40, own?.left ?? 0]
    const isApart = takenAt(bar.y + 10, 10).every((each) => each.to < from || each.from > to)
    return from > placed.axis.left && to <= bar.left - 4 && isApart
  }
  // A row that says how late it is, or when it ends, has no room for more words.
  const open = moved.filter(({ task }) => taskWords(task, context) === undefined)
  const planned = open.find(isFree)
  if (planned === undefined) sheet.key(swatchEntry('Planned', fills.plan))
  else {
    const at = { x: (planned.plan?.left ?? 0) - 6, y: planned.bar.y + 10 }
    sheet.put('@plan', [lineOfText('plan', { ...at, as: 'small', align: 'end' })])
  }
  if (!moved.some(({ task }) => progress.isMoved(task))) return
  const w = widthOf('forecast', 'small')
  const xOf = ({ bar }: TaskRow): number => freePlace(bar.right + 8, w, { taken: takenAt(bar.y, 8), gap: 8 })
  const row = open.find((each) => progress.isMoved(each.task) && xOf(each) <= each.bar.right + 40)
  if (row === undefined) sheet.key(swatchEntry('Forecast', fills.main))
  else sheet.put(row.task, [lineOfText('forecast', { x: xOf(row), y: row.bar.y, as: { size: 12, fill: 'accent' } })])
}
