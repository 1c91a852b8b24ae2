/**
 * Pods that wait for a node: dashed, beside what wants them, and held by a bracket of their own.
 */
import { type Block, nameAndNote, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box, path } from '../../drawing/primitives.ts'
import { port } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bendRadius } from '../../layout/model/graph.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { bracket } from './bracket.ts'
import { gap, type WorkloadPlan } from './plan.ts'

/** Between what controls the pods and those that wait, in pixels. */
const aside = 32

/** From pods that wait to the bracket that holds them from below. */
export const underPending = 16

/** What pods that wait are placed by. */
export type PendingPlan = Pick<WorkloadPlan, 'workload' | 'podW' | 'mode'>

/** How wide the pods are that wait for a node, side by side, with the space before them; they end where those of the last node do. */
export const pendingWidth = ({ workload: { pending }, podW, mode: { inset } }: PendingPlan): number =>
  pending.length === 0 ? 0 : pending.length * (podW + gap.pods) - gap.pods + aside + inset

/** The words of a pod that waits. */
export const pendingWords = (pod: GraphNode, podW: number): Block =>
  nameAndNote({ ...pod, note: [pod.tech, pod.note].filter(Boolean).join(', ') || undefined }, podW - 16, [
    'item',
    'small',
  ])

/** Pods that wait for a node are beside what wants them, which holds them from below. */
export const drawPending = (
  { workload: { pending, controller }, podW }: PendingPlan,
  beside: Rect,
  sheet: Sheet,
): void => {
  if (pending.length === 0) return
  const right = beside.x + beside.w
  const places = pending.map((_, index) => ({ ...beside, x: right + aside + index * (podW + gap.pods), w: podW }))
  const columns = places.map((place) => port(place, 'bottom'))
  const [trunk, bar] = [right + aside / 2, beside.y + beside.h + underPending]
  const [first] = pending
  const edge = controller?.edges.find(({ to }) => first !== undefined && isNamed(first, [to]))
  const r = bendRadius
  const way = `M ${right} ${beside.y + beside.h / 2} H ${trunk - r} q ${r} 0 ${r} ${r} V ${bar - r} q 0 ${r} ${r} ${r}`
  sheet.put(
    edge ?? '@pending',
    [path(`${way} ${bracket([trunk + r, ...columns.map(({ x }) => x)], { bar, ticks: columns })}`)],
    'line',
  )
  for (const [index, pod] of pending.entries()) {
    const at = places[index] ?? beside
    sheet.put(pod, [
      box(at.x, at.y, at.w, at.h, { ...paintOf(pod, sheet), dashed: true }),
      ...place(pendingWords(pod, podW), at),
    ])
  }
}
