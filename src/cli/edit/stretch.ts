/**
 * Makes room in a scene: everything past a coordinate moves, what spans the coordinate grows.
 */
import { formatNumber } from '../../geometry/format-number.ts'
import { type PathSegment, parsePath } from '../../geometry/path-data.ts'
import type { Element } from '../../scene/scene.ts'

/** Where room is made: from `from` on, along one axis, `by` pixels of it. */
export type Gap = { axis: 'x' | 'y'; from: number; by: number }

/** An element after making room. */
export function stretch(element: Element, gap: Gap): Element {
  const [x, y] = [mapOf(gap, 'x'), mapOf(gap, 'y')]
  switch (element.type) {
    case 'box': {
      const { x: left, y: top, w, h } = element
      return { ...element, x: x(left), y: y(top), w: x(left + w) - x(left), h: y(top + h) - y(top) }
    }
    case 'line':
      return { ...element, x: x(element.x), y: y(element.y), x2: x(element.x2), y2: y(element.y2) }
    case 'path':
      return { ...element, d: mapPath(element.d, x, y) }
    case 'text':
    case 'circle':
      return { ...element, x: x(element.x), y: y(element.y) }
    default:
      return element satisfies never
  }
}

type Mapping = (value: number) => number

const mapOf =
  ({ axis, from, by }: Gap, own: 'x' | 'y'): Mapping =>
  (value) =>
    axis === own && value >= from ? value + by : value

/** Path data with every point mapped, written in absolute commands. */
const mapPath = (data: string, x: Mapping, y: Mapping): string => {
  const point = (px: number, py: number): string => `${formatNumber(x(px))} ${formatNumber(y(py))}`
  let subpath = -1
  return parsePath(data)
    .map((segment) => {
      const move = segment.subpath === subpath ? '' : `M${point(segment.fromX, segment.fromY)}`
      subpath = segment.subpath
      return move + commandOf(segment, point)
    })
    .join('')
}

const commandOf = (segment: PathSegment, point: (x: number, y: number) => string): string => {
  const end = point(segment.x, segment.y)
  switch (segment.kind) {
    case 'line':
      return `L${end}`
    case 'close':
      return 'Z'
    case 'quadratic':
      return `Q${point(segment.x1, segment.y1)} ${end}`
    case 'cubic':
      return `C${point(segment.x1, segment.y1)} ${point(segment.x2, segment.y2)} ${end}`
    case 'arc':
      return `A${[segment.rx, segment.ry, segment.rotation].map(formatNumber).join(' ')} ${Number(segment.large)} ${Number(segment.sweep)} ${end}`
    default:
      return segment satisfies never
  }
}
