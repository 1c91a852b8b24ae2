/**
 * The slash of a failing arrow (docs/decisions/026): across the shaft, behind the head.
 */
import { formatNumber } from '../geometry/format-number.ts'
import type { PathSegment } from '../geometry/path-data.ts'
import { distance, type Tip, unit } from './tip.ts'

/** The middle line of a slash, from below the shaft to above it where the arrow points right; in pixels. */
export type Slash = { x: number; y: number; x2: number; y2: number }

/** Pixels: from the head to the middle of a slash; from there to its ends, along the shaft and across it. */
const [gap, lean, reach] = [16, 3, 5.5]

/** Shafts shorter than this are struck in the middle of what is seen of them, and not at all with less than `least` of it. */
const [long, least] = [60, 10]

/** The slash behind a head of a length, on a straight shaft; undefined where the shaft is too short to see it on both sides. */
export function slashBehind(tip: Tip, head: number, shaft: number): Slash | undefined {
  return shaft >= head + least ? slashAt(tip, backOf(head, shaft)) : undefined
}

/** The slash of a path that ends in a head: behind that, or where its last piece is short, at the end of a longer one. */
export const slashOn = (segments: readonly PathSegment[], tip: Tip, head: number): Slash | undefined => {
  const last = segments.at(-1)
  const behind = last?.kind === 'line' ? slashBehind(tip, head, lengthOf(last)) : last && slashOnCurve(last, tip, head)
  if (behind !== undefined) return behind
  const before = segments.slice(0, -1).findLast((each) => each.kind === 'line' && lengthOf(each) >= 2 * least)
  const end = before && unit(before.x, before.y, before.x - before.fromX, before.y - before.fromY)
  return end && slashAt(end, backOf(0, lengthOf(before)))
}

/** Curves leave their tangent further back: a slash is near the head there. */
const slashOnCurve = (last: PathSegment, tip: Tip, head: number): Slash | undefined =>
  lengthOf(last) >= head + least ? slashAt(tip, head + least - lean) : undefined

/** From the end of a shaft back to the middle of its slash: far enough from the head not to look like a broken tip. */
const backOf = (head: number, shaft: number): number => (shaft < long ? (head + shaft) / 2 : head + gap)

const lengthOf = ({ x, y, fromX, fromY }: PathSegment): number => distance(x - fromX, y - fromY)

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
