/**
 * Bars and milestones of tasks: what is done, days without progress, and what is left.
 */

import { accents, grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { milestoneReach, taskHeight } from './bar-size.ts'
import type { Progress } from './progress.ts'
import type { TaskRow } from './schedule-rows.ts'

/** The looks of the parts of a plan. */
export const fills = {
  done: grays[3],
  toDo: grays[2],
  main: accents[2],
  plan: grays[5],
  late: { fill: 'negative', stroke: 'none' },
} as const satisfies Record<string, SquareLook>

type BarContext = { progress: Progress; x: (units: number) => number; isMain: boolean }

/** How much lower a planned milestone is, as planned bars are lower than theirs: days apart, the two do not meet. */
const below = 4

/** The bar of a task as things are, without its late part, or its milestone with the planned one if it moved. */
export function taskBar({ task, bar, plan }: TaskRow, { progress, x, isMain }: BarContext): Element[] {
  if (bar.isMilestone) {
    const look = { fill: 'surface', stroke: 'muted' } as const
    const planned = plan === undefined ? [] : [diamond(plan.left, bar.y + below, milestoneReach, look)]
    return [...planned, diamond(bar.left, bar.y, milestoneReach, { fill: isMain ? 'accent' : 'ink', stroke: 'none' })]
  }
  const late = latePart({ task, bar, plan }, { progress, x })
  const done = task.done === 0 ? bar.left : x(progress.doneUntil(task))
  return [
    ...part({ from: bar.left, to: done }, bar.y, fills.done),
    ...part({ from: Math.max(done, late?.to ?? done), to: bar.right }, bar.y, isMain ? fills.main : fills.toDo),
  ]
}

/** From where to where a bar has days without progress, up to today; undefined where it has none. */
export const latePart = (
  { task, bar, plan }: Pick<TaskRow, 'task' | 'bar' | 'plan'>,
  { progress, x }: Omit<BarContext, 'isMain'>,
): { from: number; to: number } | undefined => {
  const { now, behind } = progress
  if (now === undefined || !behind.has(task)) return undefined
  const from = task.done === 0 ? (plan?.left ?? bar.left) : x(progress.doneUntil(task))
  return { from, to: Math.max(from, x(now)) }
}

const part = ({ from, to }: { from: number; to: number }, y: number, look: SquareLook): Element[] =>
  to - from < 0.5 ? [] : [square({ x: from, y: y - taskHeight / 2, w: to - from, h: taskHeight }, look)]

const diamond = (x: number, y: number, r: number, look: { fill: Color; stroke: Color | 'none' }): Element =>
  path(`M ${x} ${y - r} L ${x + r} ${y} L ${x} ${y + r} L ${x - r} ${y} Z`, look)
