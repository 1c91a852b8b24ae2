/**
 * The body of a workload: its service as a bar across all nodes, with a drop into each pod, and what controls the pods.
 */
import { type Block, block, lineOfText, longestPiece, nameAndNote, place } from '../../drawing/block.ts'
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { count } from '../../drawing/describe.ts'
import { groupFrame } from '../../drawing/graph/group-view.ts'
import { paintOf, wordWidth } from '../../drawing/graph/node-view.ts'
import { box } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { controllerWidth, drawControl, heightOfControl, leastForScaler, toBracket } from './draw-control.ts'
import { drawNode } from './draw-node.ts'
import { areHeadsOver, podsUnderHeads } from './heads-over.ts'
import { leavingHeight } from './leaving.ts'
import { framed, gap, type WorkloadPlan } from './plan.ts'
import { isLost, podsOf, type Workload } from './workload.ts'

/** How high the body is, and where its parts are from its top: the bar, the nodes and their end, the bar of what leads on from their pods, and the bracket of all. */
export const sizeOf = (
  plan: WorkloadPlan,
): { h: number; bar: number; nodes: number; end: number; out: number; bracket: number } => {
  const bar = barHeight(plan)
  const isFramed = plan.frames.length > 0
  const nodes = (bar === 0 ? 0 : bar + gap.drop) + (isFramed ? framed.head : 0)
  const end = nodes + heightOfNodes(plan) + (isFramed ? framed.foot : 0)
  return {
    h: end + heightOfControl(plan),
    bar,
    nodes,
    end,
    out: end + toBracket,
    bracket: end + toBracket + leavingHeight(plan.workload),
  }
}

/** Where what controls the pods is entered from below, from the left end of the bar. */
export const controllerMiddle = (plan: WorkloadPlan): number => Math.floor(controllerWidth(plan) / 16) * 8

/** Where the bracket is left from below, from the left end of the bar, if nothing else is under it. */
export const middleOf = ({ w }: WorkloadPlan): number => w / 2

const heightOfNodes = ({ nodes }: WorkloadPlan): number => Math.max(...nodes.map(({ h }) => h))

/** Draws the body with its top left corner at a point. */
export function drawBody(data: GraphDocument, plan: WorkloadPlan, { at, sheet }: { at: Point; sheet: Sheet }): void {
  const { workload, nodes: _nodes, frames: _frames, w, ...rest } = plan
  const size = sizeOf(plan)
  const [from, y, high] = [at.y + size.bar, at.y + size.nodes, heightOfNodes(plan)]
  if (workload.service !== undefined) drawBar(data, workload, { rect: { ...at, w, h: size.bar }, sheet })
  drawFrames(plan, { x: at.x, y, w, h: high }, sheet)
  const podTop = areHeadsOver(plan) ? podsUnderHeads(plan) : undefined
  const columns = plan.nodes.flatMap(({ x, ...node }) =>
    drawNode(node, { ...rest, workload, rect: { x: at.x + x, y, w: node.w, h: high }, from, podTop }, sheet),
  )
  const endOf = ({ x, y }: Point): Point => ({ x, y: podTop === undefined ? at.y + size.end : y })
  const place = {
    columns: columns.flatMap(({ isHeld, end }) => (isHeld ? [endOf(end)] : [])),
    leaving: columns.flatMap(({ isLeft, end }) => (isLeft ? [endOf(end)] : [])),
    out: at.y + size.out,
    middle: at.x + middleOf(plan),
    x: at.x,
    y: at.y + size.end,
    bar: at.y + size.bracket,
  }
  drawControl(plan, place, sheet)
}

