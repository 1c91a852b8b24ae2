/**
 * The slash of a failing arrow (docs/decisions/026): across the shaft, in the middle of its longest free piece.
 */
import { boundsOf, textBounds } from '../elements/bounds.ts'
import { formatNumber } from '../geometry/format-number.ts'
import type { PathSegment } from '../geometry/path-data.ts'
import { clipToRect, distanceToSegment, type LineSegment, lengthOf } from '../geometry/polyline.ts'
import { grow, type Rect } from '../geometry/rect.ts'
import type { Element } from '../scene/scene.ts'
import { distance, type Tip, unit } from './tip.ts'

/** The middle line of a slash, from below the shaft to above it where the arrow points right; in pixels. */
export type Slash = { x: number; y: number; x2: number; y2: number }

/** Pixels from the middle of a slash to its ends, along the shaft and across it, and from there to words beside it. */
const [lean, reach, air] = [3, 5.5, 3]

/** The widest bar that a slash keeps away from; what is wider is a ground. */
const widest = 24

/** With less of a shaft to see, a slash would not be told from its head. */
const least = 10

/**
 * A straight shaft that ends in a head of a length, struck in the middle of its longest piece that no words or bars are beside, after
 * the last dot on it, where another line may join; undefined where it is too short to see it on both sides.
 */
export const slashAmid = (shaft: LineSegment, head: number, around: readonly Element[]): Slash | undefined => {
  const end = unit(shaft.x2, shaft.y2, shaft.x2 - shaft.x1, shaft.y2 - shaft.y1)
  const [length, seen] = [lengthOf(shaft), lengthOf(shaft) - head]
  if (end === undefined || seen < least) return undefined
  const start = Math.max(0, ...around.map((each) => dotAlong(each, shaft)).filter((along) => along <= seen - least))
  let [from, best] = [start, { from: start, to: start }]
  const taken = around.flatMap((each) => besideOf(each, shaft)).toSorted((a, b) => a.from - b.from)
  for (const piece of [...taken, { from: seen, to: seen }]) {
    const to = Math.min(piece.from, seen)
    if (to - from > best.to - best.from) best = { from, to }
    from = Math.max(from, piece.to)
  }
  // Words may be beside all of it.
  const to = best.to > best.from ? best.to : seen
  return slashAt(end, length - (best.from + to) / 2)
}

/** A path that ends in a head: on its last piece, or where that is too short, on a longer one. */
export const slashOn = (
  segments: readonly PathSegment[],
  { tip, head, around }: { tip: Tip; head: number; around: readonly Element[] },
): Slash | undefined => {
  const [last, ...before] = segments.toReversed()
  const own = last?.kind === 'line' ? slashAmid(lineOf(last), head, around) : last && slashOnCurve(last, tip, head)
  if (own !== undefined) return own
  const long = before.find((each) => each.kind === 'line' && lengthOf(lineOf(each)) >= 2 * least)
  return long && slashAmid(lineOf(long), 0, around)
}

/** Curves leave their tangent further back: a slash is near the head there. */
const slashOnCurve = (last: PathSegment, tip: Tip, head: number): Slash | undefined =>
  lengthOf(lineOf(last)) >= head + least ? slashAt(tip, head + least - lean) : undefined

const lineOf = ({ x, y, fromX, fromY }: PathSegment): LineSegment => ({ x1: fromX, y1: fromY, x2: x, y2: y })

/** How far along a shaft the middle of a circle is; 0 where it is not on it. */
const dotAlong = (each: Element, { x1, y1, ...shaft }: LineSegment): number =>
  each.type === 'circle' && distanceToSegment(each, { x1, y1, ...shaft }) < 1 ? distance(each.x - x1, each.y - y1) : 0

/** The piece of a shaft beside a text, or beside a bar across it, which a slash would seem to strike. */
const besideOf = (each: Element, shaft: LineSegment): { from: number; to: number }[] => {
  const rect = each.type === 'text' ? textBounds(each) : barAcross(each, shaft)
  const span = rect && clipToRect(shaft, grow(rect, reach + air))
  return span === undefined ? [] : [{ from: span[0] * lengthOf(shaft), to: span[1] * lengthOf(shaft) }]
}

/** A filled bar that covers a short piece of a shaft, not one at its end. */
const barAcross = (each: Element, shaft: LineSegment): Rect | undefined => {
  if ((each.type !== 'box' && each.type !== 'path') || each.fill === undefined || each.fill === 'none') return undefined
  const rect = boundsOf(each)
  const [from, to] = clipToRect(shaft, rect) ?? [0, 1]
  return from > 0 && to < 1 && (to - from) * lengthOf(shaft) <= widest ? rect : undefined
}

/** A slash whose middle is so far `back` from the end. */
const slashAt = ({ x, y, dx, dy }: Tip, back: number): Slash => {
  const [cx, cy] = [x - dx * back, y - dy * back]
  const [across, up] = [dx * lean + dy * reach, dy * lean - dx * reach]
  return { x: cx - across, y: cy - up, x2: cx + across, y2: cy + up }
}

/** A slash of a width as SVG path data, its ends cut along the shaft; empty without one. */
export const slashData = (slash: Slash | undefined, width: number): string => {
  if (slash === undefined) return ''
  const along = alongOf(slash)
  const corner = (x: number, y: number, side: number): string =>
    `${formatNumber(x + (along.x * side * width) / 2)} ${formatNumber(y + (along.y * side * width) / 2)}`
  const { x, y, x2, y2 } = slash
  return `M${corner(x2, y2, -1)}L${corner(x2, y2, 1)}L${corner(x, y, 1)}L${corner(x, y, -1)}Z`
}

/** The direction of the shaft under a slash: that of the slash, turned back by its lean. */
const alongOf = ({ x, y, x2, y2 }: Slash): { x: number; y: number } => {
  const [dx, dy] = [(x2 - x) / 2, (y2 - y) / 2]
  const square = lean * lean + reach * reach
  return { x: (lean * dx - reach * dy) / square, y: (lean * dy + reach * dx) / square }
}
