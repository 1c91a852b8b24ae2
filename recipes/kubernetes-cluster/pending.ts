/**
 * Pods that wait for a node: dashed, beside what wants them, and held by the bracket of all pods. Where a node is lost they
 * are under it, as under any other they would seem to be on that.
 */
import { type Block, nameAndNote, place } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { gap, lostAll, podsAt, type WorkloadPlan } from './plan.ts'

/** Between what controls the pods and those that wait, in pixels. */
const aside = 32

/** How wide pods that wait are at least, with the space before them. */
export const leastForPending = ({ pending }: Pick<WorkloadPlan['workload'], 'pending'>): number =>
  pending.reduce(
    (sum, pod) => sum + Math.max(104, pendingWords(pod, 200).w + 16) + gap.pods,
    pending.length > 0 ? aside : 0,
  )

/** What pods that wait are placed by. */
export type PendingPlan = Pick<WorkloadPlan, 'workload' | 'nodes' | 'podW' | 'mode' | 'w'>

/** How wide the end of the row is that pods have which wait for a node, with the space before them. */
export const pendingWidth = (plan: PendingPlan): number =>
  plan.workload.pending.length === 0 ? 0 : plan.w - Math.min(...leftsOf(plan)) + aside

/** The words of a pod that waits. */
export const pendingWords = (pod: GraphNode, podW: number): Block =>
  nameAndNote({ ...pod, note: [pod.tech, pod.note].filter(Boolean).join(', ') || undefined }, podW - 16, [
    'item',
    'small',
  ])

/**
 * The left ends of pods that wait: under those that are lost with their nodes, if there are as many, or where those of the
 * last node end. An odd number is between the pods above, so that the line that holds all does not seem to come from one of these.
 */
const leftsOf = (plan: PendingPlan): number[] => {
  const { workload, nodes, podW, mode, w } = plan
  const { pending } = workload
  const pitch = podW + gap.pods
  // What controls all is under the first node.
  const lost = nodes.slice(1).filter(({ own }) => mode.across && lostAll(own))
  const between = mode.across && pending.length % 2 === 1 ? up(pitch / 2) : 0
  const under = lost.flatMap((node) =>
    node.pods.map((_, index) => node.x + podsAt(node, plan) + index * pitch + between),
  )
  const atEnd = pending.map((_, index) => w - mode.inset - (pending.length - index) * pitch + gap.pods - between)
  return under.length < pending.length ? atEnd : under.slice(0, pending.length)
}

/** Pixels from the middle of a waiting pod leftward to where the bracket holds it, where pods above are stacked at a rail. */
const heldLeft = 24

/** Where pods that wait are held, `x` being the left end of the bar: by one line to all, or where rails are by one each. */
export const pendingColumns = (plan: PendingPlan, x: number): { from: number; to: number[] }[] => {
  const all = leftsOf(plan).map((left) => x + left + plan.podW / 2 - (plan.mode.across ? 0 : heldLeft))
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return []
  return plan.mode.across ? [{ from: (first + last) / 2, to: all }] : all.map((at) => ({ from: at, to: [at] }))
}

/** Pods that wait for a node, in the row of what controls them. */
export const drawPending = (plan: PendingPlan, row: Rect, sheet: Sheet): void => {
  const { podW, workload } = plan
  const lefts = leftsOf(plan)
  for (const [index, pod] of workload.pending.entries()) {
    const at = { ...row, x: row.x + (lefts[index] ?? 0), w: podW }
    sheet.put(pod, [
      box(at.x, at.y, at.w, at.h, { ...paintOf(pod, sheet), dashed: true }),
      ...place(pendingWords(pod, podW), at),
    ])
  }
}
