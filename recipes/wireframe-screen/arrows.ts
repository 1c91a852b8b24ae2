/** Arrows from a control to the one that it enables, and to the screen that it opens. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { port } from '../../drawing/rect.ts'
import { elbow, roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** An arrow from one control to another on a screen that ends at `right`, past all `others`; the other may open a screen. */
type Enabling = { from: Rect; to: Rect; others: Rect[]; right: number; opens: boolean; isFocus: boolean; sheet: Sheet }

/** From the edge of a screen to an arrow along it, from an arrow to what it turns over, and from a control to the words below it. */
const lane = { edge: 12, over: 12, words: 20 }

/** Where an arrow leaves a control: over the middle of the other one where it reaches there or else over what it reaches over, else in its middle. */
const startOf = (from: Rect, to: Rect): Point => {
  const [left, right] = [Math.max(from.x, to.x), Math.min(rightOf(from), rightOf(to))]
  if (right - left < 2 * lane.edge) return port(from, 'bottom')
  const { x: over } = port(to, 'top')
  const isOver = over >= left + lane.edge && over <= right - lane.edge
  return { x: isOver ? over : Math.round((left + right) / 2), y: bottomOf(from) }
}

/**
 * Straight down where the other control is below and nothing is between; else down and across to its side, or to its top
 * where its side has an arrow; else along the edge of the screen. Arrows are parts of their own: a remark is at a control.
 */
export const drawEnabling = ({ from, to, others, right, opens, isFocus, sheet }: Enabling): void => {
  if (isLevel(from, to)) return drawAcross({ from, to, others, isFocus, sheet })
  const start = startOf(from, to)
  const isPast = ({ x, w, y, h }: Rect): boolean =>
    x < start.x && start.x < x + w && y + h > start.y && y < Math.max(start.y, to.y)
  const put = (points: Point[], words: Element): void => putArrow(points, words, { isFocus, sheet })
  const top = port(to, 'top')
  const over = { x: top.x, y: top.y - lane.over }
  if (others.some(isPast)) {
    const [begin, x] = [port(from, 'right'), right - lane.edge]
    const words = { x: x - 8, y: start.y + lane.words, as: 'note', align: 'end' } as const
    return put([begin, { x, y: begin.y }, { x, y: over.y }, over, top], lineOfText('enables', words))
  }
  const isBelow = start.x > to.x && start.x < to.x + to.w
  const end = isBelow ? { x: start.x, y: to.y } : port(to, start.x < to.x ? 'left' : 'right')
  const isFree = end.x + 16 + widthOf('enables', 'note') <= right
  const beside = isFree ? ({ x: end.x + 8, align: 'start' } as const) : ({ x: end.x - 8, align: 'end' } as const)
  if (isBelow) return put([start, end], lineOfText('enables', { ...beside, y: (start.y + end.y) / 2, as: 'note' }))
  const isShort = Math.abs(start.x - end.x) < widthOf('enables', 'note') + 16
  const words = isShort
    ? lineOfText('enables', { x: start.x + 8, y: start.y + lane.words, as: 'note' })
    : lineOfText('enables', { x: (start.x + end.x) / 2, y: end.y - 12, as: 'note', align: 'middle' })
  const [left, far] = [Math.min(start.x, end.x), Math.max(start.x, end.x)]
  const isBeside = ({ x, y, w, h }: Rect): boolean => x < far && x + w > left && y < end.y && y + h > end.y
  const isTaken = (opens && start.x > to.x) || others.some(isBeside)
  put(isTaken ? [start, { x: start.x, y: over.y }, over, top] : [start, { x: start.x, y: end.y }, end], words)
}

/** What a control in focus makes usable, and what makes it usable, is a part of what is said of it. */
const putArrow = (points: Point[], words: Element, { isFocus, sheet }: Pick<Enabling, 'isFocus' | 'sheet'>): void =>
  sheet.put(
    '@enables',
    [path(roundedPath(points, 8), { stroke: isFocus ? 'accent' : 'ink', arrow: true }), words],
    'line',
  )

/** Whether a control is in the row of another, after it. */
const isLevel = (from: Rect, to: Rect): boolean =>
  to.x >= rightOf(from) && Math.max(from.y, to.y) < Math.min(bottomOf(from), bottomOf(to))

/** In one row: from side to side, or, where something is between them, from below to below. */
const drawAcross = ({
  from,
  to,
  others,
  ...how
}: Pick<Enabling, 'from' | 'to' | 'others' | 'isFocus' | 'sheet'>): void => {
  const [start, end] = [port(from, 'right'), port(to, 'left')]
  const y = Math.max(bottomOf(from), bottomOf(to)) + lane.over
  const isBetween = ({ x, w, ...rect }: Rect): boolean =>
    x < end.x && x + w > start.x && rect.y < bottomOf(from) && bottomOf({ x, w, ...rect }) > from.y
  if (!others.some(isBetween)) {
    const words = { x: (start.x + end.x) / 2, y, as: 'note', align: 'middle' } as const
    return putArrow([start, { ...end, y: start.y }], lineOfText('enables', words), how)
  }
  const [begin, tip] = [port(from, 'bottom'), port(to, 'bottom')]
  const words = { x: (begin.x + tip.x) / 2, y: y + lane.over, as: 'note', align: 'middle' } as const
  putArrow([begin, { x: begin.x, y }, { x: tip.x, y }, tip], lineOfText('enables', words), how)
}

/** From the right edge of a control straight to the left edge of the screen that it opens, or to its title where that is higher or lower. */
export const drawOpening = (
  { from, to, sheet, isNamed }: { from: Rect; to: Rect; sheet: Sheet; isNamed: boolean },
  size: { gap: number; head: number; inset: number },
): void => {
  const start = port(from, 'right')
  const isLevel = start.y > to.y + size.inset && start.y < to.y + to.h - size.inset
  const end = { x: to.x, y: isLevel ? start.y : to.y + size.head / 2 - 4 }
  sheet.put(
    '@opens',
    [
      path(roundedPath(isLevel ? [start, end] : elbow(start, end, to.x - size.gap / 2), 8), {
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
