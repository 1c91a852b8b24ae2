/**
 * Lines and paths as strokes, the same for every format: straight lines, right angles with rounded corners, and curves.
 */
import { flattenPath } from '../geometry/flatten-path.ts'
import { type Cubic, type PathSegment, parsePath } from '../geometry/path-data.ts'
import type { Point } from '../geometry/rect.ts'
import type { Line, Path } from '../scene/scene.ts'

/**
 * One connected stroke. `straight`: through its points. `rounded`: its points are corners that the format rounds.
 * `curved`: its points are on a smooth curve, and `controls` are those of quadratic curves that join halfway between
 * them.
 */
export type Stroke = { points: Point[]; isClosed: boolean; form: 'straight' | 'rounded' | 'curved'; controls: Point[] }

/** The most points of one path; flattening thins out more. */
const most = 600

/** The strokes of a line or path, one for each of its subpaths. */
export function strokesOf(element: Line | Path): Stroke[] {
  if (element.type === 'line') {
    const { x, y, x2, y2 } = element
    return [
      straight([
        { x, y },
        { x: x2, y: y2 },
      ]),
    ]
  }
  const segments = parsePath(element.d)
  return [cornersOf(segments) ?? curveOf(segments)].flatMap((stroke) => stroke ?? flattened(element.d))
}

const straight = (points: Point[], isClosed = false): Stroke => ({ points, isClosed, form: 'straight', controls: [] })

/** Points close enough to look like a curve. */
const flattened = (d: string): Stroke[] =>
  flattenPath(d, most).map(({ segments, closed }) => {
    const [first] = segments
    const points = segments.map(({ x2, y2 }) => ({ x: x2, y: y2 }))
    return straight(first === undefined ? points : [{ x: first.x1, y: first.y1 }, ...points], closed)
  })

/** The longest chord of a rounded corner, in pixels: those of connectors have a radius of 8. */
const corner = 18

/** Straight segments with small corners between them; undefined for anything else. */
const cornersOf = (segments: readonly PathSegment[]): Stroke | undefined => {
  const [first] = segments
  if (first === undefined || segments.length < 3 || segments.some(({ subpath }) => subpath !== first.subpath))
    return undefined
  const points: Point[] = [{ x: first.fromX, y: first.fromY }]
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1]
    if (segment.kind === 'line') {
      if (before?.kind === 'line') points.push({ x: before.x, y: before.y })
      continue
    }
    const turn = before?.kind === 'line' ? turnOf(segment, before) : undefined
    if (turn === undefined || segments[index + 1]?.kind !== 'line') return undefined
    points.push(turn)
  }
  const last = segments.at(-1) ?? first
  const isRounded = segments.some(({ kind }) => kind !== 'line')
  return { ...straight([...points, { x: last.x, y: last.y }]), form: isRounded ? 'rounded' : 'straight' }
}

/** Where a rounded corner would be if it were sharp. */
const turnOf = (segment: PathSegment, before: PathSegment): Point | undefined => {
  const { fromX, fromY, x, y } = segment
  if (Math.hypot(x - fromX, y - fromY) > corner) return undefined
  if (segment.kind === 'quadratic') return { x: segment.x1, y: segment.y1 }
  if (segment.kind !== 'arc') return undefined
  if (before.fromY === before.y) return { x, y: fromY }
  return before.fromX === before.x ? { x: fromX, y } : undefined
}

/** One open curve. */
const curveOf = ([curve, ...rest]: readonly PathSegment[]): Stroke | undefined => {
  if (curve === undefined || rest.length > 0) return undefined
  if (curve.kind === 'quadratic') {
    const { fromX, fromY, x1, y1, x, y } = curve
    const third = (from: number, control: number): number => from + ((control - from) * 2) / 3
    const cubic = { x1: third(fromX, x1), y1: third(fromY, y1), x2: third(x, x1), y2: third(y, y1) }
    return { ...onCubic({ ...cubic, kind: 'cubic', fromX, fromY, x, y }), controls: [{ x: x1, y: y1 }] }
  }
  return curve.kind === 'cubic' ? { ...onCubic(curve), controls: halvesOf(curve) } : undefined
}

const onCubic = ({ fromX, fromY, x1, y1, x2, y2, x, y }: Cubic): Stroke => {
  const at = (t: number): Point => {
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return { x: a * fromX + b * x1 + c * x2 + d * x, y: a * fromY + b * y1 + c * y2 + d * y }
  }
  return { points: Array.from({ length: 9 }, (_, step) => at(step / 8)), isClosed: false, form: 'curved', controls: [] }
}

/** A cubic curve as two quadratic ones; they join in its middle, which is halfway between their controls. */
const halvesOf = ({ fromX, fromY, x1, y1, x2, y2, x, y }: Cubic): Point[] => {
  const control = (near: number, first: number, second: number, far: number): number =>
    (9 * near + 21 * first + 3 * second - far) / 32
  return [
    { x: control(fromX, x1, x2, x), y: control(fromY, y1, y2, y) },
    { x: control(x, x2, x1, fromX), y: control(y, y2, y1, fromY) },
  ]
}
