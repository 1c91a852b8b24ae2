/**
 * The steps of a terminal: its commands counted along a rail. The way to the line in focus is in the accent, and its last
 * step solid; the way after it is muted.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { badge, stepLook } from '../badge.ts'
import { emphasis } from '../emphasis.ts'
import { line } from '../primitives.ts'
import type { Sheet } from '../sheet.ts'
import type { LaidPanel, LaidRow } from './panel.ts'
import { isCommand } from './rows.ts'

/** The column of the rail, from the left edge of a panel, and where its middle is, in pixels. */
export const stepsWidth = 40
const middle = 28

/** Panels `step` pixels apart; `proves` are the values of the heading that count their commands. */
type Steps = { sheet: Sheet; step: number; proves: readonly string[] }

/** Draws the rail of each panel; numbers go on from panel to panel. */
export function drawSteps(laid: readonly LaidPanel[], { sheet, step, proves }: Steps): void {
  const isFocus = ({ row }: LaidRow): boolean => sheet.isFocus(row.line)
  let [count, isOver] = [0, false]
  laid.forEach(({ rows, setting }, index) => {
    const goal = rows.find(isFocus)?.top
    const commands = rows.filter(({ row }) => isCommand(row.line))
    const points = commands.map(({ top }) => ({ x: index * step + middle, y: top + setting.pitch / 2 }))
    const end = isOver ? 0 : goal
    sheet.put('@steps', rail(points, { from: count + 1, to: end, half: setting.pitch / 2 }))
    count += commands.length
    isOver ||= goal !== undefined
  })
  for (const value of proves) sheet.prove(value, '@steps')
}

/** Numbered discs on a line, as far as to the top of the line in focus, if there is one, in the accent; rows are two halves high. */
const rail = (
  points: readonly Point[],
  { from, to = Infinity, half }: { from: number; to: number | undefined; half: number },
): Element[] => {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return []
  // The command of the line in focus, or that line itself.
  const goal = to === Infinity ? undefined : points.findLast(({ y }) => y - half <= to)
  const turn = Math.max(first.y, to === Infinity ? last.y : to, goal?.y ?? 0)
  const strokes = [
    { y: first.y, y2: turn, stroke: 'accent' as const },
    { y: turn, y2: last.y, stroke: 'muted' as const },
  ].flatMap(({ y, y2, stroke }) => (y2 > y ? [line(first.x, y, first.x, y2, { stroke })] : []))
  const discs = points.flatMap((point, index) => {
    return badge(from + index, point, point === goal ? { ...stepLook, ...emphasis.strong } : stepLook)
  })
  return [...strokes, ...discs]
}
