/**
 * Lines and paths as edges of a draw.io file: connected to the shapes at whose outlines arrows end, with rounded
 * corners and curves kept.
 */

import type { Point } from '../geometry/rect.ts'
import { round } from '../geometry/round.ts'
import type { Colors } from '../render/palette.ts'
import type { Line, Path, Scene } from '../scene/scene.ts'
import { placeOf, shapeAt } from './bindings.ts'
import { slashCell } from './drawio-slash.ts'
import { strokeStyle, styleOf } from './drawio-style.ts'
import { idOf } from './id-of.ts'
import { type Stroke, strokesOf } from './strokes.ts'

type EdgeContext = { index: number; scene: Scene; colors: Colors }

/** The edges of a line or path, and the slash of a failing arrow. */
export function edgeCells(element: Line | Path, context: EdgeContext): string[] {
  const strokes = strokesOf(element)
  const last = strokes.length - 1
  const edges = strokes.map((stroke, part) => edgeCell(element, stroke, { ...context, part, isLast: part === last }))
  const stroke = strokes[last]
  if (stroke === undefined) return edges
  return [...edges, ...slashCell(element, idOf(context.index, last), context, courseOf(stroke))]
}

const edgeCell = (
  element: Line | Path,
  stroke: Stroke,
  { index, scene, colors, part, isLast }: EdgeContext & { part: number; isLast: boolean },
): string => {
  const start = stroke.points[0] ?? { x: 0, y: 0 }
  const end = stroke.points.at(-1) ?? start
  const isArrow = element.arrow === true && isLast && !stroke.isClosed
  const shapes = isArrow
    ? { source: shapeAt(scene, start, { paths: true }), target: shapeAt(scene, end, { paths: true }) }
    : {}
  const style = styleOf({
    ...paintOf(element, stroke, colors),
    endArrow: isArrow ? 'block' : 'none',
    endFill: 1,
    ...fixedAt(shapes.source, start, { scene, side: 'exit' }),
    ...fixedAt(shapes.target, end, { scene, side: 'entry' }),
    html: 0,
  })
  const ends = pointNode(start, 'sourcePoint') + pointNode(end, 'targetPoint')
  return `<mxCell id="${idOf(index, part)}" style="${style}" edge="1" parent="1"${connections(shapes)}><mxGeometry relative="1" as="geometry">${ends}${waypoints(stroke)}</mxGeometry></mxCell>`
}

const paintOf = (element: Line | Path, { form }: Stroke, colors: Colors) => ({
  ...forms[form],
  ...strokeStyle(element, colors),
  startArrow: 'none',
})

/** The cells that an edge joins, as its attributes. */
const connections = (shapes: { source?: number | undefined; target?: number | undefined }): string =>
  Object.entries(shapes)
    .map(([name, shape]) => (shape === undefined ? '' : ` ${name}="${idOf(shape)}"`))
    .join('')

/** The size of an arc in this format is twice its radius. */
const forms = {
  straight: { rounded: 0 },
  rounded: { rounded: 1, arcSize: 16 },
  curved: { rounded: 0, curved: 1 },
} as const

const pointNode = ({ x, y }: Point, as?: string): string =>
  `<mxPoint x="${round(x)}" y="${round(y)}"${as === undefined ? '' : ` as="${as}"`}/>`

/** The ends of an edge, and between them its waypoints. */
const courseOf = ({ points, form, controls }: Stroke): Point[] =>
  form === 'curved' ? [...points.slice(0, 1), ...controls, ...points.slice(-1)] : points

const waypoints = (stroke: Stroke): string => {
  const middle = courseOf(stroke).slice(1, -1)
  return middle.length === 0 ? '' : `<Array as="points">${middle.map((point) => pointNode(point)).join('')}</Array>`
}

/** Where on its shape an edge is fixed, as fractions of its sides. */
const fixedAt = (
  shape: number | undefined,
  { x, y }: Point,
  { scene, side }: { scene: Scene; side: 'exit' | 'entry' },
): Record<string, number> => {
  const element = shape === undefined ? undefined : scene.elements[shape]
  const rect = element === undefined ? undefined : placeOf(element)
  if (rect === undefined) return {}
  return {
    [`${side}X`]: fraction((x - rect.x) / rect.w),
    [`${side}Y`]: fraction((y - rect.y) / rect.h),
    [`${side}Perimeter`]: 0,
  }
}

/** Fine enough for the same pixel on a shape of 2,000 px. */
const fraction = (value: number): number => Math.round(value * 10_000) / 10_000
