/**
 * R12: few crossings, at wide angles, and few bends.
 */

import { legible } from '../../geometry/legible.ts'
import { distanceToPolylines, type LineSegment, lengthOf } from '../../geometry/polyline.ts'
import { grow, overlap, type Point } from '../../geometry/rect.ts'
import type { Connector } from '../model/connector.ts'
import type { Picture } from '../model/picture.ts'
import { joinsDots } from '../model/traits.ts'
import { place } from './element-list.ts'
import type { Report, Rule } from './rule.ts'

/** The narrowest crossing, in degrees. */
const narrowest = 60
/** This close to an end, strokes join rather than cross. */
const joint = 4
/** Scenes with more segments than this are not searched: the search is quadratic. */
const longest = 2500

type Crossing = Point & { angle: number; index: number; other: number }

const directionOf = ({ x1, y1, x2, y2 }: LineSegment): number => Math.atan2(y2 - y1, x2 - x1)

const angleBetween = (a: LineSegment, b: LineSegment): number =>
  (Math.asin(Math.abs(Math.sin(directionOf(a) - directionOf(b)))) * 180) / Math.PI

const meet = (a: LineSegment, b: LineSegment): Point | undefined => {
  const [ax, ay, bx, by] = [a.x2 - a.x1, a.y2 - a.y1, b.x2 - b.x1, b.y2 - b.y1]
  const across = ax * by - ay * bx
  if (Math.abs(across) < 1e-9) return undefined
  const onA = ((b.x1 - a.x1) * by - (b.y1 - a.y1) * bx) / across
  const onB = ((b.x1 - a.x1) * ay - (b.y1 - a.y1) * ax) / across
  if (onA < 0 || onA > 1 || onB < 0 || onB > 1) return undefined
  return { x: a.x1 + onA * ax, y: a.y1 + onA * ay }
}

const isJoint = (point: Point, connectors: Connector[]): boolean =>
  connectors.some(({ tail, tip }) => [tail, tip].some((end) => Math.hypot(end.x - point.x, end.y - point.y) <= joint))

/** How far from a crossing two strokes are compared, to see whether they cross or split. */
const glance = 6

/** The point at a distance along a connector from a point on one of its segments; backward when negative. */
const pointAlong = ({ segments }: Connector, from: Point & { at: number }, distance: number): Point => {
  const step = Math.sign(distance)
  let [rest, x, y] = [Math.abs(distance), from.x, from.y]
  for (let index = from.at; index >= 0 && index < segments.length; index += step) {
    const segment = segments[index]!
    const [toX, toY] = step > 0 ? [segment.x2, segment.y2] : [segment.x1, segment.y1]
    const length = Math.hypot(toX - x, toY - y)
    if (length >= rest) return { x: x + ((toX - x) * rest) / length, y: y + ((toY - y) * rest) / length }
    rest -= length
    ;[x, y] = [toX, toY]
  }
  return { x, y }
}

/** Whether two strokes lie on each other before or after the point: they share a trunk and split there. */
const partsHere = (a: Connector, b: Connector, point: Point & { at: number }): boolean =>
  [glance, -glance].some((distance) => distanceToPolylines(pointAlong(a, point, distance), b.drawn.outlines) < 1)

const crossingsOf = (a: Connector, b: Connector): Crossing[] => {
  if (!overlap(grow(a.drawn.bounds, 0.5), b.drawn.bounds) && !overlap(a.drawn.bounds, grow(b.drawn.bounds, 0.5)))
    return []
  for (const [at, one] of a.segments.entries()) {
    for (const two of b.segments) {
      const point = meet(one, two)
      if (point === undefined || isJoint(point, [a, b]) || partsHere(a, b, { ...point, at })) continue
      return [{ ...point, angle: angleBetween(one, two), index: a.drawn.index, other: b.drawn.index }]
    }
  }
  return []
}

const findCrossings = (connectors: Connector[]): Crossing[] => {
  const segments = connectors.reduce((sum, connector) => sum + connector.segments.length, 0)
  if (segments > longest) return []
  return connectors.flatMap((a, index) => connectors.slice(index + 1).flatMap((b) => crossingsOf(a, b)))
}

/**
 * Turns of the long straight pieces; a rounded corner counts once, a curve not at all. A plain line bends where an
 * upright piece meets a level one: slanted pieces are the values of a series.
 */
const bendsOf = ({ segments, directed }: Connector): number => {
  const straight = segments.filter((segment) => lengthOf(segment) >= 8)
  if (straight.length < segments.length / 10) return 0
  return straight
    .slice(1)
    .filter((segment, index) => angleBetween(segment, straight[index]!) > 20 && (directed || isAxial(segment))).length
}

/** Whether a piece is upright or level. */
const isAxial = ({ x1, y1, x2, y2 }: LineSegment): boolean => x1 === x2 || y1 === y2

const word = ({ index, other, x, y }: Crossing): string => `${index} × ${other} at ${Math.round(x)}, ${Math.round(y)}`

const judgeCrossings = (crossings: Crossing[], connectors: Connector[], { lifelines }: Picture): Report[] => {
  const allowed = lifelines.length > 0 ? 0 : Math.floor(connectors.length / legible.linesPerCrossing)
  if (crossings.length <= allowed) return []
  const list = crossings.slice(0, 4).map(word).join('; ')
  const problem = `${crossings.length} crossings of ${connectors.length} connectors (elements ${list}); at most ${allowed}: reorder the nodes or reroute connectors`
  return [{ problem }]
}

const judgeAngles = (crossings: Crossing[]): Report[] =>
  crossings
    .filter(({ angle }) => angle < narrowest - 0.5)
    .map((crossing) => ({
      at: crossing.index,
      problem: `it crosses elements.${crossing.other} at ${Math.round(crossing.angle)}°; cross at ${narrowest}° or more`,
    }))

const judgeBends = (connectors: Connector[]): Report[] => {
  const bent = connectors.filter((connector) => bendsOf(connector) > legible.bends)
  if (bent.length === 0) return []
  return [{ problem: `${place(bent.map(({ drawn }) => drawn))}: more than ${legible.bends} bends; straighten` }]
}

const check = (picture: Picture): Report[] => {
  const connectors = picture.connectors.filter(
    (connector) => !joinsDots(connector) && !picture.lifelines.includes(connector.drawn),
  )
  const crossings = findCrossings(connectors)
  return [...judgeCrossings(crossings, connectors, picture), ...judgeAngles(crossings), ...judgeBends(connectors)]
}

export const crossingsAndBends: Rule = {
  id: 'R12',
  title: 'Crossings and bends',
  level: 'warn',
  requirement: `No connectors cross where lifelines hang; elsewhere at most one crossing per ${legible.linesPerCrossing} connectors, at ${narrowest}° or more; at most ${legible.bends} bends in a connector. Plain lines between dots show values, and may cross.`,
  check,
}
