/**
 * Swim lanes: horizontal bands with their names in heads at the left, and places inside them.
 */
import type { Element } from '../../src/scene/scene.ts'
import { type LabelLine, label, type Rect } from './label.ts'
import { box } from './primitives.ts'

/** Bands of equal height from the top of `area`; `head` is the width of the names' column, in pixels. */
export type Lanes = { area: Rect; head: number; names: readonly LabelLine[][] }

/** The rectangle of a lane right of its head. */
export const laneAt = ({ area, head, names }: Lanes, index: number): Rect => {
  const h = area.h / names.length
  return { x: area.x + head, y: area.y + index * h, w: area.w - head, h }
}

/** A rectangle of the given size in a lane, its middle at `x` and on the lane's own middle. */
export const inLane = (lane: Rect, x: number, { w, h }: { w: number; h: number }): Rect => ({
  x: x - w / 2,
  y: lane.y + (lane.h - h) / 2,
  w,
  h,
})

/** Bands and heads. Every second band is filled, so that long rows are told apart without heavy rules. */
export const drawLanes = (lanes: Lanes): Element[] =>
  lanes.names.flatMap((name, index) => {
    const { x, y, w, h } = laneAt(lanes, index)
    const head: Rect = { x: lanes.area.x, y, w: lanes.head, h }
    return [
      box(x, y, w, h, { fill: index % 2 === 0 ? 'none' : 'surface', stroke: 'rule' }),
      box(head.x, y, head.w, h),
      ...label(head, name),
    ]
  })
