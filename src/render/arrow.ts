/**
 * Arrow heads as plain geometry: the tip lies exactly on the end point, along the end tangent.
 *
 * Heads are drawn, not referenced: markers need ids, which clash when two SVGs share a page.
 */
import { arcDirection, isCurved } from '../geometry/arc.ts'
import { formatNumber } from '../geometry/format-number.ts'
import { type PathSegment, parsePath } from '../geometry/path-data.ts'
import type { Point } from '../geometry/rect.ts'
import { defaults } from '../scene/defaults.ts'
import type { Element, Line, Path } from '../scene/scene.ts'
import { elementStroke, isStruck } from './paint.ts'
import { type Slash, slashAmid, slashData, slashOn } from './slash.ts'
import { distance, type Tip, unit } from './tip.ts'

/** The width of a stroke in pixels, and whether a slash says that it fails. */
export type ArrowStroke = { width: number; struck: boolean }

/**
 * A path's data as drawn under an arrow head, and the head; undefined where the path has no direction.
 * Data after an error is dropped, because viewers disagree on where to stop reading.
 */
export function pathArrow(
  data: string,
  stroke: ArrowStroke,
  around: readonly Element[],
): { shaft: string; head: string } | undefined {
  const segments = parsePath(data)
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index]!
    const tip = segmentTip(segment)
    if (tip === undefined) continue
    const isLast = index === segments.length - 1
    const shaft = isLast ? trim(data, segment, { tip, width: stroke.width }) : data.slice(0, segments.at(-1)!.end)
    const drawn = segments.slice(0, index + 1)
    const slashed = stroke.struck ? slashOn(drawn, { tip, head: headLength(stroke.width), around }) : undefined
    return { shaft, head: triangle(tip, stroke.width) + slashData(slashed, stroke.width) }
  }
  return undefined
}

/** The head of a straight line as SVG path data; with its slash, if it has one. */
export const head = (line: Line, tip: Tip, { width, struck }: ArrowStroke, around: readonly Element[]): string =>
  triangle(tip, width) + slashData(struck ? slashAmid(spanOf(line), headLength(width), around) : undefined, width)

/** The slash of a line or path as it is drawn among other elements; undefined for what has none. */
export function slashOf(element: Line | Path, around: readonly Element[]): Slash | undefined {
  const { arrow, stroke = defaults[element.type].stroke } = element
  const width = elementStroke(element)?.width
  if (arrow !== true || width === undefined || !isStruck(stroke)) return undefined
  if (element.type === 'path') return slashOfPath(parsePath(element.d), headLength(width), around)
  return slashAmid(spanOf(element), headLength(width), around)
}

const spanOf = ({ x, y, x2, y2 }: Line) => ({ x1: x, y1: y, x2, y2 })

const slashOfPath = (
  segments: readonly PathSegment[],
  length: number,
  around: readonly Element[],
): Slash | undefined => {
  const last = segments.findLastIndex((segment) => segmentTip(segment) !== undefined)
  const tip = last < 0 ? undefined : segmentTip(segments[last]!)
  return tip && slashOn(segments.slice(0, last + 1), { tip, head: length, around })
}

const triangle = ({ x, y, dx, dy }: Tip, width: number): string => {
  const length = headLength(width)
  const halfWidth = 2.4 + 1.15 * width
  const baseX = x - dx * length
  const baseY = y - dy * length
  const left = `${formatNumber(baseX - dy * halfWidth)} ${formatNumber(baseY + dx * halfWidth)}`
  const right = `${formatNumber(baseX + dy * halfWidth)} ${formatNumber(baseY - dx * halfWidth)}`
  return `M${formatNumber(x)} ${formatNumber(y)}L${left}L${right}Z`
}

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
