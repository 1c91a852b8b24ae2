/** Arrows from a control to the one that it enables, and to the screen that it opens. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { port } from '../../drawing/rect.ts'
import { elbow, roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** Before the right edge of the screen: down from a control and across to the side of the one that it enables, or straight down where this is below it. */
export const drawEnabling = (
  item: object,
  { from, to, right, sheet }: { from: Rect; to: Rect; right: number; sheet: Sheet },
): void => {
  const start = port(from, 'bottom')
  const isBelow = start.x > to.x && start.x < to.x + to.w
  const side = start.x < to.x ? 'left' : 'right'
  const end = isBelow ? { x: start.x, y: to.y } : port(to, side)
  const points = isBelow ? [start, end] : [start, { x: start.x, y: end.y }, end]
  const isFree = end.x + 16 + widthOf('enables', 'note') <= right
  const beside = isFree ? ({ x: end.x + 8, align: 'start' } as const) : ({ x: end.x - 8, align: 'end' } as const)
  const words = isBelow
    ? lineOfText('enables', { ...beside, y: (start.y + end.y) / 2, as: 'note' })
    : lineOfText('enables', { x: (start.x + end.x) / 2, y: end.y - 12, as: 'note', align: 'middle' })
  // What follows from a control is no focus, like the arrow to the next screen.
  sheet.put(item, [path(roundedPath(points, 8), { stroke: 'ink', arrow: true }), words], 'line')
}

/** From the right edge of a control straight to the left edge of the screen that it opens, or to its title where that is higher or lower. */
export const drawOpening = (
  item: object,
  { from, to, sheet, isNamed }: { from: Rect; to: Rect; sheet: Sheet; isNamed: boolean },
  size: { gap: number; head: number; inset: number },
): void => {
  const start = port(from, 'right')
  const isLevel = start.y > to.y + size.inset && start.y < to.y + to.h - size.inset
  const end = { x: to.x, y: isLevel ? start.y : to.y + size.head / 2 - 4 }
  sheet.put(
    item,
    [
      path(roundedPath(isLevel ? [start, end] : elbow(start, end, to.x - size.gap / 2), 8), {
        stroke: 'ink',
        arrow: true,
      }),
      // Said once, where several controls open one screen.
      ...(isNamed
        ? [lineOfText('opens', { x: end.x - size.gap / 2, y: end.y - 14, as: 'note', align: 'middle' })]
        : []),
    ],
    'line',
  )
}
