/**
 * Elements as drawn: colors resolved, outlines flattened, bounds known.
 */

import { type OutlineRoom, outlinesOf } from '../../elements/outlines.ts'
import { boundsOf, type Polyline } from '../../geometry/polyline.ts'
import type { Rect } from '../../geometry/rect.ts'
import { defaults } from '../../scene/defaults.ts'
import { type FillKind, fillKind } from '../../scene/fill-kind.ts'
import type { Color } from '../../scene/limits.ts'
import type { Element, Line, Text } from '../../scene/scene.ts'

/** A box, line, path or circle as drawn. */
export type Drawn = {
  index: number
  element: Exclude<Element, Text>
  fill: Color
  stroke: Color
  kind: FillKind
  /** Whether its stroke is dashed. */
  dashed: boolean
  arrow: boolean
  outlines: Polyline[]
  bounds: Rect
  /** Whether it has an inside: a box, a circle, a filled path or one that closes. */
  area: boolean
}

/** Prepares one element, reading no more of a path than there is room for. */
export function toDrawn(element: Drawn['element'], at: { index: number; room: OutlineRoom }): Drawn {
  const fill = element.type === 'line' ? 'none' : fillOf(element)
  const stroke = element.stroke ?? defaults[element.type].stroke
  const dashed = 'dashed' in element && element.dashed === true
  const kind = fillKind(stroke, dashed)
  const outlines = outlinesOf(element, at.room)
  return {
    index: at.index,
    element,
    fill,
    stroke,
    kind,
    dashed: dashed && kind === 'shape',
    arrow: 'arrow' in element && element.arrow === true,
    outlines,
    bounds: boundsOf(outlines),
    area: hasArea({ type: element.type, fill }, outlines),
  }
}

const fillOf = (element: Exclude<Drawn['element'], Line>): Color => element.fill ?? defaults[element.type].fill

const hasArea = ({ type, fill }: { type: Element['type']; fill: Color }, outlines: Polyline[]): boolean => {
  if (type === 'line') return false
  return type !== 'path' || fill !== 'none' || outlines.some(({ closed, segments }) => closed && segments.length > 2)
}

/** Whether it is a stroke only: a line, or a path that stays open and unfilled. */
export const isStroke = ({ area }: Drawn): boolean => !area

const pale = new Set<Color>(['none', 'surface', 'soft', 'rule'])

/** Whether it is a background rather than a thing: a pale fill without a stroke. */
export const isGround = ({ fill, stroke }: Drawn): boolean => stroke === 'none' && pale.has(fill)

/** Whether it is a band behind everything, a pale half-tone without an outline: no arrow means it, and words on it are free. */
export const isBand = (item: Drawn): boolean =>
  isGround(item) && 'dashed' in item.element && item.element.dashed === true
