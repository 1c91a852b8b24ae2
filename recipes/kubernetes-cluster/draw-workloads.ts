/**
 * Workloads in a graph: each is one node of it, which edges meet at the service, at the bracket of all pods, or at what
 * controls these.
 */
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { nodeId } from '../../drawing/graph/layout-ids.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Port } from '../../layout/model/graph.ts'
import { controllerMiddle, drawBody, leastBar, middleOf, sizeOf } from './draw-body.ts'
import { controllerLevel } from './draw-control.ts'
import { clusterNotation } from './notation.ts'
import { gap, leastWidth, planOf, type WorkloadPlan } from './plan.ts'
import { podsInFocus, type Workload } from './workload.ts'
import type { ClusterWorkloads } from './workloads.ts'

/** The node of the graph that a workload is. */
const nodeOf = ({ service, controller }: Workload): GraphNode | undefined => service ?? controller?.node

/** How wide one of several workloads may be, in pixels, if it can. */
const narrow = 560

/** Draws workloads and what is around them, if they fit a page; else says why not. */
export function drawWorkloads(data: GraphDocument, found: ClusterWorkloads, sheet: Sheet): string | undefined {
  const { workloads, inside, isShared } = found
  const room = sheet.page.room.w - 2 * gap.pad
  const plans = new Map<GraphNode, WorkloadPlan>()
  for (const workload of workloads) {
    const least = leastBar(data, workload, sheet)
    const plan = (workloads.length > 1 ? planOf(workload, narrow, least) : undefined) ?? planOf(workload, room, least)
    const node = nodeOf(workload)
    if (plan === undefined) return tooWide(leastWidth(workload, least), room)
    if (node !== undefined) plans.set(node, plan)
  }
  const rest = {
    ...data,
    nodes: data.nodes.filter((node) => !inside.has(node) || plans.has(node)),
    edges: data.edges.filter((edge) => !inside.has(edge)),
    groups: data.groups.filter((group) => !inside.has(group)),
  }
  if (isShared) {
    sheet.note('groups', undefined, 'several workloads run on the same nodes: each pod names its node')
    // A node without a frame is in focus in its pods.
    sheet.focusAlso(podsInFocus(data))
  }
  for (const [edge, drawn] of inside) if (drawn !== undefined && sheet.isFocus(edge)) sheet.focusAlso([drawn])
  const layout = drawGraph(rest, sheet, notationOf(data, plans) as typeof clusterNotation)
  rest.nodes.forEach((node, index) => {
    const [plan, at] = [plans.get(node), layout.nodes.get(nodeId(node, index))]
    if (plan !== undefined && at !== undefined) drawBody(data, plan, { at, sheet })
  })
  return undefined
}

const tooWide = (w: number, room: number): string =>
  `its nodes side by side are ${w} px wide, there is room for ${room}: shorten the names of pods, or draw fewer nodes`

const notationOf = (data: GraphDocument, plans: ReadonlyMap<GraphNode, WorkloadPlan>): AnyNotation => {
  const names = new GraphNames(data)
  const ends = endsOf(plans)
  return {
    ...(clusterNotation as unknown as AnyNotation),
    sameSize: 'none',
    layout: { direction: 'down' },
    groups: Object.fromEntries(Object.entries(clusterNotation.groups).map(([kind, { look }]) => [kind, { look }])),
    holdsAreas: (group) => [...plans.keys()].some((node) => names.around(node).includes(group)),
    node: (node) => {
      const plan = plans.get(node)
      return plan && { w: plan.w, h: sizeOf(plan).h, outline: 'box', draw: () => [], met: () => [] }
    },
    owner: (reference, side) => {
      const { node, group } = names.end(reference) ?? {}
      const end = ends.get((node ?? group) as object)
      return end && { node: end.node, port: portOf(end, side) }
    },
  }
}

type Ending = { node: GraphNode; plan: WorkloadPlan; part: 'service' | 'pods' | 'controller' | 'scaler' }

/** What of a workload an end of an edge refers to. */
const endsOf = (plans: ReadonlyMap<GraphNode, WorkloadPlan>): Map<object, Ending> => {
  const ends = new Map<object, Ending>()
  for (const [node, plan] of plans) {
    const { service, nodes, controller, scaler } = plan.workload
    const pods = nodes.flatMap((host) => [host.group, host.frame, ...host.pods.map(({ pod }) => pod)])
    for (const item of pods) if (item !== undefined) ends.set(item, { node, plan, part: 'pods' })
    if (controller !== undefined) ends.set(controller.node, { node, plan, part: 'controller' })
    if (scaler !== undefined) ends.set(scaler.node, { node, plan, part: 'scaler' })
    if (service !== undefined) ends.set(service, { node, plan, part: 'service' })
  }
  return ends
}

/** Where an edge meets a workload. */
const portOf = ({ plan, part }: Ending, side: 'from' | 'to'): Port => {
  const { bar, bracket, end, out } = sizeOf(plan)
  const isOpen = plan.workload.controller === undefined
  if (part === 'service') return side === 'to' ? { side: 'top', offset: 'middle' } : { side: 'beside', offset: bar / 2 }
  if (part === 'pods' && side === 'from' && isOpen) return { side: 'bottom', offset: middleOf(plan) }
  if (part === 'pods') return { side: side === 'from' ? 'right' : 'left', offset: side === 'from' ? out : bracket }
  // Pods that wait hang lower than what controls them.
  if (plan.workload.pending.length > 0) return { side: 'left', offset: end + controllerLevel(plan) }
  return { side: 'bottom', offset: part === 'controller' ? controllerMiddle(plan) : plan.w - 64 }
}
