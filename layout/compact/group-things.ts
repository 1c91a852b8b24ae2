/**
 * Groups as things: their two walls, and their titles at these.
 */
import type { Item } from '../model/board.ts'
import type { Spot } from '../solve/program.ts'
import { type Axis, otherAxis, sizeOf, startOf } from './axis.ts'
import type { Places, Scene } from './places.ts'
import { stretchAcross, type Thing } from './thing.ts'

export const groupThings = (item: Item, { axis }: Scene, { low, high }: Places): Thing[] => {
  const { index, head, aside } = item
  const [across, start, end] = [
    stretchAcross(item, axis),
    startOf(item, axis),
    startOf(item, axis) + sizeOf(item, axis),
  ]
  const base = { id: index, ...across, tie: 0 }
  const [lowWall, highWall] = [low(index), high(index)]
  const things: Thing[] = [
    { ...base, kind: 'low wall', low: lowWall, high: lowWall, key: start },
    { ...base, kind: 'high wall', low: highWall, high: highWall, key: end },
  ]
  const other = otherAxis(axis)
  const shift = (spot: Spot, by: number): Spot => ({ ...spot, offset: spot.offset + by })
  // The title of a lane takes its whole strip, which only things along it can enter; one over a rule has the strip above
  // the rule, which strokes may cross beside it.
  const isStripAxis = (axis === 'x') === item.pads.left > item.pads.top
  if (head.w > 0 && head.h > 0 && (!item.isLane || isStripAxis)) {
    const hasStrip = item.isLane || (isStripAxis && (item.group?.rules ?? []).length > 0)
    const to = hasStrip ? across.to : across.from + sizeOf(head, other)
    things.push({
      ...base,
      kind: 'title',
      low: lowWall,
      high: shift(lowWall, sizeOf(head, axis)),
      to,
      key: start + 0.1,
    })
  }
  if (aside.w > 0 && aside.h > 0) things.push(asideThing(item, { axis, base, lowWall, highWall, start, end }))
  return things
}

/** The title in the far corner: at the end of the level axis, at the start of the other. */
const asideThing = (
  { aside, pads }: Item,
  {
    axis,
    base,
    lowWall,
    highWall,
    start,
    end,
  }: {
    axis: Axis
    base: { id: number; from: number; to: number; tie: number }
    lowWall: Spot
    highWall: Spot
    start: number
    end: number
  },
): Thing => {
  const strip: Axis = pads.left > pads.top ? 'y' : 'x'
  const [size, depth] = [sizeOf(aside, axis), sizeOf(aside, otherAxis(axis))]
  if (axis === strip)
    return {
      ...base,
      kind: 'title',
      low: { ...highWall, offset: -size },
      high: highWall,
      to: base.from + depth,
      key: end - 0.1,
    }
  return {
    ...base,
    kind: 'title',
    low: lowWall,
    high: { ...lowWall, offset: size },
    from: base.to - depth,
    key: start + 0.1,
  }
}
