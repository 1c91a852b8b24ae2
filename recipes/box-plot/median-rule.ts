/**
 * The median of the one box in focus, down through the boxes below and up through those above: which others have the same is
 * seen without reading numbers.
 */
import { rectOf } from '../../drawing/chart/bar.ts'
import { summaryOf } from '../../drawing/chart/group.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { DistributionData } from '../../drawing/data/distribution.ts'
import { lineEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf } from '../../src/geometry/rect.ts'

/** Pixels that are free between a box and the rule. */
const away = 4

/** The rule behind all boxes, beside the one in focus, and its name in the key; none where several are, or where it is alone. */
export const medianRule = ({ rows }: DistributionData, sheet: Sheet): ChartMark[] => {
  const [row, ...more] = rows.filter((each) => sheet.isFocus(each))
  if (row === undefined || more.length > 0 || rows.length === 1) return []
  const { median } = summaryOf(row)
  sheet.key({ ...lineEntry(`Median of ${row.name}`, { stroke: 'accent', dashed: true }), isTint: true })
  return [
    {
      draw: (frame) => {
        const own = rectOf(frame, { x: [median, median], y: rows.indexOf(row) })
        const [x, bottom] = [Math.round(frame.x.at(median)), bottomOf(frame.area)]
        const look = { x, x2: x, stroke: 'accent', dashed: true } as const
        if (rows[0] !== row) frame.rule('@median', { ...look, y: frame.area.y, y2: own.y - away }, 'rule')
        if (rows.at(-1) !== row) frame.rule('@median', { ...look, y: bottomOf(own) + away, y2: bottom }, 'rule')
      },
    },
  ]
}
