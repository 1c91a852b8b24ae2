/**
 * What connectors are glued to: shapes, and the places on their outlines.
 *
 * Presets have places of their own, in the middles of their sides; a shape whose connectors end elsewhere is written as
 * an outline of its own with places exactly there, so that nothing moves when the file is opened. So is a line at which
 * arrows end, such as a lifeline: nothing can be glued to a connector.
 */
import type { Point } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'
import { placeOf } from '../bindings.ts'
import { rectOfLine, type Touch, touchesOf } from './touches.ts'

/** The end of a connector: a shape by its index, and the place on it. */
export type GluedEnd = { shape: number; site: number }

/** The glued ends of connectors by the index of their element, and the places of the shapes they are glued to. */
export type Glue = {
  ends: ReadonlyMap<number, { start?: GluedEnd; end?: GluedEnd }>
  /** The places of a shape that are not those of its preset; none if these are enough. */
  sites: ReadonlyMap<number, readonly Point[]>
}

/** Finds all ends of connectors at shapes. */
export function glueOf(scene: Scene): Glue {
  const touches = touchesOf(scene)
  const shapes = new Set(touches.map(({ shape }) => shape))
  const places = new Map(
    [...shapes].map((shape) => [shape, placesOf(scene.elements[shape]!, pointsAt(touches, shape))]),
  )
  const ends = new Map<number, { start?: GluedEnd; end?: GluedEnd }>()
  for (const { index, side, shape, at } of touches) {
    const site = nearest(places.get(shape)?.all ?? [], at)
    ends.set(index, { ...ends.get(index), [side]: { shape, site } })
  }
  const own = [...places].flatMap(([shape, { all, isOwn }]) => (isOwn ? [[shape, all] as const] : []))
  return { ends, sites: new Map(own) }
}

const pointsAt = (touches: readonly Touch[], shape: number): Point[] =>
  touches.filter((touch) => touch.shape === shape).map(({ at }) => at)

/** The places of a shape: those of its preset if all ends are there, else these and the ends. */
const placesOf = (element: Element, ends: readonly Point[]): { all: Point[]; isOwn: boolean } => {
  const preset = presetSites(element)
  const all = [...preset]
  for (const end of ends) if (distance(all[nearest(all, end)], end) > near) all.push(end)
  return { all, isOwn: element.type === 'path' || element.type === 'line' || all.length > preset.length }
}

/** As near as the eye can tell, in pixels. */
const near = 1

/**
 * The middles of the sides, counterclockwise from the top; ellipses have places between them. Outlines of their own
 * have the sides too: LibreOffice takes the first four places for these.
 */
const presetSites = (element: Element): Point[] => {
  const rect = element.type === 'line' ? rectOfLine(element) : placeOf(element)
  if (rect === undefined) return []
  const { x, y, w, h } = rect
  const [cx, cy] = [x + w / 2, y + h / 2]
  const sides = [
    { x: cx, y },
    { x, y: cy },
    { x: cx, y: y + h },
    { x: x + w, y: cy },
  ]
  if (element.type !== 'circle') return sides
  const d = element.r * Math.SQRT1_2
  const between = [
    { x: cx - d, y: cy - d },
    { x: cx - d, y: cy + d },
    { x: cx + d, y: cy + d },
    { x: cx + d, y: cy - d },
  ]
  return sides.flatMap((side, at) => [side, between[at]!])
}

const nearest = (points: readonly Point[], { x, y }: Point): number => {
  let best = -1
  for (const [index, point] of points.entries())
    if (best < 0 || distance(point, { x, y }) < distance(points[best], { x, y })) best = index
  return best
}

const distance = (one: Point | undefined, { x, y }: Point): number =>
  one === undefined ? Infinity : Math.hypot(one.x - x, one.y - y)
