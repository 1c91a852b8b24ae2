/**
 * Outlines of a shape's own: paths with their moves, lines and curves, and the places where connectors are glued.
 */
import { arcCurves, isCurved } from '../../geometry/arc.ts'
import { type PathSegment, parsePath } from '../../geometry/path-data.ts'
import type { Point, Rect } from '../../geometry/rect.ts'
import { tag } from './xml.ts'

/** The outline of path data in its bounds; `sites` are where connectors are glued, in pixels. */
export function pathGeometry(data: string, rect: Rect, sites: readonly Point[] = []): string {
  let [subpath, isOpen] = [-1, false]
  const steps = parsePath(data).map((segment) => {
    const begins = segment.subpath !== subpath || !isOpen
    subpath = segment.subpath
    isOpen = segment.kind !== 'close'
    return (begins ? step('a:moveTo', rect, { x: segment.fromX, y: segment.fromY }) : '') + stepsOf(segment, rect)
  })
  return custom(steps.join(''), rect, sites)
}

/** A rectangle with rounded corners that has more places for connectors than the format's own. */
export const boxGeometry = (rect: Rect, radius: number, sites: readonly Point[]): string => {
  const { x, y, w, h } = rect
  const r = Math.min(radius, w / 2, h / 2)
  const corner = (to: Point, angle: number): string =>
    step('a:lnTo', rect, to) + tag('a:arcTo', { wR: unit(r), hR: unit(r), stAng: angle * 60_000, swAng: 90 * 60_000 })
  const steps =
    step('a:moveTo', rect, { x: x + r, y }) +
    corner({ x: x + w - r, y }, 270) +
    corner({ x: x + w, y: y + h - r }, 0) +
    corner({ x: x + r, y: y + h }, 90) +
    corner({ x, y: y + r }, 180) +
    tag('a:close')
  return custom(steps, rect, sites)
}

/** Hundredths of a pixel. */
const unit = (pixels: number): number => Math.round(pixels * 100)

const custom = (steps: string, rect: Rect, sites: readonly Point[]): string =>
  tag(
    'a:custGeom',
    {},
    tag('a:avLst'),
    tag('a:gdLst', {}, ...sites.flatMap((site, at) => guidesOf(site, at, rect))),
    tag('a:ahLst'),
    tag('a:cxnLst', {}, ...sites.map((site, at) => siteOf(site, at, rect))),
    tag('a:rect', { l: 'l', t: 't', r: 'r', b: 'b' }),
    tag('a:pathLst', {}, tag('a:path', { w: unit(rect.w), h: unit(rect.h) }, steps)),
  )

/** Where a place is, as parts of the shape's width and height: unlike its path, places are not in the path's units. */
const guidesOf = ({ x, y }: Point, at: number, rect: Rect): string[] => [
  tag('a:gd', { name: `connsiteX${at}`, fmla: `*/ ${unit(x - rect.x)} w ${unit(rect.w)}` }),
  tag('a:gd', { name: `connsiteY${at}`, fmla: `*/ ${unit(y - rect.y)} h ${unit(rect.h)}` }),
]

/** The angle is that at which a connector leaves: away from the middle, by the nearest side. */
const siteOf = ({ x, y }: Point, at: number, rect: Rect): string => {
  const gaps = [rect.x + rect.w - x, rect.y + rect.h - y, x - rect.x, y - rect.y].map(Math.abs)
  const side = gaps.indexOf(Math.min(...gaps))
  return tag('a:cxn', { ang: side * 90 * 60_000 }, tag('a:pos', { x: `connsiteX${at}`, y: `connsiteY${at}` }))
}

const position = ({ x, y }: Point, rect: Rect): string => tag('a:pt', { x: unit(x - rect.x), y: unit(y - rect.y) })

const step = (name: string, rect: Rect, ...points: readonly Point[]): string =>
  tag(name, {}, ...points.map((point) => position(point, rect)))

const stepsOf = (segment: PathSegment, rect: Rect): string => {
  const { x, y } = segment
  switch (segment.kind) {
    case 'line':
      return step('a:lnTo', rect, { x, y })
    case 'close':
      return tag('a:close')
    case 'quadratic':
      return step('a:quadBezTo', rect, { x: segment.x1, y: segment.y1 }, { x, y })
    case 'cubic':
      return step('a:cubicBezTo', rect, { x: segment.x1, y: segment.y1 }, { x: segment.x2, y: segment.y2 }, { x, y })
    case 'arc':
      if (!isCurved(segment)) return step('a:lnTo', rect, { x, y })
      return arcCurves(segment)
        .map((curve) => step('a:cubicBezTo', rect, ...curve))
        .join('')
    default:
      return segment satisfies never
  }
}
