/**
 * A node with its pods and the drops to them; what is lost is hatched, and the drops to it end in a cross.
 */

import { lineOfText, place } from '../../drawing/block.ts'
import type { GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { tinted } from '../../drawing/fills.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { port } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Box, Element } from '../../src/scene/scene.ts'
import { headInset } from './heads-over.ts'
import { leaves } from './leaving.ts'
import { gap, headGap, lostAll, type NodePlan, podsAt, strokeOf, type WorkloadPlan } from './plan.ts'
import { isLost } from './workload.ts'

/** `podTop`: where pods begin under the words of their node, from the top of this; these are under the pods without it. */
type NodePlace = Omit<WorkloadPlan, 'nodes' | 'frames' | 'w'> & { rect: Rect; from: number; podTop: number | undefined }

/** The lower end of a column of pods: whether a bracket holds it, and whether something leads on from it. */
type Column = { end: Point; isHeld: boolean; isLeft: boolean }

/** A node with its pods, and the drops to them; returns the columns of these. */
export const drawNode = (
  { own, pods: words, head, note }: Omit<NodePlan, 'x'>,
  { rect, from, podTop, ...plan }: NodePlace,
  sheet: Sheet,
): Column[] => {
  const {
    mode: { across, rail },
    podW,
    podH,
  } = plan
  const inset = own.group === undefined ? 0 : plan.mode.inset
  const { pods } = own
  const left = rect.x + podsAt({ own, w: rect.w }, plan)
  const isLostNode = lostAll(own)
  if (own.group !== undefined) drawGround({ own, head, note }, own.group, { rect, ...headsAt(podTop, inset), sheet })
  let rung = from
  const columns = pods.map(({ pod, edge }, index) => {
    const at = across
      ? { x: left + index * (podW + gap.pods), y: rect.y + (podTop ?? inset), w: podW, h: podH }
      : { x: left + rail, y: rect.y + inset + index * (podH + gap.pods), w: podW, h: podH }
    const label = words[index]
    sheet.put(pod, [
      box(at.x, at.y, at.w, at.h, podPaint(pod, isLostNode, sheet)),
      ...(label === undefined ? [] : place(label, at)),
    ])
    if (edge !== undefined && (across || !isLost(pod) || (isLostNode && index === 0))) {
      const isFirstLost = pods.findIndex((each) => isLost(each.pod)) === index
      const rail = across ? undefined : left
      drawDrop(edge, { service: plan.workload.service, pod, at, from: rung, rail, isFirstLost }, sheet)
      if (!across) rung = at.y + at.h / 2
    }
    return { end: port(at, 'bottom'), isHeld: pods[index]?.isHeld !== false, isLeft: leaves(plan.workload, pod) }
  })
  // Stacked pods are in one column.
  const ways = { isHeld: columns.some(({ isHeld }) => isHeld), isLeft: columns.some(({ isLeft }) => isLeft) }
  return across ? columns : columns.slice(-1).map(({ end }) => ({ end, ...ways }))
}

/** Words over pods are nearer to the side of their node than pods are. */
const headsAt = (podTop: number | undefined, inset: number): Pick<HeadPlace, 'inset' | 'isOver'> =>
  podTop === undefined ? { inset, isOver: false } : { inset: headInset, isOver: true }

/** The area of a node, and its words. */
const drawGround = (
  words: Pick<NodePlan, 'own' | 'head' | 'note'>,
  group: GraphGroup,
  place: HeadPlace & { sheet: Sheet },
): void => {
  drawFrame(words, group, place)
  drawHead(words, group, place)
}

/** The area of a node; of one that is lost, the edge of its state around hatching that leaves its words free. */
const drawFrame = (
  { own, head, note }: Pick<NodePlan, 'own' | 'head' | 'note'>,
  group: GraphGroup,
  { rect, inset, isOver, sheet }: HeadPlace & { sheet: Sheet },
): void => {
  const frame = (paint: Pick<Box, 'fill' | 'stroke'>): Element => box(rect.x, rect.y, rect.w, rect.h, paint)
  if (!lostAll(own)) return sheet.put(group, [frame(sheet.isFocus(group) ? inFocus : tinted)], 'ground')
  const base = headTop({ head, note }, { rect, inset, isOver }) - rect.y
  const [top, bottom] = isOver ? [base + Math.max(head.h, note.h) + 4, rect.h - 2] : [2, base - 4]
  const hatched = hatch({ x: rect.x + 2, y: rect.y + top, w: rect.w - 4, h: bottom - top })
  sheet.put(group, [frame({ fill: 'surface', stroke: 'negative' }), hatched], 'ground')
}

type HeadPlace = { rect: Rect; inset: number; isOver: boolean }

const isOnOneLine = (
  { head, note }: Pick<NodePlan, 'head' | 'note'>,
  { rect, inset }: Pick<HeadPlace, 'rect' | 'inset'>,
): boolean => head.w + note.w + headGap <= rect.w - 2 * inset

/** Where the words of a node begin, over or under its pods. */
const headTop = ({ head, note }: Pick<NodePlan, 'head' | 'note'>, { rect, inset, isOver }: HeadPlace): number =>
  isOver
    ? rect.y + 10
    : rect.y + rect.h - 12 - (isOnOneLine({ head, note }, { rect, inset }) ? Math.max(head.h, note.h) : head.h + note.h)

/** The name of a node, and the remark beside or below it. */
const drawHead = (
  { head, note }: Pick<NodePlan, 'head' | 'note'>,
  group: GraphGroup,
  { rect, inset, isOver, sheet }: HeadPlace & { sheet: Sheet },
): void => {
  const isOneLine = isOnOneLine({ head, note }, { rect, inset })
  const base = headTop({ head, note }, { rect, inset, isOver })
  const nameAt = { x: rect.x + inset, y: base, w: rect.w - 2 * inset, h: head.h }
  const noteAt = isOneLine ? nameAt : { ...nameAt, y: base + head.h, h: note.h }
  const align = isOneLine ? 'end' : 'start'
  sheet.put(group, [...place(head, nameAt, { align: 'start' }), ...place(note, noteAt, { align })])
}

const inFocus = { fill: 'soft', stroke: 'accent' } as const

/** A pod that is lost alone is marked itself; where its whole node is lost, the node is. */
const podPaint = (pod: GraphNode, isLostNode: boolean, sheet: Sheet) =>
  isLost(pod) && isLostNode ? {} : paintOf(pod, sheet)

type Drop = {
  service: GraphNode | undefined
  pod: GraphNode
  at: Rect
  from: number
  rail: number | undefined
  isFirstLost: boolean
}

/** From the service, or the pod before it at a rail, into a pod; to one that is lost only a little way, which says why once. */
const drawDrop = (edge: GraphEdge, { service, pod, at, from, rail, isFirstLost }: Drop, sheet: Sheet): void => {
  const x = rail ?? at.x + at.w / 2
  if (isLost(pod)) {
    const y = from + 32
    const cross = `M ${x - 7} ${y - 7} l 14 14 M ${x + 7} ${y - 7} l -14 14`
    const words = isFirstLost ? [lineOfText('no traffic', { x: x + 16, y, as: { size: 14, fill: 'negative' } })] : []
    return sheet.put(edge, [path(`M ${x} ${from} V ${y} ${cross}`, { stroke: 'negative' }), ...words], 'line')
  }
  const look = { ...strokeOf(edge, sheet, service), arrow: true } as const
  if (rail === undefined) return sheet.put(edge, [line(x, from, x, at.y, look)], 'line')
  return sheet.put(edge, [path(`M ${x} ${from} V ${at.y + at.h / 2} H ${at.x}`, look)], 'line')
}

/** Parallel lines at 45 degrees, 16 px apart; each is closed, to be as thin as an outline. */
const hatch = ({ x, y, w, h }: Rect): Element => {
  const lines: string[] = []
  for (let at = 16; at < w + h; at += 16) {
    const [a, b] = [
      { x: x + Math.min(at, w), y: y + Math.max(0, at - w) },
      { x: x + Math.max(0, at - h), y: y + Math.min(at, h) },
    ]
    lines.push(`M ${a.x} ${a.y} L ${b.x} ${b.y} Z`)
  }
  return path(lines.join(' '), { stroke: 'muted' })
}
