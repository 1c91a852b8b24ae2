/**
 * Arrow heads as plain geometry: the tip lies exactly on the end point, along the end tangent.
 *
 * Heads are drawn, not referenced: markers need ids, which clash when two pictures share a page.
 */
import { type Arc, parsePath, type Segment } from '../scene/path-data.ts'
import { formatNumber } from './markup.ts'

const length = 10
const halfWidth = 4
/** How far a straight shaft ends before the tip, so that its square end stays inside the head. */
const inset = 8

/** The end of a stroke: the tip and the direction it points in, a unit vector. */
export type Tip = { x: number; y: number; dx: number; dy: number }

const unit = (x: number, y: number, dx: number, dy: number): Tip | undefined => {
  const size = Math.sqrt(dx * dx + dy * dy)
  // Relative numbers may add up to what no float holds: that has no direction either.
  return size > 1e-6 && size < Infinity ? { x, y, dx: dx / size, dy: dy / size } : undefined
}

/** The direction at the end of an arc: SVG 2, appendix B.2.4 (endpoint to centre parameterisation). */
const arcDirection = (arc: Arc): [number, number] => {
  const { fromX, fromY, x, y } = arc
  const phi = (arc.rotation * Math.PI) / 180
  const cos = Math.cos(phi)
  const sin = Math.sin(phi)
  const ux = (cos * (fromX - x) + sin * (fromY - y)) / 2
  const uy = (cos * (fromY - y) - sin * (fromX - x)) / 2
  const grow = Math.sqrt(Math.max(1, (ux / arc.rx) ** 2 + (uy / arc.ry) ** 2))
  const rx = arc.rx * grow
  const ry = arc.ry * grow
  const reach = (rx * uy) ** 2 + (ry * ux) ** 2
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 / reach - 1)) * (arc.large === arc.sweep ? -1 : 1)
  // From the centre to the end point, on the ellipse's own axes.
  const ex = -ux - (root * rx * uy) / ry
  const ey = -uy + (root * ry * ux) / rx
  const turn = arc.sweep ? 1 : -1
  const tx = (-turn * ey * rx) / ry
  const ty = (turn * ex * ry) / rx
  return [cos * tx - sin * ty, sin * tx + cos * ty]
}

const segmentTip = (segment: Segment): Tip | undefined => {
  const { fromX, fromY, x, y } = segment
  const chord = unit(x, y, x - fromX, y - fromY)
  switch (segment.kind) {
    case 'cubic':
      return unit(x, y, x - segment.x2, y - segment.y2) ?? unit(x, y, x - segment.x1, y - segment.y1) ?? chord
    case 'quadratic':
      return unit(x, y, x - segment.x1, y - segment.y1) ?? chord
    case 'arc':
      return chord && segment.rx > 0 && segment.ry > 0 ? (unit(x, y, ...arcDirection(segment)) ?? chord) : chord
    default:
      return chord
  }
}

/** The end of a straight line; undefined where it has no length. */
export const lineTip = (x: number, y: number, x2: number, y2: number): Tip | undefined => unit(x2, y2, x2 - x, y2 - y)

/** Where a straight shaft stops: inside the head, or at its start when it is shorter than that. */
export const shaftEnd = (tip: Tip, shaft: number): { x: number; y: number } => {
  const back = Math.min(inset, shaft)
  return { x: tip.x - tip.dx * back, y: tip.y - tip.dy * back }
}

/** The head as SVG path data. */
export const head = ({ x, y, dx, dy }: Tip): string => {
  const baseX = x - dx * length
  const baseY = y - dy * length
  const left = `${formatNumber(baseX - dy * halfWidth)} ${formatNumber(baseY + dx * halfWidth)}`
  const right = `${formatNumber(baseX + dy * halfWidth)} ${formatNumber(baseY - dx * halfWidth)}`
  return `M${formatNumber(x)} ${formatNumber(y)}L${left}L${right}Z`
}

/** Path data with its last straight segment ended inside the head; other endings stay as they are. */
const trim = (data: string, last: Segment, tip: Tip): string => {
  const size = Math.sqrt((last.x - last.fromX) ** 2 + (last.y - last.fromY) ** 2)
  if (last.kind !== 'line' || size <= inset) return data.slice(0, last.end)
  const end = shaftEnd(tip, size)
  const relative = last.command !== last.command.toUpperCase()
  const x = formatNumber(relative ? end.x - last.fromX : end.x)
  const y = formatNumber(relative ? end.y - last.fromY : end.y)
  const letter = last.command.toUpperCase()
  return `${data.slice(0, last.at).trimEnd()} ${letter === 'H' ? x : letter === 'V' ? y : `${x} ${y}`}`
}

/**
 * A path's data as drawn under an arrow head, and the head; undefined where the path has no direction.
 * Data after an error is left out, because viewers do not agree on where they stop reading.
 */
export const pathArrow = (data: string): { shaft: string; head: string } | undefined => {
  const segments = parsePath(data)
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index]!
    const tip = segmentTip(segment)
    if (tip === undefined) continue
    const shaft = index === segments.length - 1 ? trim(data, segment, tip) : data.slice(0, segments.at(-1)!.end)
    return { shaft, head: head(tip) }
  }
  return undefined
}
