/**
 * Arrow heads as plain geometry: the tip lies exactly on the end point, along the end tangent.
 *
 * Heads are drawn, not referenced: markers need ids, which clash when two SVGs share a page.
 */
import { arcDirection, isCurved } from '../geometry/arc.ts'
import { formatNumber } from '../geometry/format-number.ts'
import { type PathSegment, parsePath } from '../geometry/path-data.ts'
import type { Point } from '../geometry/rect.ts'

/** The width of a stroke in pixels, and whether a slash behind its head says that it fails. */
export type ArrowStroke = { width: number; struck: boolean }

/**
 * A path's data as drawn under an arrow head, and the head; undefined where the path has no direction.
 * Data after an error is dropped, because viewers disagree on where to stop reading.
 */
export function pathArrow(data: string, stroke: ArrowStroke): { shaft: string; head: string } | undefined {
  const segments = parsePath(data)
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index]!
    const tip = segmentTip(segment)
    if (tip === undefined) continue
    const isLast = index === segments.length - 1
    const shaft = isLast ? trim(data, segment, { tip, width: stroke.width }) : data.slice(0, segments.at(-1)!.end)
    const slashed = stroke.struck ? slashOn(segments.slice(0, index + 1), tip, stroke.width) : ''
    return { shaft, head: triangle(tip, stroke.width) + slashed }
  }
  return undefined
}

/** The head of a straight line of a length as SVG path data; with its slash, if it has one. */
export const head = (tip: Tip, { width, struck }: ArrowStroke, shaft: number): string =>
  triangle(tip, width) + (struck && hasRoom(shaft, width) ? slash(tip, width, headLength(width) + gap) : '')

/** The slash of a path that ends in a head: behind that, or where its last piece is short, at the end of a longer one. */
const slashOn = (segments: readonly PathSegment[], tip: Tip, width: number): string => {
  const lengthOf = ({ x, y, fromX, fromY }: PathSegment): number => distance(x - fromX, y - fromY)
  const last = segments.at(-1)
  if (last !== undefined && hasRoom(lengthOf(last), width)) return slash(tip, width, headLength(width) + gap)
  const before = segments.slice(0, -1).findLast((each) => each.kind === 'line' && lengthOf(each) >= 2 * (gap + lean))
  const end = before && segmentTip(before)
  return end === undefined ? '' : slash(end, width, gap + lean)
}

/** Whether a slash behind a head is seen on both sides. */
const hasRoom = (shaft: number, width: number): boolean => shaft >= headLength(width) + gap + lean

const triangle = ({ x, y, dx, dy }: Tip, width: number): string => {
  const length = headLength(width)
  const halfWidth = 2.4 + 1.15 * width
  const baseX = x - dx * length
  const baseY = y - dy * length
  const left = `${formatNumber(baseX - dy * halfWidth)} ${formatNumber(baseY + dx * halfWidth)}`
  const right = `${formatNumber(baseX + dy * halfWidth)} ${formatNumber(baseY - dx * halfWidth)}`
  return `M${formatNumber(x)} ${formatNumber(y)}L${left}L${right}Z`
}

/** A slash across a shaft, its middle so far `back` from the end. */
const slash = ({ x, y, dx, dy }: Tip, width: number, back: number): string => {
  const corner = (along: number, aside: number): string =>
    `${formatNumber(x - dx * back + dx * along - dy * aside)} ${formatNumber(y - dy * back + dy * along + dx * aside)}`
  const half = width / 2
  return `M${corner(lean - half, -reach)}L${corner(lean + half, -reach)}L${corner(half - lean, reach)}L${corner(-lean - half, reach)}Z`
}

/** Pixels: from the head to the middle of a slash; from there to its ends, along the shaft and across it. */
const [gap, lean, reach] = [7, 3, 5.5]

/** The end of a stroke: the tip and the direction it points in, a unit vector. */
export type Tip = Point & { dx: number; dy: number }

/** How long the head of a stroke of `width` pixels is: heads grow with the weight. */
export const headLength = (width: number): number => 5 + 2.4 * width

const segmentTip = (segment: PathSegment): Tip | undefined => {
  const { fromX, fromY, x, y } = segment
  const chord = unit(x, y, x - fromX, y - fromY)
  switch (segment.kind) {
    case 'cubic':
      return unit(x, y, x - segment.x2, y - segment.y2) ?? unit(x, y, x - segment.x1, y - segment.y1) ?? chord
    case 'quadratic':
      return unit(x, y, x - segment.x1, y - segment.y1) ?? chord
    case 'arc':
      return chord && isCurved(segment) ? (unit(x, y, ...arcDirection(segment)) ?? chord) : chord
    default:
      return chord
  }
}

const unit = (x: number, y: number, dx: number, dy: number): Tip | undefined => {
  const size = distance(dx, dy)
  // Relative numbers may overflow; that has no direction either.
  return size > 1e-6 && size < Infinity ? { x, y, dx: dx / size, dy: dy / size } : undefined
}

/** The length of a vector; faster than Math.hypot, whose last bits may differ between engines. */
export const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)

/** Path data with its last straight segment ended inside the head; other endings stay as they are. */
const trim = (data: string, last: PathSegment, { tip, width }: { tip: Tip; width: number }): string => {
  const size = distance(last.x - last.fromX, last.y - last.fromY)
  if (last.kind !== 'line' || size <= insetOf(width)) return data.slice(0, last.end)
  const end = shaftEnd(tip, { shaft: size, width })
  const relative = last.command !== last.command.toUpperCase()
  const x = formatNumber(relative ? end.x - last.fromX : end.x)
  const y = formatNumber(relative ? end.y - last.fromY : end.y)
  const letter = last.command.toUpperCase()
  return `${data.slice(0, last.at).trimEnd()} ${letter === 'H' ? x : letter === 'V' ? y : `${x} ${y}`}`
}

/** How far a straight shaft ends before the tip: its square end stays inside the head, 1 px from the back. */
const insetOf = (width: number): number => headLength(width) - 1

/** Where a straight shaft of a length stops: inside the head, or at its start when it is shorter than that. */
export const shaftEnd = (tip: Tip, { shaft, width }: { shaft: number; width: number }): Point => {
  const back = Math.min(insetOf(width), shaft)
  return { x: tip.x - tip.dx * back, y: tip.y - tip.dy * back }
}

/** The end of a straight line; undefined where it has no length. */
export const lineTip = (x: number, y: number, x2: number, y2: number): Tip | undefined => unit(x2, y2, x2 - x, y2 - y)
