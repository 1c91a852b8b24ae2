/**
 * What controls the pods: a bracket that holds them from below, what it belongs to, and what scales that or, dashed
 * beside it, the pods that wait for a node.
 */

import { type Block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { gap, strokeOf, type WorkloadPlan } from './plan.ts'
import type { Workload } from './workload.ts'

/** Alone, what controls the pods is as wide as the bar; what scales it leaves it a third. */
const controlWords = (node: GraphNode, w: number, isAlone = false): Block =>
  nameAndNote(
    { ...node, note: [node.tech, node.note].filter(Boolean).join(', ') || undefined },
    isAlone ? w - 32 : w / 3,
  )

/** Between what controls the pods and those that wait, in pixels. */
const aside = 32

/** How wide the pods are that wait for a node, side by side, with the space before them; they end where those of the last node do. */
const pendingWidth = ({ workload: { pending }, podW, mode: { inset } }: ControlPlan): number =>
  pending.length === 0 ? 0 : pending.length * (podW + gap.pods) - gap.pods + aside + inset

const pendingWords = (pod: GraphNode, podW: number): Block =>
  nameAndNote({ ...pod, note: [pod.tech, pod.note].filter(Boolean).join(', ') || undefined }, podW - 16, [
    'item',
    'small',
  ])

type ControlPlan = Pick<WorkloadPlan, 'workload' | 'podW' | 'w' | 'mode'>

/** How high the boxes of what controls the pods are. */
const controlBox = (plan: ControlPlan): number => {
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

export const heightOfControl = (plan: ControlPlan): number =>
  plan.workload.controller === undefined ? 0 : gap.foot + 16 + controlBox(plan)

/** The bracket under the pods, what it belongs to, and what scales that or waits. */
export const drawControl = (
  plan: ControlPlan,
  { feet, y }: { feet: readonly Point[]; y: number },
  sheet: Sheet,
): void => {
  const { workload } = plan
  const { controller, scaler } = workload
  const w = plan.w - pendingWidth(plan)
  if (controller === undefined) return
  const { node, edges } = controller
  const own = controlWords(node, w, scaler === undefined)
  const half = scaler === undefined ? w : up(Math.max(own.w + 32, (w - 24) / 2 - 32))
  const top = y + gap.foot + 16
  const rect = { x: gap.pad, y: top, w: half, h: controlBox(plan) }
  const bar = y + 16
  const trunk = rect.x + 104
  const places = pendingPlaces(plan, rect)
  const reach = [trunk, ...feet.map(({ x }) => x), ...places.map(({ x, w }) => x + w / 2)]
  const ticks = feet.map((foot) => `M ${foot.x} ${bar} V ${foot.y}`)
  const words = [...new Set(edges.flatMap(({ text }) => text ?? []))].join(', ')
  sheet.put(
    edges[0] ?? node,
    [
      path(
        [`M ${Math.min(...reach)} ${bar} H ${Math.max(...reach)}`, ...ticks, `M ${trunk} ${bar} V ${top}`].join(' '),
      ),
      ...(words === '' ? [] : [lineOfText(words, { x: trunk + 12, y: bar + 24, as: 'note' })]),
    ],
    'line',
  )
  sheet.put(node, [
    box(rect.x, rect.y, rect.w, rect.h, paintOf(node, sheet)),
    ...place(own, { ...rect, x: rect.x + 16 }, { align: 'start' }),
  ])
  if (scaler !== undefined) drawScaler(scaler, { rect, w }, sheet)
  drawPending(plan, { places, bar }, sheet)
}

/** Pods that wait for a node are beside what wants them. */
const pendingPlaces = ({ workload: { pending }, podW }: ControlPlan, beside: Rect): Rect[] =>
  pending.map((_, index) => ({ ...beside, x: beside.x + beside.w + aside + index * (podW + gap.pods), w: podW }))

/** Pods that wait for a node, dashed, under the bar that holds the others. */
const drawPending = (
  { workload: { pending, controller }, podW }: ControlPlan,
  { places, bar }: { places: readonly Rect[]; bar: number },
  sheet: Sheet,
): void => {
  for (const [index, pod] of pending.entries()) {
    const at = places[index]
    if (at === undefined) continue
    const edge = controller?.edges.find(({ to }) => isNamed(pod, [to]))
    const x = at.x + at.w / 2
    sheet.put(edge ?? pod, [path(`M ${x} ${bar} V ${at.y}`)], 'line')
    sheet.put(pod, [
      box(at.x, at.y, at.w, at.h, { ...paintOf(pod, sheet), dashed: true }),
      ...place(pendingWords(pod, podW), at),
    ])
  }
}

const drawScaler = (
  { node, edge }: NonNullable<Workload['scaler']>,
  { rect, w }: { rect: Rect; w: number },
  sheet: Sheet,
): void => {
  const words = controlWords(node, w)
  const label = [edge.text, edge.tech].filter(Boolean).join(', ')
  const x = Math.max(rect.x + rect.w + up(widthOf(label, 'label') + 48), gap.pad + w - up(words.w + 48))
  const at = { ...rect, x, w: gap.pad + w - x }
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
