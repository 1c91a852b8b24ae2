/**
 * Where arrows meet, the main one keeps its color up to the head.
 */
import { bendRadius } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { DependencyWay, TaskPair } from './dependencies.ts'

/** A main way that runs into another one takes over the rest of it, and its head. */
export function takeHead(way: DependencyWay, ways: readonly [TaskPair, DependencyWay][]): void {
  const meeting = way.points.at(-1)
  const [, other] = ways.find(([pair, each]) => each.to === way.to && each.head && !pair.main) ?? []
  if (other === undefined || meeting === undefined) return
  const at = other.points.findIndex(
    (point, index) => index > 0 && isOn(meeting, other.points[index - 1] ?? point, point),
  )
  const [from, to] = [other.points[at - 1], other.points[at]]
  if (from === undefined || to === undefined) return
  way.points = [...way.points, ...other.points.slice(at)]
  // Where the main way turns, its corner is rounded: the other one ends behind it.
  const end = {
    x: meeting.x + Math.sign(to.x - from.x) * bendRadius,
    y: meeting.y + Math.sign(to.y - from.y) * bendRadius,
  }
  other.points = [...other.points.slice(0, at), end]
  way.head = true
  other.head = false
}

/** Whether a point lies on an upright or level line. */
const isOn = ({ x, y }: Point, a: Point, b: Point): boolean =>
  (a.x === b.x && x === a.x && y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y)) ||
  (a.y === b.y && y === a.y && x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x))
