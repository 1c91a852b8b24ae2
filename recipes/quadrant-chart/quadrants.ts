/**
 * Quadrants: the plot area divided in four at a point, one on a soft ground, each named in its outer corner.
 */

import { type Block, block, widest } from '../../drawing/block.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half, squarePath } from '../../drawing/chart/mark.ts'
import type { LabelSpot } from '../../drawing/chart/obstacle.ts'
import { path } from '../../drawing/primitives.ts'
import { columns, rows } from '../../drawing/rect.ts'
import type { Role, TypeStyle } from '../../drawing/type.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'

/** The names of four quadrants in reading order: top left, top right, bottom left, bottom right. */
export type QuadrantNames = [string, string, string, string]

/** From the sides of the plot area to a name, and how far from its corner a name is still at it, in pixels. */
const [aside, inside, near] = [8, 6, 24]

/** The name and the count of the quadrant that the heading counts: smaller rather than away from its corner. */
const quotedNames = ([20, 16, 14] as const).map((size) => ({ size, bold: true, fill: 'accent' }) as const)

/** The shaded quadrant, how many items each has, whether marks divide them already and the heading counts the shaded one, and who is told of a name without a place. */
type QuadrantLook = {
  strong?: number
  counts?: number[]
  isMarked?: boolean
  isQuoted?: boolean
  leftOut?: (index: number) => void
}

/**
 * The quadrants around a point, that of index `strong` shaded, with their names from the field of the data named `quadrants` and how many items each has;
 * `leftOut` is told of a name without a place.
 */
export const quadrants = (
  center: Point,
  names: QuadrantNames,
  { strong = 0, counts = [], isMarked = false, isQuoted = false, leftOut = () => {} }: QuadrantLook = {},
): ChartMark => ({
  draw: (frame) => {
    const rects = quadrantRects(frame, center)
    const first = rects[strong]
    const ground = first === undefined ? [] : [path(squarePath(first), { fill: 'soft', stroke: 'none' })]
    const { x: left, y: top, w, h } = frame.area
    frame.put('quadrants', [...ground, path(squarePath(frame.area), { stroke: 'rule' })], 'ground')
    // Rules give way to names, so that a small quadrant keeps its own.
    const [middle, level] = [half(frame.x.at(center.x)), half(frame.y.at(center.y))]
    if (!isMarked) {
      frame.rule('quadrants', { x: middle, y: top, x2: middle, y2: top + h, stroke: 'muted' })
      frame.rule('quadrants', { x: left, y: level, x2: left + w, y2: level, stroke: 'muted' })
    }
    for (const [index, { x, y, w, h }] of rects.entries()) {
      const styles: readonly (Role | TypeStyle)[] =
        index === strong ? (isQuoted ? quotedNames : ['item']) : [{ size: 14, bold: true, fill: 'muted' }]
      const count = counts[index]
      const corner = { isLeft: index % 2 === 0, isTop: index < 2 }
      const text = count === undefined ? names[index] : `${names[index]} · ${count}`
      const inner = { x: x + aside, y: y + inside, w: w - 2 * aside, h: h - 2 * inside }
      const spots = styles.flatMap((as) => {
        // A word that is wider than its quadrant stays whole.
        const longest = widest((text ?? '').split(' '), as)
        return spotsFrom(inner, { words: block([{ text, as }], Math.ceil(Math.max(longest, inner.w))), ...corner })
      })
      const isNear = ({ cost }: Spot): boolean => cost <= near
      const ordered = [...spots.filter(isNear), ...spots.filter((spot) => !isNear(spot))]
      frame.say(
        'quadrants',
        ordered.map(({ spot }) => spot),
        { orElse: () => leftOut(index) },
      )
    }
  },
})

type Corner = { words: Block; isLeft: boolean; isTop: boolean }

/** A place for a name, and how far it is from where a name is looked for. */
type Spot = { spot: LabelSpot; cost: number }

/** Places for a name in its quadrant: the outer corner first, then along the outer edges, then anywhere. */
const spotsFrom = ({ x, y, w, h }: Rect, { words, isLeft, isTop }: Corner): Spot[] => {
  const steps = (length: number): number[] => [0, 1, 2, 3, 4, 5, 6].map((step) => (step / 6) * Math.max(0, length))
  const spots = steps(h - words.h).flatMap((down) => steps(w - words.w).map((across) => ({ down, across })))
  // An edge is where a name is looked for: a step off it counts more than one along it.
  const cost = ({ down, across }: { down: number; across: number }): number =>
    across + down + 3 * Math.min(across, down)
  return spots
    .toSorted((a, b) => cost(a) - cost(b))
    .map(({ down, across }) => ({
      cost: cost({ down, across }),
      spot: {
        words,
        rect: {
          x: isLeft ? x + across : x + w - words.w - across,
          y: isTop ? y + down : y + h - words.h - down,
          w: words.w,
          h: words.h,
        },
        align: isLeft ? 'start' : 'end',
      },
    }))
}

const quadrantRects = ({ area, ...frame }: Frame, center: Point): Rect[] => {
  const [x, y] = [frame.x.at(center.x) - area.x, frame.y.at(center.y) - area.y]
  return rows(area, [y, area.h - y]).flatMap((row) => columns(row, [x, area.w - x]))
}
