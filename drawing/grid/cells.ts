/**
 * Cells: rectangles with square corners that abut, each edge drawn once or exactly over its neighbor's.
 *
 * Boxes have round corners; rows of values, bytes and pages do not.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

type Paint = Pick<Path, 'fill' | 'stroke' | 'dashed'>

const outline = ({ x, y, w, h }: Rect): string => `M ${x} ${y} h ${w} v ${h} h ${-w} Z`

/** One cell, or several that look alike as one path; filled with `surface` by default. */
export function cells(rects: Rect | Rect[], paint: Paint = {}): Path {
  return path([rects].flat().map(outline).join(' '), { fill: 'surface', ...paint })
}

/** The inner edges of a rectangle cut into columns or rows of the given sizes; undefined where there is none. */
export const dividers = (
  { x, y, w, h }: Rect,
  sizes: { columns?: number[]; rows?: number[] },
  paint: Paint = { stroke: 'rule' },
): Path | undefined => {
  const strokes = [
    ...innerEdges(sizes.columns).map((offset) => `M ${x + offset} ${y} v ${h}`),
    ...innerEdges(sizes.rows).map((offset) => `M ${x} ${y + offset} h ${w}`),
  ]
  return strokes.length === 0 ? undefined : path(strokes.join(' '), paint)
}

/** From the first edge to every inner one. */
const innerEdges = (sizes: number[] = []): number[] => {
  let offset = 0
  return sizes.slice(0, -1).map((size) => {
    offset += size
    return offset
  })
}

/** Pointers in cells: small filled dots, as one path. */
export const dots = (points: Point[], fill: 'muted' | 'surface' | 'accent' = 'muted'): Path =>
  path(points.map(({ x, y }) => `M ${x - 3} ${y} a 3 3 0 1 0 6 0 a 3 3 0 1 0 -6 0 Z`).join(' '), {
    fill,
    stroke: 'none',
  })
