/**
 * Elliptical arcs in center parameterization (SVG 2, appendix B.2).
 *
 * Uses square roots rather than angles where possible: their last bits are the same on every machine.
 */
import type { Arc } from './path-data.ts'
import type { Point } from './rect.ts'

/**
 * The ellipse an arc lies on, in the ellipse's own axes with the middle of the arc's chord as origin.
 * The radii are large enough to reach both ends; the arc runs from `u` to `-u` around `center`.
 */
export type ArcEllipse = { rx: number; ry: number; cos: number; sin: number; u: Point; center: Point }

/** The ellipse of an arc whose radii are positive and whose ends differ. */
export function arcEllipse({ fromX, fromY, x, y, rotation, large, sweep, ...radii }: Arc): ArcEllipse {
  const phi = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const ux = (cos * (fromX - x) + sin * (fromY - y)) / 2
  const uy = (cos * (fromY - y) - sin * (fromX - x)) / 2
  const enlarge = Math.sqrt(Math.max(1, (ux / radii.rx) ** 2 + (uy / radii.ry) ** 2))
  const [rx, ry] = [radii.rx * enlarge, radii.ry * enlarge]
  const reach = (rx * uy) ** 2 + (ry * ux) ** 2
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 / reach - 1)) * (large === sweep ? -1 : 1)
  return { rx, ry, cos, sin, u: { x: ux, y: uy }, center: { x: (root * rx * uy) / ry, y: (-root * ry * ux) / rx } }
}

/** Whether an arc is curved: with a radius of 0 it is a straight segment, with coinciding ends it is nothing. */
export const isCurved = ({ fromX, fromY, x, y, rx, ry }: Arc): boolean =>
  rx > 0 && ry > 0 && (fromX !== x || fromY !== y)

/** The direction of a curved arc at its end, not normalized. */
export const arcDirection = (arc: Arc): [dx: number, dy: number] => {
  const { rx, ry, cos, sin, u, center } = arcEllipse(arc)
  // From the center to the end point, on the ellipse's own axes.
  const [ex, ey] = [-u.x - center.x, -u.y - center.y]
  const turn = arc.sweep ? 1 : -1
  const tx = (-turn * ey * rx) / ry
  const ty = (turn * ex * ry) / rx
  return [cos * tx - sin * ty, sin * tx + cos * ty]
}

/** Points along a curved arc, up to its end; `countFor` returns how many for the larger radius and the angle swept. */
export const arcPoints = (arc: Arc, countFor: (radius: number, turn: number) => number): Point[] => {
  const { rx, ry, cos, sin, u, center } = arcEllipse(arc)
  const first = Math.atan2((u.y - center.y) / ry, (u.x - center.x) / rx)
  const full = 2 * Math.PI
  let turn = (Math.atan2((-u.y - center.y) / ry, (-u.x - center.x) / rx) - first) % full
  if (arc.sweep && turn < 0) turn += full
  if (!arc.sweep && turn > 0) turn -= full
  const count = countFor(Math.max(rx, ry), Math.abs(turn))
  const [middleX, middleY] = [(arc.fromX + arc.x) / 2, (arc.fromY + arc.y) / 2]
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return { x: arc.x, y: arc.y }
    const angle = first + (turn * (index + 1)) / count
    const [ex, ey] = [center.x + rx * Math.cos(angle), center.y + ry * Math.sin(angle)]
    return { x: cos * ex - sin * ey + middleX, y: sin * ex + cos * ey + middleY }
  })
}

/** A curved arc as cubic curves of a quarter turn at most: two control points and an end each. */
export const arcCurves = (arc: Arc): [Point, Point, Point][] => {
  let count = 1
  let step = 0
  const ends = arcPoints(arc, (_radius, turn) => {
    count = Math.max(1, Math.ceil(turn / (Math.PI / 2) - 1e-9))
    step = turn / count
    return count
  })
  // Control points are on the tangents, this part of the radius away.
  const reach = (4 / 3) * Math.tan(step / 4)
  const { rx, ry, cos, sin, center } = arcEllipse(arc)
  const middle = { x: (arc.fromX + arc.x) / 2, y: (arc.fromY + arc.y) / 2 }
  const turn = arc.sweep ? 1 : -1
  const tangentAt = (point: Point): Point => {
    const [dx, dy] = [point.x - middle.x, point.y - middle.y]
    const [ex, ey] = [cos * dx + sin * dy - center.x, cos * dy - sin * dx - center.y]
    const [tx, ty] = [(-turn * ey * rx) / ry, (turn * ex * ry) / rx]
    return { x: reach * (cos * tx - sin * ty), y: reach * (sin * tx + cos * ty) }
  }
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? { x: arc.fromX, y: arc.fromY }
    const [leaving, arriving] = [tangentAt(start), tangentAt(end)]
    return [{ x: start.x + leaving.x, y: start.y + leaving.y }, { x: end.x - arriving.x, y: end.y - arriving.y }, end]
  })
}

/** Which of the ellipse's leftmost, rightmost, topmost and bottommost points are on a curved arc. */
export const arcExtremes = (arc: Arc): Point[] => {
  const { rx, ry, cos, sin, center } = arcEllipse(arc)
  const cx = cos * center.x - sin * center.y + (arc.fromX + arc.x) / 2
  const cy = sin * center.x + cos * center.y + (arc.fromY + arc.y) / 2
  const [halfW, halfH] = [Math.hypot(rx * cos, ry * sin), Math.hypot(rx * sin, ry * cos)]
  // The ellipse's extreme on one axis is this far from its center on the other.
  const skew = (rx * rx - ry * ry) * cos * sin
  const [sideY, topX] = [skew / halfW, skew / halfH]
  const extremes = [
    { x: cx + halfW, y: cy + sideY },
    { x: cx - halfW, y: cy - sideY },
    { x: cx + topX, y: cy + halfH },
    { x: cx - topX, y: cy - halfH },
  ]
  return extremes.filter((point) => isOnSide(arc, point))
}

/** Whether a point of the ellipse is on the arc's side of its chord. */
const isOnSide = ({ fromX, fromY, x, y, sweep }: Arc, point: Point): boolean => {
  const side = (x - fromX) * (point.y - fromY) - (y - fromY) * (point.x - fromX)
  return sweep ? side < 0 : side > 0
}
