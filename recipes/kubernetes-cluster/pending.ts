/**
 * Pods that wait for a node: dashed, beside what wants them, and held by the bracket of all pods.
 */
import { type Block, nameAndNote, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { gap, type WorkloadPlan } from './plan.ts'

/** Between what controls the pods and those that wait, in pixels. */
const aside = 32

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

type Waiting = PendingPlan & Pick<WorkloadPlan, 'w'>

/** The left ends of pods that wait, `x` being the left end of the bar. */
const leftsOf = ({ workload: { pending }, podW, mode, w }: Waiting, x: number): number[] =>
  pending.map((_, index) => x + w - mode.inset - (pending.length - index) * (podW + gap.pods) + gap.pods)

/** Pixels from the middle of a waiting pod leftward to where the bracket holds it, so that no line seems to come from the pod above. */
const heldLeft = 24

/** Where pods that wait are held. */
export const pendingColumns = (plan: Waiting, x: number): number[] =>
  leftsOf(plan, x).map((left) => left + plan.podW / 2 - heldLeft)

/** Pods that wait for a node, at the right end of the row of what controls them. */
export const drawPending = (plan: Waiting, row: Rect, sheet: Sheet): void => {
  const { podW, workload } = plan
  const lefts = leftsOf(plan, row.x)
  for (const [index, pod] of workload.pending.entries()) {
    const at = { ...row, x: lefts[index] ?? row.x, w: podW }
    sheet.put(pod, [
      box(at.x, at.y, at.w, at.h, { ...paintOf(pod, sheet), dashed: true }),
      ...place(pendingWords(pod, podW), at),
    ])
  }
}
