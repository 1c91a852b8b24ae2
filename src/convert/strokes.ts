/**
 * Lines and paths as points, the same for every format that knows no path data.
 */
import { flattenPath } from '../geometry/flatten-path.ts'
import type { Point } from '../geometry/rect.ts'
import type { Line, Path } from '../scene/scene.ts'

/** One connected stroke; a curve has points close enough to look like one. */
export type Stroke = { points: Point[]; isClosed: boolean }

/** Most points of one path; more are thinned by the flattening itself. */
const most = 600

/** The strokes of a line or path, one for each of its subpaths. */
export function strokesOf(element: Line | Path): Stroke[] {
  if (element.type === 'line')
    return [
      {
        points: [
          { x: element.x, y: element.y },
          { x: element.x2, y: element.y2 },
        ],
        isClosed: false,
      },
    ]
  return flattenPath(element.d, most).map(({ segments, closed }) => {
    const [first] = segments
    const points = segments.map(({ x2, y2 }) => ({ x: x2, y: y2 }))
    return { points: first === undefined ? points : [{ x: first.x1, y: first.y1 }, ...points], isClosed: closed }
  })
}
