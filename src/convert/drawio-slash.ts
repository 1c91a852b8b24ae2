/**
 * The slash of a failing arrow in a draw.io file: a cell of its edge, which stays on it when the edge is moved.
 */
import type { Point } from '../geometry/rect.ts'
import { round } from '../geometry/round.ts'
import type { Colors } from '../render/palette.ts'
import type { Line, Path, Scene } from '../scene/scene.ts'
import { strokeStyle, styleOf } from './drawio-style.ts'
import { slashLine } from './slash.ts'

/** The cell of an edge's slash; `course` are the ends and the waypoints of the edge. None for what has no slash. */
export function slashCell(
  element: Line | Path,
  edge: string,
  { scene, colors }: { scene: Scene; colors: Colors },
  course: readonly Point[],
): string[] {
  const line = slashLine(element, scene)
  if (line === undefined) return []
  const { x, y, x2, y2 } = line
  const [w, middle] = [Math.hypot(x2 - x, y2 - y), { x: (x + x2) / 2, y: (y + y2) / 2 }]
  const rotation = round((Math.atan2(y2 - y, x2 - x) * 180) / Math.PI)
  const style = styleOf({ shape: 'line', rotation, ...strokeStyle(line, colors), html: 0 })
  const at = nearestOn(course, middle)
  const corner = `<mxPoint x="${round(middle.x - at.x - w / 2)}" y="${round(middle.y - at.y - height / 2)}" as="offset"/>`
  // The place along an edge is from -1, its start, to 1, its end.
  const place = `<mxGeometry x="${Math.round((2 * at.along - 1) * 10_000) / 10_000}" y="0" width="${round(w)}" height="${height}" relative="1" as="geometry">${corner}</mxGeometry>`
  return [
    `<mxCell id="${edge}-slash" value="" style="${style}" vertex="1" connectable="0" parent="${edge}">${place}</mxCell>`,
  ]
}

/** Of the cell, in whose middle the line is drawn; pixels. */
const height = 2

/** The point of a course that is nearest to another, and which part of the way it is along. */
const nearestOn = (course: readonly Point[], point: Point): Point & { along: number } => {
  let best = { x: point.x, y: point.y, along: 1, off: Infinity }
  let total = 0
  for (const [index, to] of course.slice(1).entries()) {
    const from = course[index]!
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(dx, dy)
    const part = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (length * length || 1)
    const t = Math.min(1, Math.max(0, part))
    const at = { x: from.x + t * dx, y: from.y + t * dy }
    const off = Math.hypot(at.x - point.x, at.y - point.y)
    if (off < best.off) best = { ...at, along: total + t * length, off }
    total += length
  }
  return { x: best.x, y: best.y, along: total === 0 ? 1 : best.along / total }
}
