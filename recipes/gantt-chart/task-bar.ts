/**
 * Tasks as drawn: bars filled as far as they are done, milestones, and the key that explains them.
 */

import type { Planned } from '../../drawing/data/plan-tasks.ts'
import type { ScheduleTask } from '../../drawing/data/schedule.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { lineEntry, markEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bar, milestone } from '../../drawing/time/bar.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Progress } from './progress.ts'

/** Where a bar is, the color of its frame, and the x up to which it is filled. */
type BarPlace = { at: { left: number; right: number; y: number }; color: Color; until: number }

/** A frame from start to finish, filled as far as the task is done. */
export function taskBar(done: number, { at, color, until }: BarPlace): Element[] {
  // What is done is past: only the focus stands out.
  const filled = bar({ ...at, right: until }, color === 'accent' ? emphasis.strong : emphasis.plain)
  if (done === 100) return [filled]
  const frame = bar(at, { fill: color === 'accent' ? 'soft' : 'surface', stroke: color })
  return done === 0 ? [frame] : [frame, filled]
}

/** Explains the bars, milestones and arrows that a plan has. */
export const taskKey = (plan: Map<ScheduleTask, Planned>, { forecastOf }: Progress, sheet: Sheet): void => {
  const works = [...plan].filter(([{ duration }]) => duration > 0)
  const sample =
    (done: number, color: Color) =>
    ({ x, y, w, h }: Rect) =>
      taskBar(done, { at: { left: x, right: x + w, y: y + h / 2 }, color, until: x + w })
  if (works.some(([{ done }]) => done > 0)) {
    sheet.key({ text: 'Done', sample: sample(100, 'muted') })
    sheet.key({ text: 'To do', sample: sample(0, 'muted') })
  }
  const critical = works.filter(([, { slack }]) => slack === 0).length
  if (critical > 0 && critical < works.length)
    sheet.key({ text: 'Critical path, without slack', sample: sample(0, 'ink') })
  if (works.length < plan.size) sheet.key(markEntry('Milestone', ({ x, y }) => milestone(x, y)))
  if ([...plan.keys()].some((task) => forecastOf(task) !== undefined))
    sheet.key(markEntry('Forecast', ({ x, y }) => milestone(x, y, { fill: 'surface', stroke: 'ink' })))
  if ([...plan.keys()].some(({ after }) => after.length > 0)) sheet.key(lineEntry('Finish to start', { arrow: true }))
}
