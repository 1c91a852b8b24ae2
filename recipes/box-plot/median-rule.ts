/**
 * The median of the one box in focus, through all boxes up to the last one whose middle half has it: which others have the
 * same is seen without reading numbers.
 */
import { rectOf } from '../../drawing/chart/bar.ts'
import { summaryOf } from '../../drawing/chart/group.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { DistributionData } from '../../drawing/data/distribution.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf } from '../../src/geometry/rect.ts'

/** The rule behind all boxes, up and down from the one in focus; none where several are, or where no box beyond the next one has that median. */
export const medianRule = ({ rows }: DistributionData, sheet: Sheet): ChartMark[] => {
  const [row, ...more] = rows.filter((each) => sheet.isFocus(each))
  if (row === undefined || more.length > 0) return []
  const { median } = summaryOf(row)
  const having = rows.flatMap((each, index) => {
    const { q1, q3 } = summaryOf(each)
    return each !== row && q1 <= median && median <= q3 ? [index] : []
  })
  const own = rows.indexOf(row)
  return [Math.min(own, ...having), Math.max(own, ...having)].flatMap((end) => {
    const draw: ChartMark['draw'] = (frame) => {
      const [from, to] = [own, end].map((y) => rectOf(frame, { x: [median, median], y }))
      if (from === undefined || to === undefined) return
      const [x, isDown] = [Math.round(frame.x.at(median)), end > own]
      const ends = isDown ? { y: bottomOf(from), y2: bottomOf(to) } : { y: to.y, y2: from.y }
      frame.rule('@median', { ...ends, x, x2: x, stroke: 'accent' }, 'rule')
    }
    return Math.abs(end - own) > 1 ? [{ draw }] : []
  })
}
