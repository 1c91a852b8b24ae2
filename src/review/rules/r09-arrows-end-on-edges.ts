/**
 * R09: arrows end exactly where they point, and start where they leave.
 */

import {
  boundsOf,
  covers,
  distanceToPolylines,
  distanceToSegment,
  intersectsRect,
  rayHit,
} from '../../geometry/polyline.ts'
import { contains, containsPoint, grow, type Point } from '../../geometry/rect.ts'
import { dotRadius, isDot, isLifeline, tolerance } from '../model/anchor.ts'
import type { Connector, End } from '../model/connector.ts'
import { type Drawn, isBand, isGround } from '../model/drawn.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** How far ahead of an end a missed edge is searched for, and how far behind. */
const ahead = 24
const behind = 12
/** The smallest angle between an arrow and the edge it ends on, in degrees. */
const steepest = 30

type Miss = { shape: Drawn; distance: number }

const isInside = (point: Point, { bounds, outlines }: Drawn): boolean =>
  containsPoint(bounds, point) && covers(outlines, point)

/** The node that an end lies inside of, where the other end is outside of it. */
const nodeAround = (end: End, other: End, { shapes, isContainer }: Picture): Miss | undefined => {
  const shape = shapes.find(
    (item) => !isContainer(item) && !isBand(item) && isInside(end, item) && !isInside(other, item),
  )
  return shape === undefined ? undefined : { shape, distance: distanceToPolylines(end, shape.outlines) }
}

const isTarget = (shape: Drawn, own: Drawn): boolean =>
  shape !== own && !isBand(shape) && (shape.area || isLifeline(shape))

/** The nearest edge straight ahead of the end, or shortly behind it (as a negative distance). */
const nearMiss = (end: End, own: Drawn, { drawn }: Picture): Miss | undefined => {
  let best: Miss | undefined
  for (const shape of drawn.filter((item) => isTarget(item, own))) {
    const forward = rayHit(shape.outlines, { from: end, dx: end.dx, dy: end.dy, reach: ahead })
    const back = rayHit(shape.outlines, { from: end, dx: -end.dx, dy: -end.dy, reach: behind })
    for (const distance of [forward, back === undefined ? undefined : -back]) {
      if (distance !== undefined && Math.abs(distance) < Math.abs(best?.distance ?? Infinity))
        best = { shape, distance }
    }
  }
  return best
}

const describeMiss = (verb: string, { shape, distance }: Miss): string =>
  `${verb} ${Math.max(1, Math.round(Math.abs(distance)))} px ${distance > 0 ? 'short of' : 'past'} the edge of elements.${shape.index}; put it on the edge`

/** Deep inside a node and beside a text, a pointer leaves from the field it belongs to. */
const isField = ({ anchor }: End, { distance }: Miss): boolean => anchor?.kind === 'label' && distance > 12

/** Whether a fill drawn later hides that the stroke begins inside it. */
const isHidden = ({ shape }: Miss, { drawn }: Connector): boolean => shape.index > drawn.index && shape.fill !== 'none'

/** Whether strokes divide the node into cells: a pointer may leave from the middle of its cell. */
const isDivided = ({ shape }: Miss, { drawn }: Connector, picture: Picture): boolean =>
  picture.drawn.some((item) => item !== shape && item !== drawn && !item.arrow && crossesInside(item, shape))

const crossesInside = (item: Drawn, { bounds }: Drawn): boolean =>
  item.outlines.some(({ segments }) =>
    segments
      .map((segment) => [{ segments: [segment], closed: false }])
      .some((piece) => contains(grow(bounds, 0.5), boundsOf(piece)) && intersectsRect(piece, grow(bounds, -2))),
  )

/** This far behind its tip, an arrow that ends on the far edge of a shape is still inside it. */
const step = 3

/** Whether the stroke comes to its end through the shape it rests on. */
const comesThrough = ({ x, y, dx, dy, anchor }: End, other: End, { isContainer }: Picture): boolean => {
  if (anchor?.kind !== 'shape' || isDot(anchor.to) || isContainer(anchor.to)) return false
  if (isGround(anchor.to) || distanceToPolylines(other, anchor.to.outlines) <= tolerance) return false
  const before = { x: x - step * dx, y: y - step * dy }
  return (
    isInside(before, anchor.to) && !isInside(other, anchor.to) && distanceToPolylines(before, anchor.to.outlines) > 1
  )
}

/** Whether an end rests on a line that belongs to the shape around it, such as the rule of a compartment. */
const isPartOf = ({ anchor }: End, { bounds }: Drawn): boolean =>
  anchor?.kind === 'stroke' && contains(grow(bounds, 1), anchor.to.bounds)

