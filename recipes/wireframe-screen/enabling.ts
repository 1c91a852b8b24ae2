/** The arrow from a control to the one that it enables. */
import { lineOfText } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { port } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** Down from a control and across to the side of the one that it enables, or straight down where this is below it. */
export const drawEnabling = (item: object, { from, to, sheet }: { from: Rect; to: Rect; sheet: Sheet }): void => {
  const start = port(from, 'bottom')
  const isBelow = start.x > to.x && start.x < to.x + to.w
  const side = start.x < to.x ? 'left' : 'right'
  const end = isBelow ? { x: start.x, y: to.y } : port(to, side)
  const points = isBelow ? [start, end] : [start, { x: start.x, y: end.y }, end]
  const words = isBelow
    ? lineOfText('enables', { x: end.x + 8, y: (start.y + end.y) / 2, as: 'note' })
    : lineOfText('enables', { x: (start.x + end.x) / 2, y: end.y - 12, as: 'note', align: 'middle' })
  // What follows from a control is no focus, like the arrow to the next screen.
  sheet.put(item, [path(roundedPath(points, 8), { stroke: 'ink', arrow: true }), words], 'line')
}
