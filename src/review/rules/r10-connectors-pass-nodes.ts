/**
 * R10: no connector runs through a node that it does not join.
 */

import { clipToRect, covers, distanceToPolylines, type LineSegment, lengthOf } from '../../geometry/polyline.ts'
import { centerOf, contains, containsPoint, grow, overlap } from '../../geometry/rect.ts'
import { isDot } from '../model/anchor.ts'
import type { Connector, End } from '../model/connector.ts'
import { type Drawn, isGround } from '../model/drawn.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** A connector may graze a node by this many pixels. */
const graze = 2
/** Thinner shapes are bars and rules: activations, forks, tracks. */
const thinnest = 16
/** A mark up to this size may sit on a connector: a step number, a gateway, a tag. */
const largestMark = 36

/** Ground that reaches across half of the canvas, such as a table's striped rows, is not an obstacle. */
const isWideGround = (shape: Drawn, { scene }: Picture): boolean =>
  isGround(shape) && (shape.bounds.w >= scene.width / 2 || shape.bounds.h >= scene.height / 2)

const nodesOf = (picture: Picture): Drawn[] => {
  const named = new Set(picture.labels.map((label) => picture.hostOf(label)?.shape))
  return picture.shapes.filter((shape) => {
    if (picture.isContainer(shape) || isDot(shape) || isWideGround(shape, picture)) return false
    if (Math.min(shape.bounds.w, shape.bounds.h) < thinnest) return false
    return shape.element.type !== 'path' || named.has(shape)
  })
}

const joins = ({ tail, tip }: Connector, { bounds }: Drawn): boolean =>
  [tail, tip].some((end: End) => containsPoint(grow(bounds, graze), end))

/** A node in front of or behind a joined one is part of it: stacked copies, a port, a cylinder's lid. */
const belongsToJoined = (connector: Connector, node: Drawn): boolean =>
  [connector.tail, connector.tip].some(
    ({ anchor }) =>
      anchor?.kind === 'shape' && overlap(anchor.to.bounds, node.bounds) && !contains(anchor.to.bounds, node.bounds),
  )

const isMarkOn = ({ drawn }: Connector, { index, fill, bounds }: Drawn): boolean =>
  index > drawn.index &&
  fill !== 'none' &&
  Math.min(bounds.w, bounds.h) <= largestMark &&
  distanceToPolylines(centerOf(bounds), drawn.outlines) <= 4

const enters = (segment: LineSegment, node: Drawn): boolean => {
  const span = clipToRect(segment, grow(node.bounds, -graze))
  if (span === undefined) return false
  if (node.element.type === 'box') return true
  const { x1, y1, x2, y2 } = segment
  const count = Math.min(100, Math.ceil((lengthOf(segment) * (span[1] - span[0])) / 4))
  return Array.from({ length: count + 1 }, (_, index) => span[0] + ((span[1] - span[0]) * index) / Math.max(1, count))
    .map((at) => ({ x: x1 + (x2 - x1) * at, y: y1 + (y2 - y1) * at }))
    .some((point) => covers(node.outlines, point) && distanceToPolylines(point, node.outlines) > graze)
}

const runsThrough = (connector: Connector, node: Drawn): boolean =>
  overlap(connector.drawn.bounds, node.bounds) || isFlat(connector, node)
    ? !joins(connector, node) &&
      !belongsToJoined(connector, node) &&
      !isMarkOn(connector, node) &&
      connector.segments.some((segment) => enters(segment, node))
    : false

/** A vertical or horizontal line has bounds without area, which overlap nothing. */
const isFlat = ({ drawn }: Connector, { bounds }: Drawn): boolean => overlap(grow(drawn.bounds, 0.1), bounds)

const isAnchored = ({ tail, tip }: Connector): boolean => tail.anchor !== undefined || tip.anchor !== undefined

const check = (picture: Picture): Report[] => {
  const nodes = nodesOf(picture)
  return picture.connectors
    .filter((connector) => isAnchored(connector) && connector.drawn.outlines.length === 1)
    .flatMap((connector) =>
      nodes
        .filter((node) => node !== connector.drawn && runsThrough(connector, node))
        .map((node) => ({
          at: connector.drawn.index,
          problem: `it runs through elements.${node.index}, which it does not join; route it around`,
        })),
    )
}

export const connectorsPassNodes: Rule = {
  id: 'R10',
  title: 'Connectors avoid nodes',
  level: 'block',
  requirement:
    'A connector does not run through a node that it does not join. Dashed groups, panels that hold nodes, thin bars and small marks that sit on the connector are not obstacles.',
  check,
}
