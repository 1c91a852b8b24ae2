/**
 * Groups as things: their two walls, and their titles at these.
 */
import type { Item } from '../model/board.ts'
import type { Spot } from '../solve/program.ts'
import { type Axis, otherAxis, sizeOf, startOf } from './axis.ts'
import type { Places, Scene } from './places.ts'
import { moved, stretchAcross, type Thing } from './thing.ts'

export const groupThings = (item: Item, { axis }: Scene, { low, high }: Places): Thing[] => {
  const { index, head, aside } = item
  const [across, start, end] = [
    stretchAcross(item, axis),
    startOf(item, axis),
    startOf(item, axis) + sizeOf(item, axis),
  ]
  const [lowWall, highWall] = [low(index), high(index)]
  const { from, to } = across
  const things: Thing[] = [
    { kind: 'low wall', id: index, low: lowWall, high: lowWall, from, to, key: start, tie: 0 },
    { kind: 'high wall', id: index, low: highWall, high: highWall, from, to, key: end, tie: 0 },
  ]
  const other = otherAxis(axis)
  // The title of a lane takes its whole strip, which only things along it can enter; one over a rule has the strip above
  // the rule, which strokes may cross beside it.
  const isStripAxis = (axis === 'x') === item.pads.left > item.pads.top
  if (head.w > 0 && head.h > 0 && (!item.isLane || isStripAxis)) {
    const hasStrip = item.isLane || (isStripAxis && (item.group?.rules ?? []).length > 0)
    const last = hasStrip ? to : from + sizeOf(head, other)
    const high = moved(lowWall, sizeOf(head, axis))
    things.push({ kind: 'title', id: index, low: lowWall, high, from, to: last, key: start + 0.1, tie: 0 })
  }
  if (aside.w > 0 && aside.h > 0) things.push(asideThing(item, { axis, across, lowWall, highWall, start, end }))
  return things
}

type Walls = {
  axis: Axis
  across: { from: number; to: number }
  lowWall: Spot
  highWall: Spot
  start: number
  end: number
}

/** The title in the far corner: at the end of the level axis, at the start of the other. */
const asideThing = (
  { index: id, aside, pads }: Item,
  { axis, across, lowWall, highWall, start, end }: Walls,
): Thing => {
  const strip: Axis = pads.left > pads.top ? 'y' : 'x'
  const [size, depth] = [sizeOf(aside, axis), sizeOf(aside, otherAxis(axis))]
  const { from, to } = across
  if (axis === strip) {
    const low = { variable: highWall.variable, offset: -size }
    return { kind: 'title', id, low, high: highWall, from, to: from + depth, key: end - 0.1, tie: 0 }
  }
  const high = { variable: lowWall.variable, offset: size }
  return { kind: 'title', id, low: lowWall, high, from: to - depth, to, key: start + 0.1, tie: 0 }
}
