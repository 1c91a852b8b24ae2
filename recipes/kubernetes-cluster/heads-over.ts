/**
 * Whether the words of nodes are over their pods: then pods are held from below, by one bracket under all nodes.
 */
import { gap, headGap, lostAll, type NodePlan, type WorkloadPlan } from './plan.ts'

/** From words over pods to a drop beside them, and to the side of their node, in pixels. */
const clear = 6
export const headInset = 16

/** Pods are side by side, and beside the drops into them there is room for the words of their nodes. */
export const areHeadsOver = ({ nodes, frames, podW, mode }: WorkloadPlan): boolean =>
  mode.across && frames.length === 0 && nodes.every((node) => fitsBesideDrops(node, podW))

const fitsBesideDrops = ({ own, head, note, w }: NodePlan, podW: number): boolean => {
  if (own.group === undefined) return true
  if (lostAll(own)) return head.w + note.w + headGap <= w - 2 * headInset
  const inside = own.pods.length * (podW + gap.pods) - gap.pods
  const left = Math.round((w - inside) / 8) * 4
  const [first, last] = [left + podW / 2, left + inside - podW / 2]
  return headInset + head.w + clear <= first && last + clear <= w - headInset - note.w
}

/** Where pods begin under the words of their nodes, from the top of these: as far from the bottom as nodes are from their pods. */
export const podsUnderHeads = ({ nodes, podH, mode }: WorkloadPlan): number => {
  const inset = Math.max(...nodes.map(({ own }) => (own.group === undefined ? 0 : mode.inset)))
  return Math.max(...nodes.map(({ h }) => h)) - inset - podH
}
