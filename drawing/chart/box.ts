/**
 * Boxes: the middle half of the values of a group in a band of y, its median, whiskers and outliers (Tukey 1977).
 */
import { line, path } from '../primitives.ts'
import { rectOf } from './bar.ts'
import { dot } from './dot.ts'
import { half, type Mark, squarePath } from './mark.ts'
import { range } from './range.ts'
import type { Summary } from './statistics.ts'

/** How a box looks: in focus it is filled. */
export type BoxLook = { isFocus?: boolean }

/** The marks of one group: whiskers first, then box and median, then outliers. */
export function boxAndWhiskers(
  item: object,
  { summary, y }: { summary: Summary; y: number },
  { isFocus = false }: BoxLook = {},
): Mark[] {
  const { low, q1, median, q3, high, outliers } = summary
  const stroke = isFocus ? 'accent' : 'muted'
  const box: Mark = {
    x: [q1, q3],
    draw: (frame) => {
      const rect = rectOf(frame, { x: [q1, q3], y })
      const at = half(frame.x.at(median))
      frame.put(item, [
        path(squarePath(rect), { fill: isFocus ? 'soft' : 'surface', stroke }),
        line(at, rect.y, at, rect.y + rect.h, { stroke: isFocus ? 'accent' : 'ink' }),
      ])
    },
  }
  return [
    ...(low < q1 ? [range(item, { x: [q1, low], y }, { stroke, ends: 'second' })] : []),
    ...(high > q3 ? [range(item, { x: [q3, high], y }, { stroke, ends: 'second' })] : []),
    box,
    ...outliers.map((x) => dot(item, { x, y }, { stroke, fill: 'none', r: 3 })),
  ]
}
