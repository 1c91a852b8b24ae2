/**
 * How much room a workload takes: its pods side by side under their drops or, where the page is too narrow, stacked.
 */
import { sum } from 'd3-array'
import { type Block, block, nameAndNote } from '../../drawing/block.ts'
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { isLost, type Workload } from './workload.ts'

/** Pixels: padding of the cluster, between pods and rows. */
export const gap = { pad: 24, pods: 8, row: 40, drop: 64, foot: 48 }

/** Pods side by side under their drops, or stacked at a rail; padding of nodes, and the space between them. */
export type PodMode = { across: boolean; inset: number; between: number; rail: number; widest: number }
const modes: PodMode[] = [
  { across: true, inset: 16, between: 16, rail: 0, widest: 1040 },
  { across: false, inset: 16, between: 24, rail: 24, widest: 1200 },
  { across: false, inset: 8, between: 12, rail: 16, widest: 1200 },
]

/** The name of a pod that is lost with its node. */
const lostName = { size: 14, bold: true, fill: 'muted' } as const

export type NodePlan = { own: Workload['nodes'][number]; pods: Block[]; head: Block; note: Block; w: number; h: number }

/** How a workload is laid out, if it fits a page; `w` is the width of its bar. */
export type WorkloadPlan = {
  workload: Workload
  nodes: NodePlan[]
  podW: number
  podH: number
  w: number
  mode: PodMode
}

export function planOf(workload: Workload, page: number): WorkloadPlan | undefined {
  const plans = modes.map((mode) => planIn(workload, mode))
  return plans.find(({ w, mode: { widest } }) => w + 2 * gap.pad <= Math.min(widest, page))
}

/** Whether every pod of a node is lost. */
export const lostAll = ({ pods }: Workload['nodes'][number]): boolean =>
  pods.length > 0 && pods.every(({ pod }) => isLost(pod))

const planIn = (workload: Workload, mode: PodMode): WorkloadPlan => {
  const { across, inset, between, rail } = mode
  const words = workload.nodes.map((node) =>
    node.pods.map(({ pod }) => {
      const name = isLost(pod) && !lostAll(node) ? `✗ ${pod.name}` : pod.name
      return nameAndNote({ name, note: [pod.tech, pod.note].filter(Boolean).join(', ') || undefined }, 168, [
        lostAll(node) ? lostName : 'item',
        'small',
      ])
    }),
  )
  const waiting = workload.pending.map((pod) => nameAndNote({ ...pod, note: undefined }, 168, ['item', 'small']))
  const podW = up(Math.max(across ? 104 : 96, ...[...words.flat(), ...waiting].map(({ w }) => w + 16)))
  const podH = up(Math.max(48, ...words.flat().map(({ h }) => h + 16)))
  const nodes = workload.nodes.map((own, index): NodePlan => {
    const pods = words[index] ?? []
    const fill = lostAll(own) ? ('negative' as const) : undefined
    const [note, inside] = [
      [lostAll(own) ? 'lost' : undefined, own.group.note].filter(Boolean).join(', '),
      across ? pods.length * (podW + gap.pods) - gap.pods : podW + rail,
    ]
    const w = up(Math.max(inside, 88) + 2 * inset)
    const head = block([{ text: own.group.name, as: { size: 14, bold: true, ...(fill && { fill }) } }], w - 2 * inset)
    const aside = block(
      [{ text: note === '' ? undefined : note, as: { size: 14, fill: fill ?? 'muted' } }],
      w - 2 * inset,
    )
    const headH = head.w + aside.w + 24 <= w - 2 * inset ? Math.max(head.h, aside.h) : head.h + aside.h
    const high = across ? podH : pods.length * (podH + gap.pods) - gap.pods
    return { own, pods, head, note: aside, w, h: up(inset + high + headH + 24) }
  })
  const w = sum(nodes, (node) => node.w) + (nodes.length - 1) * between
  return { workload, nodes, podW, podH, w: up(Math.max(w, 560)), mode }
}

/** The stroke of an edge, or of one that continues from a node. */
export const strokeOf = (edge: GraphEdge, sheet: Sheet, from?: GraphNode) =>
  sheet.isFocus(edge) || (from !== undefined && sheet.isFocus(from))
    ? ({ stroke: 'accent' } as const)
    : edge.state === undefined
      ? {}
      : { stroke: edge.state }
