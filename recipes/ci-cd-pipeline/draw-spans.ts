/** Groups of stages as brackets with their names, under the bracket of the total. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { size } from './stage-words.ts'
import type { DrawnTimetable } from './strokes.ts'

/** How a name is written, and free pixels beside it and between two brackets. */
const as = { size: 14, bold: true } as const
const free = { name: 8, end: 3 } as const

/** How wide a name needs its stages to be, in pixels. */
export const spanNeed = (name: string): number => widthOf(name, as) + 2 * (free.name + free.end + 4)

/** The brackets of all groups, one after the other. */
export const drawSpans = ({ table, plan, sheet }: DrawnTimetable): void => {
  for (const { group, start, end } of table.spans) {
    const [x, x2] = [start, end].map((minutes) => plan.x + Math.round((minutes / table.total) * plan.w)) as [
      number,
      number,
    ]
    const [left, right, middle, y] = [x + free.end, x2 - free.end, Math.round((x + x2) / 2), size.bracket + 4]
    const half = widthOf(group.name, as) / 2 + free.name
    const look = { stroke: sheet.isFocus(group) ? 'accent' : 'muted' } as const
    sheet.put(group, [
      path(
        `M ${left} ${y + 8} V ${y} H ${Math.round(middle - half)} M ${Math.round(middle + half)} ${y} H ${right} V ${y + 8}`,
        look,
      ),
      lineOfText(group.name, {
        x: middle,
        y,
        as: { ...as, fill: sheet.isFocus(group) ? 'accent' : 'muted' },
        align: 'middle',
      }),
    ])
  }
}
