/** What leads on from pods that something controls: a bar of its own over the bracket, held by these pods alone. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { bracket } from './bracket.ts'
import type { Workload } from './workload.ts'

/** From the bar of what leads on down to the bracket, and from the tick of a pod at that to its own, in pixels. */
const apart = 16

/** How much lower the bracket is, as what leads on has a bar of its own over it. */
export const leavingHeight = ({ controller, isLeft = false }: Workload): number =>
  controller !== undefined && isLeft ? apart : 0

/** Whether something leads on from a pod. */
export const leaves = ({ leaving = [] }: Workload, pod: GraphNode): boolean => leaving.includes(pod)

/** Draws the bar, from the pods over these points to the right end of the workload. */
export const drawLeaving = (
  { service, controller }: Workload,
  { from, right, bar }: { from: readonly Point[]; right: number; bar: number },
  sheet: Sheet,
): void => {
  const ticks = from.map(({ x, y }) => ({ x: x + apart, y }))
  const bars = bracket([...ticks.map(({ x }) => x), right], { bar, ticks })
  sheet.put(service ?? controller?.node ?? '@pods', [path(bars, { dashed: true })], 'line')
}