/** The node that an end lies inside of although it should rest on its edge: a lifeline under a bar does not count. */
const misplacedIn = (end: End, other: End, picture: Picture): Miss | undefined => {
  if (end.anchor?.kind === 'shape') return undefined
  const around = nodeAround(end, other, picture)
  return around === undefined || around.distance <= 2.01 || isPartOf(end, around.shape) ? undefined : around
}

/** Whether an end is at the open side of two parallel lines that run on from there: a data store of data-flow diagrams. */
const isAtOpenSide = ({ x, y, dx, dy }: End, { drawn }: Picture): boolean => {
  if (dy !== 0) return false
  const beginning = drawn.flatMap(({ arrow, outlines: [outline, ...others] }) => {
    const [line, ...more] = outline?.segments ?? []
    if (arrow || line === undefined || others.length + more.length > 0 || line.y1 !== line.y2) return []
    const [near, far] = dx > 0 ? [Math.min(line.x1, line.x2), 1] : [Math.max(line.x1, line.x2), -1]
    return Math.abs(near - x) <= tolerance && Math.sign(dx) === far ? [line] : []
  })
  return beginning.some(({ y1 }) => y1 < y) && beginning.some(({ y1 }) => y1 > y)
}

const judgeTip = (connector: Connector, picture: Picture): string | undefined => {
  const { tip, tail, drawn } = connector
  if (comesThrough(tip, tail, picture))
    return `its tip is on the far edge of elements.${tip.anchor?.to.index}; end it on the near one`
  const around = misplacedIn(tip, tail, picture)
  if (around)
    return `its tip is ${Math.round(around.distance)} px inside elements.${around.shape.index}; end it on the edge`
  if (tip.anchor) return undefined
  const miss = nearMiss(tip, drawn, picture)
  if (miss) return describeMiss('its tip ends', miss)
  if (tail.anchor?.kind !== 'shape' || isAtOpenSide(tip, picture)) return undefined
  return `its tip at ${Math.round(tip.x)}, ${Math.round(tip.y)} ends in free space; end it on an edge or beside a text`
}

const judgeTail = (connector: Connector, picture: Picture): string | undefined => {
  const { tip, tail, drawn } = connector
  if (drawn.outlines.length > 1 || tip.anchor?.kind === 'label') return undefined
  if (comesThrough(tail, tip, picture) && (tail.anchor?.to.index ?? 0) < drawn.index)
    return `it starts on the far edge of elements.${tail.anchor?.to.index}; start it on the near one`
  const around = misplacedIn(tail, tip, picture)
  if (around) {
    if (isField(tail, around) || isHidden(around, connector) || isDivided(around, connector, picture)) return undefined
    return `it starts ${Math.round(around.distance)} px inside elements.${around.shape.index}; start it on the edge`
  }
  if (tail.anchor || tip.anchor === undefined) return undefined
  const miss = nearMiss(tail, drawn, picture)
  return miss && describeMiss('it starts', miss)
}

/** The largest angle between the arrow and the edges it ends on; two meet at a corner. */
const entryAngle = (tip: End, edge: Drawn): number => {
  let angle = 0
  for (const { segments } of edge.outlines) {
    for (const segment of segments) {
      if (distanceToSegment(tip, segment) > 2.5) continue
      const turn = Math.atan2(segment.y2 - segment.y1, segment.x2 - segment.x1) - Math.atan2(tip.dy, tip.dx)
      angle = Math.max(angle, (Math.asin(Math.abs(Math.sin(turn))) * 180) / Math.PI)
    }
  }
  return angle
}

const judgeAngle = ({ tip }: Connector): string | undefined => {
  const { anchor } = tip
  if (anchor?.kind === 'label' || anchor === undefined || isDot(anchor.to)) return undefined
  if (anchor.kind === 'stroke' && !isLifeline(anchor.to)) return undefined
  const angle = entryAngle(tip, anchor.to)
  if (angle >= steepest - 0.5) return undefined
  return `it meets the edge of elements.${anchor.to.index} at ${Math.round(angle)}°; ${steepest}° or more shows where it ends`
}

const judge = (connector: Connector, picture: Picture): Report[] =>
  [judgeTip(connector, picture), judgeTail(connector, picture), judgeAngle(connector)]
    .filter((problem) => problem !== undefined)
    .slice(0, 1)
    .map((problem) => ({ at: connector.drawn.index, problem }))

export const arrowsEndOnEdges: Rule = {
  id: 'R09',
  title: 'Arrows end on edges',
  level: 'block',
  requirement: `An arrow's tip is within 2 px of an edge or a lifeline, or up to 12 px beside a text; its tail starts on an edge; it meets the edge at ${steepest}° or more. A dot of up to ${dotRadius} px radius counts as a whole.`,
  check: (picture) =>
    picture.connectors.filter(({ directed }) => directed).flatMap((connector) => judge(connector, picture)),
}
