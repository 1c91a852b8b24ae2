/**
 * Where the bracket is that holds pods: right under them in their nodes, over the nodes' words, and left between two nodes.
 */
import { gap, type NodePlan, type WorkloadPlan } from './plan.ts'

/** From pods to the bracket under them, in pixels. */
const below = 8

/** The level of the bracket from the top of the nodes, and where it is left, from the left end of the bar. */
type Hold = { level: number; trunk: number }

/** The bracket of pods side by side that something controls; undefined where words or frames are in its way. */
export function holdOf({ workload, nodes, frames, podH, mode }: WorkloadPlan): Hold | undefined {
  if (!mode.across || frames.length > 0 || workload.controller === undefined) return undefined
  const [first, second] = nodes
  const trunk =
    first === undefined
      ? undefined
      : second === undefined
        ? betweenWords(first, mode.inset)
        : betweenNodes(first, second)
  if (trunk === undefined) return undefined
  const insets = nodes.map(({ own }) => (own.group === undefined ? 0 : mode.inset))
  return { level: Math.max(...insets) + podH + below, trunk }
}

const betweenNodes = (first: NodePlan, second: NodePlan): number => (first.x + first.w + second.x) / 2

/** Between the name of a single node and the remark on it. */
const betweenWords = ({ own, head, note, x, w }: NodePlan, inset: number): number | undefined => {
  if (own.group === undefined) return x + w / 2
  const free = w - 2 * inset - head.w - note.w
  return free < 3 * gap.pods ? undefined : x + inset + head.w + Math.round(free / 2)
}
