/**
 * Lines and paths as connectors of a slide, glued to what they join, or as shapes with an outline of their own.
 */
import { pathBounds } from '../../geometry/path-bounds.ts'
import type { Point } from '../../geometry/rect.ts'
import { elementFill, elementStroke } from '../../render/paint.ts'
import type { Line, Path, Scene } from '../../scene/scene.ts'
import { slashLine } from '../slash.ts'
import { strokesOf } from '../strokes.ts'
import { type Bent, bentThrough } from './bent.ts'
import { placeOf } from './frame.ts'
import { pathGeometry } from './geometry.ts'
import type { GluedEnd } from './glue.ts'
import { lineOf } from './paint.ts'
import { preset, type ShapeContext, shape } from './shapes.ts'
import { tag } from './xml.ts'

/** The ends of a connector: numbers of shapes on the slide, and places on them. */
export type ConnectorEnds = { start?: GluedEnd | undefined; end?: GluedEnd | undefined }

/** A line, or a path: a connector if the format has one of its form and none is glued to it, else a shape of its own. */
export const strokeShape = (
  element: Line | Path,
  context: ShapeContext,
  ends: ConnectorEnds & { sites?: readonly Point[] | undefined },
): string => {
  const bent = ends.sites === undefined ? connectorOf(element, ends) : undefined
  return bent === undefined ? pathShape(element, context, ends.sites) : connector(element, bent, context, ends)
}

/** The slash of a failing arrow, which the format has no head for; empty for what has none. */
export const slashShape = (element: Line | Path, scene: Scene, context: ShapeContext): string => {
  const line = slashLine(element, scene)
  return line === undefined ? '' : strokeShape(line, context, {})
}

/** A path without an arrow that joins nothing, such as a bracket, is a shape. */
const connectorOf = (element: Line | Path, { start, end }: ConnectorEnds): Bent | undefined => {
  if (element.type === 'path' && (element.fill ?? 'none') !== 'none') return undefined
  const [stroke, ...others] = strokesOf(element)
  if (stroke === undefined || others.length > 0 || stroke.isClosed || stroke.form === 'curved') return undefined
  const joins = element.arrow === true || (start !== undefined && end !== undefined)
  if (element.type === 'path' && !joins && stroke.points.length > 2) return undefined
  return bentThrough(stroke.points)
}

const connector = (
  element: Line | Path,
  bent: Bent,
  { id, name, description, paint, frame }: ShapeContext,
  ends: ConnectorEnds,
): string => {
  const glued = (key: string, end: GluedEnd | undefined): string =>
    end === undefined ? '' : tag(key, { id: end.shape, idx: end.site })
  const { rect, rot, flipH, flipV } = bent
  return tag(
    'p:cxnSp',
    {},
    tag(
      'p:nvCxnSpPr',
      {},
      tag('p:cNvPr', { id, name, descr: description }),
      tag('p:cNvCxnSpPr', {}, glued('a:stCxn', ends.start), glued('a:endCxn', ends.end)),
      tag('p:nvPr'),
    ),
    tag(
      'p:spPr',
      {},
      placeOf(frame, rect, { rot, flipH: flipH || undefined, flipV: flipV || undefined }),
      preset(bent.preset, bent.adjustments),
      lineOf(elementStroke(element), paint, { dashed: element.dashed, arrow: element.arrow, scale: frame.scale }),
    ),
  )
}

const pathShape = (element: Line | Path, context: ShapeContext, sites: readonly Point[] = []): string => {
  const d = element.type === 'path' ? element.d : `M${element.x} ${element.y}L${element.x2} ${element.y2}`
  const bounds = pathBounds(d)
  if (bounds === undefined) return ''
  const rect = { ...bounds, w: Math.max(bounds.w, 0.01), h: Math.max(bounds.h, 0.01) }
  const { paint, frame } = context
  const { dashed, arrow } = element
  return shape(context, {
    place: placeOf(frame, rect),
    geometry: pathGeometry(d, rect, sites),
    fill: paint.fill(element.type === 'path' ? elementFill(element) : undefined),
    line: lineOf(elementStroke(element), paint, { dashed, arrow, scale: frame.scale }),
  })
}
