/**
 * The steps of a terminal: its commands counted along a rail, up to the line in focus or the last command. What is
 * typed after the line in focus is no step on the way to it: a small ring without a number.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { badge } from '../badge.ts'
import { circle, line } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import type { LaidPanel, LaidRow } from './panel.ts'
import { isCommand } from './rows.ts'

/** The column of the rail, from the left edge of a panel, and where its middle is, in pixels. */
export const stepsWidth = 40
const middle = 28
const radius = 11
const later = 4

/** Panels `step` pixels apart; `proves` is the value of the heading that counts their commands. */
type Steps = { sheet: Sheet; step: number; proves: string }

/** Draws the rail of each panel; numbers go on from panel to panel and end at the first line in focus. */
export function drawSteps(laid: readonly LaidPanel[], { sheet, step, proves }: Steps): void {
  const isFocus = ({ row }: LaidRow): boolean => sheet.isFocus(row.line)
  let [count, isOver] = [0, false]
  laid.forEach(({ rows, setting }, index) => {
    const end = isOver ? 0 : rows.findIndex(isFocus)
    const told = end < 0 ? rows : rows.slice(0, end)
    const commands = told.filter(({ row }) => isCommand(row.line))
    const x = index * step + middle
    const points = commands.map(({ top }) => ({ x, y: top + setting.pitch / 2 }))
    sheet.put('@steps', rail(points, { from: count + 1, to: isOver || end < 0 ? undefined : rows[end]?.top }))
    const others = rows.slice(told.length).filter(({ row }) => isCommand(row.line))
    sheet.put(
      '@later',
      others.map(({ top }) => circle(x, top + setting.pitch / 2, later, { stroke: 'muted' })),
    )
    count += commands.length
    isOver ||= end >= 0
  })
  sheet.prove(proves, '@steps')
}

/** Numbered discs on a line; the last is solid where the rail leads `to` something below it. */
const rail = (points: readonly Point[], { from, to }: { from: number; to: number | undefined }): Element[] => {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return []
  const bottom = to === undefined ? last.y : Math.max(last.y, to)
  const stroke = bottom > first.y ? [line(first.x, first.y, first.x, bottom, { stroke: 'accent' })] : []
  const discs = points.flatMap((point, index) => {
    const isGoal = to !== undefined && point === last
    return badge(from + index, point, { r: radius, fill: isGoal ? 'accent' : 'surface', stroke: 'accent' })
  })
  return [...stroke, ...discs]
}