const drawFrames = ({ frames }: WorkloadPlan, nodes: Rect, sheet: Sheet): void => {
  for (const { group, x, w } of frames) {
    const rect = { x: nodes.x + x, y: nodes.y - framed.head, w, h: nodes.h + framed.head + framed.foot }
    const paint = { fill: 'soft', stroke: 'accent', dashed: true } as const
    const frame = sheet.isFocus(group) ? [box(rect.x, rect.y, rect.w, rect.h, paint)] : groupFrame(rect, 'zone')
    sheet.put(group, frame, 'ground')
    sheet.put(group, [
      lineOfText(group.name, { x: rect.x + 16, y: rect.y + rect.h - 20, as: 'head' }),
      ...(group.note === undefined
        ? []
        : [lineOfText(group.note, { x: rect.x + w - 16, y: rect.y + rect.h - 20, as: 'small', align: 'end' })]),
    ])
  }
}

/** The words of a service take the third of its bar that the figure and what it says of each pod leave. */
const nameOf = (service: GraphNode, w: number): Block =>
  nameAndNote({ ...service, note: [service.tech, service.note].filter(Boolean).join(', ') || undefined }, w / 3)

const barHeight = ({ workload: { service }, w }: WorkloadPlan): number =>
  service === undefined ? 0 : up(Math.max(56, nameOf(service, w).h + 16))

/** What the bar says about the pods: the words of the edges to them, and of how many of these where not of all. */
const eachOf = ({ nodes }: Workload): string | undefined => {
  const said = nodes.flatMap(({ pods }) =>
    pods.flatMap(({ edge }) => (edge === undefined ? [] : [[edge.text, edge.tech].filter(Boolean).join(', ')])),
  )
  const sample = said.find((each) => each !== '')
  if (sample === undefined || /\b(?:each|every)\b/.test(sample)) return sample
  const alike = said.filter((each) => each === sample).length
  return `${sample} to ${alike === said.length ? 'each' : `${alike} of ${said.length}`}`
}

/** How many pods of a workload answer, where the data say that some do not; or what the heading says of them. */
const figureOf = (data: GraphDocument, { nodes, pending }: Workload, sheet: Sheet): string | undefined => {
  const own = nodes.flatMap(({ pods }) => pods.filter(({ isOther }) => isOther !== true).map(({ pod }) => pod))
  const { all, lost: gone, assumed } = podsOf(data)
  const isMain = own.some((pod) => all.includes(pod))
  if (isMain && sheet.quotes('left') && assumed.length > 0)
    return `${own.filter((pod) => !gone.includes(pod)).length} of ${own.length} left`
  const lost = own.filter(isLost).length
  if (lost > 0) return `${own.length - lost} of ${own.length} ready`
  if (pending.length > 0) return `${own.length} of ${own.length + pending.length} ready`
  return isMain && sheet.quotes('pods') ? count(own.length, 'pod') : undefined
}

/** How wide the bar must be for its words. */
export const leastBar = (data: GraphDocument, workload: Workload, sheet: Sheet): number => {
  if (workload.service === undefined) return 0
  const figure = block([{ text: figureOf(data, workload, sheet), as: roles.claim }]).w
  const each = block([{ text: eachOf(workload), as: 'note' }]).w
  const words = figure + 2 * Math.max(each, Math.min(160, nameOf(workload.service, Number.POSITIVE_INFINITY).w)) + 80
  return Math.max(words, 3 * wordWidth(workload.service.name, longestPiece), leastForScaler(workload))
}

/** The service across all nodes, and how many pods are ready if some are not. */
const drawBar = (data: GraphDocument, workload: Workload, { rect, sheet }: { rect: Rect; sheet: Sheet }): void => {
  const { service } = workload
  if (service === undefined) return
  const inside = { ...rect, x: rect.x + 16, w: rect.w - 32 }
  const figure = figureOf(data, workload, sheet)
  sheet.put(service, [
    box(rect.x, rect.y, rect.w, rect.h, paintOf(service, sheet)),
    ...place(nameOf(service, rect.w), inside, { align: 'start' }),
    ...place(block([{ text: figure, as: { ...roles.claim, fill: sheet.isFocus(service) ? 'accent' : 'ink' } }]), rect),
    ...place(block([{ text: eachOf(workload), as: 'note' }]), inside, { align: 'end' }),
  ])
  sheet.prove('left', service)
  sheet.prove('pods', service)
}
