/**
 * Arcs: sectors of a ring around a point, for shares of a whole.
 *
 * Angles are shares of a turn, from 0 at the top, clockwise.
 */
import { arc as arcShape } from 'd3-shape'
import type { Point } from '../../src/geometry/rect.ts'
import { translatePath } from '../../src/geometry/translate-path.ts'
import type { Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

/** A sector: from one share of the turn to another, between two radii in pixels. */
export type RingArc = { center: Point; inner: number; outer: number; from: number; to: number }

/** A sector as an element; adjacent sectors are separated by a line in the color of `surface`, those of a half-tone by what is drawn over them. */
export const arc = (
  { center, inner, outer, from, to }: RingArc,
  fill: Path['fill'] = 'muted',
  { half = false } = {},
): Path => {
  const d = arcShape().digits(1)({
    innerRadius: inner,
    outerRadius: outer,
    startAngle: from * 2 * Math.PI,
    endAngle: to * 2 * Math.PI,
  })
  return path(translatePath(d ?? '', center.x, center.y), {
    fill,
    // With an edge a neutral fill would be as pale as the ground of a group.
    stroke: half || fill === 'rule' ? 'none' : 'surface',
    ...(half ? { dashed: true } : {}),
  })
}

/** The point in the middle of a sector, or at another radius on its middle line. */
export const arcMiddle = ({ center, inner, outer, from, to }: RingArc, radius = (inner + outer) / 2): Point =>
  turned(center, (from + to) / 2, radius)

/** The point at a share of the turn around a center. */
export const turned = (center: Point, turn: number, radius: number): Point => ({
  x: center.x + radius * Math.sin(2 * Math.PI * turn),
  y: center.y - radius * Math.cos(2 * Math.PI * turn),
})
