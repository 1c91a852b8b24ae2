/**
 * Path data as outlines: curves become stretches, no further than a tenth of a pixel from the curve.
 *
 * Bounded: at most `room` stretches come back, whatever the data holds; the rest is left out.
 */
import { type Arc, type Cubic, parsePath, type Quadratic, type Segment } from '../scene/path-data.ts'
import type { Outline, Stretch } from './outline.ts'
import type { Point } from './rect.ts'

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** How many chords keep within a tenth of a pixel of a whole circle. */
export const chordsOf = (radius: number): number =>
  between(Math.ceil(Math.PI / Math.acos(1 - Math.min(1, 0.1 / Math.max(radius, 0.2)))), 12, 180)

const cubicPoints = ({ fromX, fromY, x1, y1, x2, y2, x, y }: Cubic): Point[] => {
  const reach = Math.hypot(x1 - fromX, y1 - fromY) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2)
  const count = between(Math.ceil(Math.sqrt(reach) * 1.5), 4, 64)
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return { x: a * fromX + b * x1 + c * x2 + d * x, y: a * fromY + b * y1 + c * y2 + d * y }
  })
}

/** A quadratic curve is the cubic one with both controls two thirds of the way to its own. */
const asCubic = ({ fromX, fromY, x1, y1, x, y }: Quadratic): Cubic => ({
  kind: 'cubic',
  fromX,
  fromY,
  x,
  y,
  x1: fromX + ((x1 - fromX) * 2) / 3,
  y1: fromY + ((y1 - fromY) * 2) / 3,
  x2: x + ((x1 - x) * 2) / 3,
  y2: y + ((y1 - y) * 2) / 3,
})

/** Points on an arc, by SVG 2, appendix B.2: endpoint to centre parameterisation. */
const arcPoints = (arc: Arc): Point[] => {
  const { fromX, fromY, x, y } = arc
  if (arc.rx === 0 || arc.ry === 0 || (fromX === x && fromY === y)) return [{ x, y }]
  const phi = (arc.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)]
  const ux = (cos * (fromX - x) + sin * (fromY - y)) / 2
  const uy = (cos * (fromY - y) - sin * (fromX - x)) / 2
  const enlarge = Math.sqrt(Math.max(1, (ux / arc.rx) ** 2 + (uy / arc.ry) ** 2))
  const [rx, ry] = [arc.rx * enlarge, arc.ry * enlarge]
  const reach = (rx * uy) ** 2 + (ry * ux) ** 2
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 / reach - 1)) * (arc.large === arc.sweep ? -1 : 1)
  const [cx, cy] = [(root * rx * uy) / ry, (-root * ry * ux) / rx]
  const first = Math.atan2((uy - cy) / ry, (ux - cx) / rx)
  const full = 2 * Math.PI
  let turn = (Math.atan2((-uy - cy) / ry, (-ux - cx) / rx) - first) % full
  if (arc.sweep && turn < 0) turn += full
  if (!arc.sweep && turn > 0) turn -= full
  const count = Math.max(2, Math.ceil((chordsOf(Math.max(rx, ry)) * Math.abs(turn)) / full))
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return { x, y }
    const angle = first + (turn * (index + 1)) / count
    const [ex, ey] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
    return { x: cos * ex - sin * ey + (fromX + x) / 2, y: sin * ex + cos * ey + (fromY + y) / 2 }
  })
}

const pointsOf = (segment: Segment): Point[] => {
  switch (segment.kind) {
    case 'line':
    case 'close':
      return [segment]
    case 'quadratic':
      return cubicPoints(asCubic(segment))
    case 'cubic':
      return cubicPoints(segment)
    case 'arc':
      return arcPoints(segment)
    default:
      return segment satisfies never
  }
}

const finite = ({ x1, y1, x2, y2 }: Stretch): boolean => Number.isFinite(x1 + y1 + x2 + y2)

const isClosed = (stretches: Stretch[]): boolean => {
  const [first] = stretches
  const last = stretches.at(-1)
  return first !== undefined && last !== undefined && Math.hypot(first.x1 - last.x2, first.y1 - last.y2) < 0.05
}

/** Flattens path data into one outline per subpath. */
export const flattenPath = (data: string, room: number): Outline[] => {
  const groups: Stretch[][] = []
  let [subpath, left, ended] = [-1, room, true]
  for (const segment of parsePath(data)) {
    if (ended || segment.subpath !== subpath) groups.push([])
    subpath = segment.subpath
    ended = segment.kind === 'close'
    let [x1, y1] = [segment.fromX, segment.fromY]
    for (const { x: x2, y: y2 } of pointsOf(segment)) {
      const stretch = { x1, y1, x2, y2 }
      if (left-- <= 0 || !finite(stretch)) return toOutlines(groups)
      if (x1 !== x2 || y1 !== y2) groups.at(-1)!.push(stretch)
      ;[x1, y1] = [x2, y2]
    }
  }
  return toOutlines(groups)
}

const toOutlines = (groups: Stretch[][]): Outline[] =>
  groups.filter((stretches) => stretches.length > 0).map((stretches) => ({ stretches, closed: isClosed(stretches) }))
