/**
 * What is next to something in a direction, for arrow keys.
 */
import { centerOf, type Point, type Rect } from '../../geometry/rect.ts'
import { type Middles, sameAxis } from './pin-cell.ts'

/** A step to the left, right, up or down: one of both is 0. */
export type StepWay = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

/** The nearest in a direction, rather ahead than aside; undefined if there is none. */
export function neighborOf(
  rect: Rect,
  others: readonly { at: string; rect: Rect }[],
  way: StepWay,
): string | undefined {
  const from = centerOf(rect)
  const ahead = others.flatMap(({ at, rect: other }) => {
    const to = centerOf(other)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const [along, aside] = way.x === 0 ? [dy * way.y, Math.abs(dx)] : [dx * way.x, Math.abs(dy)]
    return along > 0 ? [{ at, isAside: aside > along, distance: along + aside }] : []
  })
  return ahead.sort((a, b) => Number(a.isAside) - Number(b.isAside) || a.distance - b.distance)[0]?.at
}

/** How far beyond the last column or row a node moves, in pixels. */
const beyond = 160

/** Where a node is after a step: in the next column or row, or beyond the last one. */
export const stepFrom = (node: string, middles: Middles, way: StepWay): Point | undefined => {
  const own = middles.get(node)
  if (own === undefined) return undefined
  const axis = way.x === 0 ? 'y' : 'x'
  const sign = way[axis]
  const ahead = [...middles].flatMap(([at, middle]) => {
    const distance = (middle[axis] - own[axis]) * sign
    return at !== node && distance >= sameAxis[axis] ? [distance] : []
  })
  const by = ahead.length === 0 ? beyond : Math.min(...ahead)
  return { ...own, [axis]: own[axis] + sign * by }
}
