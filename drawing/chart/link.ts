/**
 * Links: straight lines from one point of a plot to another.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { line, path } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import { type ChartMark, half } from './mark.ts'

/** A link of an item; a joined one is as strong as what joins nodes, as it is the data and no help to read it. */
export const link = (
  item: Source,
  { from, to }: { from: Point; to: Point },
  { isJoined = false, ...look }: { stroke?: Color; dashed?: true; arrow?: true; isJoined?: boolean } = {},
): ChartMark => ({
  x: [from.x, to.x],
  y: [from.y, to.y],
  draw: (frame) => {
    const { x, y } = frame
    const [start, end] = [from, to].map((point) => ({ x: half(x.at(point.x)), y: half(y.at(point.y)) })) as [
      Point,
      Point,
    ]
    const d = `M ${start.x} ${start.y} L ${end.x} ${end.y}`
    frame.put(item, [isJoined ? path(d, look) : line(start.x, start.y, end.x, end.y, look)], 'line')
  },
})
