/**
 * What controls the pods: a bracket under their nodes with a tick for each, what it belongs to, and what scales that or,
 * dashed beside it and held by a bracket of their own, the pods that wait for a node. No line leads from pod to pod.
 */

import { type Block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { port, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bendRadius } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { bracket } from './bracket.ts'
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

/** From pods that wait to the bracket that holds them from below. */
const under = 16

/** From the nodes to the bracket under them. */
export const toBracket = 16

export const heightOfControl = (plan: ControlPlan): number => {
  const { controller, pending, isLeft = false, isEntered = false } = plan.workload
  if (controller === undefined) return isLeft || isEntered ? toBracket : 0
  return gap.foot + 16 + controlBox(plan) + (pending.length === 0 ? 0 : under)
}

/** The box of what controls the pods, from the left end of the bar and from its own top. */
export const controllerWidth = (plan: ControlPlan): number => {
  const { controller, scaler } = plan.workload
  const w = plan.w - pendingWidth(plan)
  if (controller === undefined || scaler === undefined) return w
  return up(Math.max(controlWords(controller.node, w).w + 32, (w - 24) / 2 - 32))
}

/**
 * Where the bracket is left from below if nothing else is there, the left end of the nodes and where these end, the level of
 * the bracket, and where what it belongs to is met, if that is free.
 */
type ControlPlace = {
  columns: readonly Point[]
  middle: number
  x: number
  y: number
  bar: number
  trunk: number | undefined
}

/** The bracket under the pods, whose columns end at these points, what it belongs to, and what scales that or waits. */
export const drawControl = (plan: ControlPlan, place: ControlPlace, sheet: Sheet): void => {
  const { controller, scaler } = plan.workload
  if (controller === undefined) return drawOpen(plan, place, sheet)
  const ends = endsOf(plan, place.x)
  const rect = { x: place.x, y: place.y + gap.foot + 16, w: controllerWidth(plan), h: controlBox(plan) }
  drawBracket(controller, { ...place, rect, ends }, sheet)
  const w = plan.w - pendingWidth(plan)
  drawController(controller.node, { rect, words: controlWords(controller.node, w, scaler === undefined) }, sheet)
  if (scaler !== undefined) drawScaler(scaler, { rect, w }, sheet)
  drawPending(plan, rect, sheet)
}

/** The bracket of pods that nothing controls, if something leads from or to all of them. */
const drawOpen = (
  { workload: { service, isLeft = false, isEntered = false } }: ControlPlan,
  { columns, middle, x, bar }: ControlPlace,
  sheet: Sheet,
): void => {
  const ends = [...(isLeft ? [middle] : []), ...(isEntered ? [x] : [])]
  if (ends.length > 0)
    sheet.put(
      service ?? '@pods',
      [path(bracket([...ends, ...columns.map((column) => column.x)], { bar, ticks: columns }))],
      'line',
    )
}

/** Where the bracket is left or entered by what leads from or to all pods: its ends at the sides of the workload. */
const endsOf = ({ workload: { isLeft = false, isEntered = false }, w }: ControlPlan, x: number): number[] => [
  ...(isEntered ? [x] : []),
  ...(isLeft ? [x + w] : []),
]

type BracketPlace = Pick<ControlPlace, 'y' | 'bar' | 'columns' | 'trunk'> & { rect: Rect; ends: readonly number[] }

const drawBracket = (
  { node, edges }: NonNullable<Workload['controller']>,
  { rect, y, bar, ends, columns, trunk = rect.x + 104 }: BracketPlace,
  sheet: Sheet,
): void => {
  const words = [...new Set(edges.flatMap(({ text }) => text ?? []))].join(', ')
  sheet.put(
    edges[0] ?? node,
    [
      path(
        `${bracket([trunk, ...ends, ...columns.map(({ x }) => x)], { bar, ticks: columns })} M ${trunk} ${bar} V ${rect.y}`,
      ),
      ...(words === '' ? [] : [lineOfText(words, { x: trunk + 12, y: y + toBracket + 24, as: 'note' })]),
    ],
    'line',
  )
}

const drawController = (node: GraphNode, { rect, words }: { rect: Rect; words: Block }, sheet: Sheet): void =>
  sheet.put(node, [
    box(rect.x, rect.y, rect.w, rect.h, paintOf(node, sheet)),
    ...place(words, { ...rect, x: rect.x + 16 }, { align: 'start' }),
  ])

/** Pods that wait for a node are beside what wants them, which holds them from below. */
const drawPending = ({ workload: { pending, controller }, podW }: ControlPlan, beside: Rect, sheet: Sheet): void => {
  if (pending.length === 0) return
  const right = beside.x + beside.w
  const places = pending.map((_, index) => ({ ...beside, x: right + aside + index * (podW + gap.pods), w: podW }))
  const columns = places.map((place) => port(place, 'bottom'))
  const [trunk, bar] = [right + aside / 2, beside.y + beside.h + under]
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
export const controllerLevel = (plan: ControlPlan): number => gap.foot + 16 + controlBox(plan) / 2
