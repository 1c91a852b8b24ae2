/**
 * Links: straight lines from one point of a plot to another.
 */
import type { Color } from '../../src/scene/limits.ts'
import { line } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import { half, type Mark } from './mark.ts'

type Point = { x: number; y: number }

/** A link of an item. */
export const link = (
  item: Source,
  { from, to }: { from: Point; to: Point },
  look: { stroke?: Color; dashed?: true; arrow?: true } = {},
): Mark => ({
  x: [from.x, to.x],
  y: [from.y, to.y],
  draw: (frame) => {
    const { x, y } = frame
    const [start, end] = [from, to].map((point) => ({ x: half(x.at(point.x)), y: half(y.at(point.y)) })) as [
      Point,
      Point,
    ]
    frame.put(item, [line(start.x, start.y, end.x, end.y, look)], 'line')
  },
})
