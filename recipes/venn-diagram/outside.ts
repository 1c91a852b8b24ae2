/**
 * Words outside of circles for what has no room inside: in columns left and right of them, joined by leaders that cross
 * as few words as they can.
 */
import { type Block, place } from '../../drawing/block.ts'
import { spread } from '../../drawing/label/spread.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { rectAround } from '../../drawing/rect.ts'
import type { Sheet, Source } from '../../drawing/sheet.ts'
import { intersectsRect, type LineSegment } from '../../src/geometry/polyline.ts'
import { boundsOfPoints, cornersOf, grow, overlap, type Point, type Rect } from '../../src/geometry/rect.ts'
import type { Disk } from './disks.ts'

/** From the circles to words with leaders, and from words to the next, in pixels. */
const [aside, between] = [40, 16]

/** Words that belong to a point. */
export type AsideWords = { source: Source; words: Block; at: Point }

/** A remark in its place, on the left (-1) or the right, and the line that leads to it. */
export type Leader = AsideWords & { side: number; rect: Rect; segments: LineSegment[] }

/** Whether a leader or its words touch a rectangle. */
export const crossesRect = ({ segments, rect }: Leader, other: Rect): boolean =>
  overlap(rect, other) || intersectsRect([{ closed: false, segments }], other)

/** The circles, the names beside them, and the words in their regions. */
type Around = { disks: readonly Disk[]; names: readonly Rect[]; inside: readonly Rect[] }

/** Remarks in columns: each on the side where its leader crosses fewest words, else on the nearer one. */
export function layOutside(remarks: readonly AsideWords[], { disks, names, inside }: Around): Leader[] {
  const squares = disks.map(({ x, y, r }) => rectAround({ x, y }, 2 * r, 2 * r))
  const bounds = boundsOfPoints([...squares, ...names].flatMap(cornersOf)) ?? { x: 0, y: 0, w: 0, h: 0 }
  const middle = bounds.x + bounds.w / 2
  const costOn = (side: number, { x, y }: Point): number => {
    const way = { x: side < 0 ? bounds.x : x, y: y - 4, w: side < 0 ? x - bounds.x : bounds.x + bounds.w - x, h: 8 }
    const crossed = [...inside, ...names].filter((rect) => overlap(grow(rect, 4), way)).length
    return crossed + (side * (x - middle) < 0 ? 0.5 : 0)
  }
  return [-1, 1].flatMap((side) => {
    const own = remarks.filter(({ at }) => (costOn(-1, at) < costOn(1, at) ? -1 : 1) === side)
    const x = side < 0 ? bounds.x - aside : bounds.x + bounds.w + aside
    const middles = spread(
      own.map(({ at }) => at.y),
      { sizes: own.map(({ words }) => words.h), gap: between },
    )
    return own.map((each, index) => {
      const { words, at } = each
      const y = Math.round(middles[index] ?? 0)
      const rect = { x: side < 0 ? x - words.w : x, y: y - words.h / 2, w: words.w, h: words.h }
      const turn = x - side * 24
      const segments = [
        { x1: at.x, y1: at.y, x2: turn, y2: y },
        { x1: turn, y1: y, x2: x - side * 8, y2: y },
      ]
      return { ...each, side, rect, segments }
    })
  })
}

/** Draws remarks with their leaders. */
export function drawOutside(leaders: readonly Leader[], sheet: Sheet): void {
  for (const { source, words, at, side, rect, segments } of leaders) {
    const way = segments.map(({ x2, y2 }) => `L ${x2} ${y2}`).join(' ')
    const dot = circle(at.x, at.y, 3, { fill: 'ink', stroke: 'none' })
    const said = place(words, rect, { align: side < 0 ? 'end' : 'start' })
    sheet.put(source, [path(`M ${at.x} ${at.y} ${way}`), dot, ...said], 'over')
  }
}
