/**
 * Days without progress: the red part of a bar, with a leader to the words that say how far the task is behind.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import { square } from '../../drawing/square.ts'
import { freePlace, type Interval } from '../../drawing/time/pack.ts'
import type { Element } from '../../src/scene/scene.ts'
import { taskHeight } from './bar-size.ts'
import type { TakenAt } from './dependencies.ts'
import type { TaskRow } from './schedule-rows.ts'
import { fills } from './task-bar.ts'
import type { TaskWords } from './task-words.ts'

/** What the words of a late task must keep clear of: other rows, arrows, and words that are in a row already. */
type Around = { rows: readonly TaskRow[]; takenAt: TakenAt; words: ReadonlyMap<TaskRow, Interval> }

/**
 * The red part from `from` to `to`, and its words: over the row where that is free, else right of the bar, where a line
 * over it measures the delay between two ticks, from the end that was planned to the one that is expected, and another one
 * leads to words that are far.
 */
export function lateMark(
  row: TaskRow,
  { from, to, words }: { from: number; to: number; words: TaskWords },
  around: Around,
): Element[] {
  const { bar, plan } = row
  const rect = { x: from, y: bar.y - taskHeight / 2, w: Math.max(2, to - from), h: taskHeight }
  const [middle, w] = [rect.x + rect.w / 2, widthOf(words.text, words.as)]
  const over = bar.y - row.h / 2 - 14
  // Today ends the red part: the leader may cross it, words may not.
  const isOver = isFree({ x: middle - 4, y: over - 10, w: w + 32, h: 20 }, row, {
    ...around,
    passed: to < middle + 18 ? to : undefined,
  })
  const taken = around.takenAt(bar.y, 8)
  const [x, y] = isOver ? [middle + 22, over] : [freePlace(bar.right + 10, w, { taken, gap: 8 }), bar.y]
  const top = rect.y - 3
  const due = plan?.right ?? from
  const delay = [level(due, bar.right, top), upright(due, top - 2, top), upright(bar.right, top - 2, top)]
  const leader = isOver
    ? [upright(middle, y, rect.y), level(middle - thin / 2, x - 6, y)]
    : [...delay, ...(x - bar.right > 24 ? [level(bar.right + 6, x - 4, top)] : [])]
  const isFar = isOver || x - to > 24
  // Without an outline, which would make the days without progress more than they are.
  const red = square(isFar ? [rect, ...leader] : rect, fills.late)
  return [red, lineOfText(words.text, { x, y, as: words.as })]
}

/** How thick lines are, in pixels. */
const thin = 1.5

/** Lines as areas: they are one element with the red part, which has no outline. */
const upright = (x: number, from: number, to: number): Area => ({ x: x - thin / 2, y: from, w: thin, h: to - from })
const level = (from: number, to: number, y: number): Area => ({ x: from, y: y - thin / 2, w: to - from, h: thin })

type Area = { x: number; y: number; w: number; h: number }

const isFree = (
  { x, y, w, h }: Area,
  row: TaskRow,
  { rows, takenAt, words, passed }: Around & { passed: number | undefined },
): boolean => {
  const index = rows.indexOf(row)
  const above = rows[index - 1]
  // Over the first row of a section is a rule.
  if (above === undefined || row.bar.y - above.bar.y > (row.h + above.h) / 2 + 1) return false
  const isApart = (left: number, right: number): boolean => left > x + w || right < x
  const { bar, plan } = above
  if (!isApart(Math.min(bar.left, plan?.left ?? bar.left) - 8, Math.max(bar.right, plan?.right ?? bar.right) + 8))
    return false
  const said = words.get(above)
  if (said !== undefined && !isApart(said.from, said.to)) return false
  return takenAt(y + h / 2, h / 2).every(
    ({ from, to }) => (from === passed && to === passed) || isApart(from - 4, to + 4),
  )
}
