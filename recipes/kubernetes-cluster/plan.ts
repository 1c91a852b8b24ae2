/**
 * How much room a workload takes: its pods side by side under their drops or, where the page is too narrow, stacked.
 */
import { type Block, block, longestPiece, nameAndNote, widest } from '../../drawing/block.ts'
import type { GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { piecesOf } from '../../drawing/wrap.ts'
import { isLost, type PodHost, type Workload } from './workload.ts'

/** Pixels: padding of the cluster, between pods and rows. */
export const gap = { pad: 24, pods: 8, row: 40, drop: 64, foot: 48 }

/**
 * Pods side by side under their drops, or stacked at a rail, with names in one line or broken where identifiers are; padding
 * of nodes, and the space between them.
 */
export type PodMode = {
  across: boolean
  inset: number
  between: number
  rail: number
  widest: number
  isBroken?: boolean
}
const modes: PodMode[] = [
  { across: true, inset: 16, between: 16, rail: 0, widest: 1040 },
  { across: false, inset: 16, between: 24, rail: 24, widest: 1200 },
  { across: false, inset: 8, between: 12, rail: 16, widest: 1200 },
  { across: false, inset: 8, between: 12, rail: 16, widest: 1200, isBroken: true },
]

/** Pixels between the name of a node and what is said of it in one line, at least. */
export const headGap = 16

/** The name of a pod that is lost with its node. */
const lostName = { size: 14, bold: true, fill: 'muted' } as const

/** `x` is from the left end of the bar. */
export type NodePlan = { own: PodHost; pods: Block[]; head: Block; note: Block; x: number; w: number; h: number }

/** A frame around some of the nodes, from the left end of the bar. */
export type FramePlan = { group: GraphGroup; x: number; w: number }

/** How a workload is laid out, if it fits a page; `w` is the width of its bar. */
export type WorkloadPlan = {
  workload: Workload
  nodes: NodePlan[]
  frames: FramePlan[]
  podW: number
  podH: number
  w: number
  mode: PodMode
}

/** The plan of a workload that fits, with its padding, into `page` pixels; its bar is `least` wide. */
export function planOf(workload: Workload, page: number, least = 560): WorkloadPlan | undefined {
  return plansOf(workload, least).find(({ w, mode: { widest } }) => w + 2 * gap.pad <= Math.min(widest, page))
}

/** How wide a workload is at least, with its padding, in pixels. */
export const leastWidth = (workload: Workload, least: number): number =>
  Math.min(...plansOf(workload, least).map(({ w }) => w + 2 * gap.pad))

const plansOf = (workload: Workload, least: number): WorkloadPlan[] =>
  modes.map((mode) => planIn(workload, mode, least))

/** Whether every pod of a node is lost. */
export const lostAll = ({ pods }: PodHost): boolean => pods.length > 0 && pods.every(({ pod }) => isLost(pod))

const planIn = (workload: Workload, mode: PodMode, least: number): WorkloadPlan => {
  const { across } = mode
  const words = workload.nodes.map((node) => podWords(node, mode))
  const waiting = workload.pending.map((pod) => nameAndNote({ ...pod, note: undefined }, 168, ['item', 'small']))
  const podW = up(Math.max(across ? 104 : 96, ...[...words.flat(), ...waiting].map(({ w }) => w + 16)))
  const podH = up(Math.max(48, ...words.flat().map(({ h }) => h + 16)))
  const sized = workload.nodes.map((own, index) => nodePlan(own, words[index] ?? [], { mode, podW, podH }))
  const { places, frames, w: inside } = placed(sized, mode)
  const w = up(Math.max(inside, least))
  const left = Math.floor((w - inside) / 8) * 4
  return {
    workload,
    nodes: sized.map((node, index) => ({ ...node, x: left + (places[index] ?? 0) })),
    frames: frames.map((frame) => ({ ...frame, x: left + frame.x })),
    podW,
    podH,
    w,
    mode,
  }
}

const podWords = (node: PodHost, { isBroken = false }: PodMode): Block[] =>
  node.pods.map(({ pod, on }) => {
    const name = isLost(pod) && !lostAll(node) ? `✗${isBroken ? '\u00a0' : ' '}${pod.name}` : pod.name
    const note = [pod.tech, pod.note, on].filter(Boolean).join(', ')
    const as = lostAll(node) ? lostName : 'item'
    const cap = isBroken
      ? Math.max(112, widest(piecesOf(name ?? ''), as), widest(piecesOf(note), 'small'))
      : Math.max(168, wordWidth(name, longestPiece, as), wordWidth(note, longestPiece, 'small'))
    return nameAndNote({ name, note: note === '' ? undefined : note }, cap, [as, 'small'])
  })

type PodSize = Pick<WorkloadPlan, 'mode' | 'podW' | 'podH'>

const nodePlan = (own: PodHost, pods: Block[], { mode, podW, podH }: PodSize): Omit<NodePlan, 'x'> => {
  const { across, rail } = mode
  const fill = lostAll(own) ? ('negative' as const) : undefined
  const note = [lostAll(own) ? '✗ none ready' : undefined, own.group?.note].filter(Boolean).join(', ')
  const inside = across ? pods.length * (podW + gap.pods) - gap.pods : podW + rail
  const high = across ? podH : pods.length * (podH + gap.pods) - gap.pods
  const inset = own.group === undefined ? 0 : mode.inset
  const w = up(Math.max(inside, own.group === undefined ? 0 : 88) + 2 * inset)
  const wide = w - 2 * inset
  const head = block([{ text: own.group?.name, as: { size: 14, bold: true, ...(fill && { fill }) } }], wide)
  const aside = block([{ text: note === '' ? undefined : note, as: { size: 14, fill: fill ?? 'muted' } }], wide)
  const headH = head.w + aside.w + headGap <= wide ? Math.max(head.h, aside.h) : head.h + aside.h
  return { own, pods, head, note: aside, w, h: up(inset + high + headH + (own.group === undefined ? 0 : 24)) }
}

/** Where the pods of a node begin, or their rail, from its left end. */
export const podsAt = (
  { own: { pods }, w }: Pick<NodePlan, 'own' | 'w'>,
  { mode: { across, rail }, podW }: Pick<WorkloadPlan, 'mode' | 'podW'>,
): number => {
  const inside = across ? pods.length * (podW + gap.pods) - gap.pods : podW + rail
  return Math.round((w - inside) / 8) * 4
}

/** Pixels around nodes in a frame: beside and over them, and under them, where its name is, as theirs is under their pods. */
export const framed = { aside: 16, foot: 40, head: 16 }

/** Nodes side by side, those of one frame next to each other. */
const placed = (nodes: readonly Omit<NodePlan, 'x'>[], { between }: PodMode) => {
  const places: number[] = []
  const frames: FramePlan[] = []
  let x = 0
  for (const [index, { own, w }] of nodes.entries()) {
    const before = nodes[index - 1]?.own
    const frame = frames.at(-1)
    const isSame = index > 0 && own.frame === before?.frame
    if (index > 0) x += between + (isSame || before?.frame === undefined ? 0 : framed.aside)
    if (own.frame !== undefined && !isSame) {
      frames.push({ group: own.frame, x, w: w + 2 * framed.aside })
      x += framed.aside
    } else if (own.frame !== undefined && frame !== undefined) frame.w = x + w + framed.aside - frame.x
    places.push(x)
    x += w
  }
  return { places, frames, w: x + (nodes.at(-1)?.own.frame === undefined ? 0 : framed.aside) }
}

/** The stroke of an edge, or of one that continues from a node. */
export const strokeOf = (edge: GraphEdge, sheet: Sheet, from?: GraphNode) =>
  sheet.isFocus(edge) || (from !== undefined && sheet.isFocus(from))
    ? ({ stroke: 'accent' } as const)
    : edge.state === undefined
      ? {}
      : { stroke: edge.state }
