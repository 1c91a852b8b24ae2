/**
 * What controls the pods: a bracket under their nodes with a tick for each, what it belongs to, and what scales that or,
 * dashed beside it and held by the same bracket, the pods that wait for a node. No line leads from pod to pod.
 */

import { type Block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { jointAt } from '../../drawing/graph/draw-joints.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { bracket, forkTo, trunkOf } from './bracket.ts'
import { drawLeaving, leavingHeight } from './leaving.ts'
import {
  drawPending,
  leastForPending,
  type PendingPlan,
  pendingColumns,
  pendingWidth,
  pendingWords,
} from './pending.ts'
import { gap, strokeOf } from './plan.ts'
import type { Workload } from './workload.ts'

/** Alone, what controls the pods is as wide as the bar; what scales it leaves it a third. */
const controlWords = (node: GraphNode, w: number, isAlone = false): Block =>
  nameAndNote(
    { ...node, note: [node.tech, node.note].filter(Boolean).join(', ') || undefined },
    isAlone ? w - 32 : w / 3,
  )

/** How high the boxes of what controls the pods are. */
const controlBox = (plan: PendingPlan): number => {
  const { controller, scaler, pending } = plan.workload
  const w = plan.w - pendingWidth(plan)
  return up(
    Math.max(
      56,
      ...[controller, scaler].map((each) =>
        each === undefined ? 0 : controlWords(each.node, w, scaler === undefined).h + 16,
      ),
      ...pending.map((pod) => pendingWords(pod, plan.podW).h + 16),
    ),
  )
}

/** From the nodes to the bracket under them. */
export const toBracket = 16

export const heightOfControl = (plan: PendingPlan): number => {
  if (plan.workload.controller === undefined) return isBracketed(plan.workload) ? toBracket : 0
  return toControl(plan.workload) + controlBox(plan)
}

/** From the nodes to what controls their pods. */
const toControl = (workload: Workload): number => gap.foot + 16 + leavingHeight(workload)

/** Whether pods that nothing controls have a bracket: what leads on from one pod alone begins at it. */
const isBracketed = ({ nodes, isLeft = false, isEntered = false }: Workload): boolean =>
  isEntered || (isLeft && nodes.flatMap(({ pods }) => pods).length > 1)

/** How wide the bar must be for what scales the controller beside it, in pixels. */
export const leastForScaler = ({ controller, scaler, ...workload }: Workload): number => {
  if (controller === undefined || scaler === undefined) return 0
  const [own, beside] = [controller, scaler].map(({ node }) => Math.min(200, controlWords(node, 600, true).w))
  const label = widthOf([scaler.edge.text, scaler.edge.tech].filter(Boolean).join(', '), 'label')
  const right = up(label + 48) + up((beside ?? 0) + 48)
  return Math.max((own ?? 0) + 32 + right, 2 * (right - 44)) + up(leastForPending(workload))
}

/** The box of what controls the pods, from the left end of the bar and from its own top. */
export const controllerWidth = (plan: PendingPlan): number => {
  const { controller, scaler, pending } = plan.workload
  const w = plan.w - pendingWidth(plan)
  if (controller === undefined) return w
  // Beside pods that wait it is as wide as the first node, under which it is.
  const own = Math.max(controlWords(controller.node, w, true).w + 32, plan.nodes[0]?.w ?? 0)
  if (scaler === undefined) return pending.length === 0 ? w : Math.min(w, up(own))
  return up(Math.max(controlWords(controller.node, w).w + 32, (w - 24) / 2 - 32))
}

/**
 * Where the bracket is left from below if nothing else is there, the left end of the nodes and where these end, and the levels
 * of the bracket and, over it, of what leads on.
 */
type ControlPlace = {
  columns: readonly Point[]
  leaving: readonly Point[]
  out: number
  middle: number
  x: number
  y: number
  bar: number
}

/** The bracket under the pods, whose columns end at these points, what it belongs to, and what scales that or waits. */
export const drawControl = (plan: PendingPlan, place: ControlPlace, sheet: Sheet): void => {
  const { controller, scaler } = plan.workload
  if (controller === undefined) return drawOpen(plan, place, sheet)
  const ends = plan.workload.isEntered === true ? [place.x] : []
  const rect = { x: place.x, y: place.y + toControl(plan.workload), w: controllerWidth(plan), h: controlBox(plan) }
  if (place.leaving.length > 0)
    drawLeaving(plan.workload, { from: place.leaving, right: place.x + plan.w, bar: place.out }, sheet)
  drawBracket(controller, { ...place, rect, ends, waiting: pendingColumns(plan, place.x) }, sheet)
  const w = plan.w - pendingWidth(plan)
  drawController(controller.node, { rect, words: controlWords(controller.node, w, scaler === undefined) }, sheet)
  if (scaler !== undefined) drawScaler(scaler, { rect, w }, sheet)
  drawPending(plan, { ...rect, x: place.x, w: plan.w }, sheet)
}

/** The bracket of pods that nothing controls, if something leads from or to all of them. */
const drawOpen = ({ workload }: PendingPlan, { columns, middle, x, bar }: ControlPlace, sheet: Sheet): void => {
  if (!isBracketed(workload)) return
  const { service, isLeft = false, isEntered = false } = workload
  const all = [...(isLeft ? [middle] : []), ...(isEntered ? [x] : []), ...columns.map((column) => column.x)]
  sheet.put(service ?? '@pods', [path(bracket(all, { bar, ticks: columns }))], 'line')
}

/** What is no wider than a node of two pods is held in its middle. */
const widestNode = 300

/** `waiting` is from where to where pods that wait are held, below the bracket. */
type BracketPlace = Pick<ControlPlace, 'bar' | 'columns'> & {
  rect: Rect
  ends: readonly number[]
  waiting: ReturnType<typeof pendingColumns>
}

const drawBracket = (
  { node, edges }: NonNullable<Workload['controller']>,
  { rect, bar, ends, columns, waiting }: BracketPlace,
  sheet: Sheet,
): void => {
  const words = [...new Set(edges.flatMap(({ text }) => text ?? []))].join(', ')
  const { x: trunk, y } = trunkOf({ x: rect.x + (rect.w > widestNode ? 104 : Math.floor(rect.w / 2)), y: bar }, columns)
  const held = waiting.map(({ from }) => from)
  const all = [trunk, ...ends, ...columns.map(({ x }) => x), ...held]
  const drops = waiting.map(({ from, to }) => forkTo(to, { x: from, y: bar }, rect.y))
  sheet.put(
    edges[0] ?? node,
    [
      path([bracket(all, { bar, ticks: columns }), `M ${trunk} ${y} V ${rect.y}`, ...drops].join(' ')),
      ...[...held, ...(y === bar ? [trunk] : [])].map((x) => jointAt({ x, y: bar })),
      ...(words === '' ? [] : [lineOfText(words, { x: trunk + 12, y: bar + 24, as: 'note' })]),
    ],
    'line',
  )
}

const drawController = (node: GraphNode, { rect, words }: { rect: Rect; words: Block }, sheet: Sheet): void =>
  sheet.put(node, [
    box(rect.x, rect.y, rect.w, rect.h, paintOf(node, sheet)),
    ...place(words, { ...rect, x: rect.x + 16 }, { align: 'start' }),
  ])

const drawScaler = (
  { node, edge }: NonNullable<Workload['scaler']>,
  { rect, w }: { rect: Rect; w: number },
  sheet: Sheet,
): void => {
  const words = controlWords(node, w)
  const label = [edge.text, edge.tech].filter(Boolean).join(', ')
  const x = Math.max(rect.x + rect.w + up(widthOf(label, 'label') + 48), rect.x + w - up(words.w + 48))
  const at = { ...rect, x, w: rect.x + w - x }
  sheet.put(node, [
    box(at.x, at.y, at.w, at.h, paintOf(node, sheet)),
    ...place(words, { ...at, x: at.x + 16 }, { align: 'start' }),
  ])
  const y = rect.y + rect.h / 2
  sheet.put(
    edge,
    [
      line(at.x, y, rect.x + rect.w, y, { ...strokeOf(edge, sheet), arrow: true }),
      ...(label === ''
        ? []
        : [lineOfText(label, { x: (at.x + rect.x + rect.w) / 2, y: y - 16, as: 'label', align: 'middle' })]),
    ],
    'line',
  )
}

/** Where the middle of what controls the pods is, from the end of the nodes. */
export const controllerLevel = (plan: PendingPlan): number => toControl(plan.workload) + controlBox(plan) / 2
