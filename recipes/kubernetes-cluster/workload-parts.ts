/**
 * What stands around the pods of a workload: the service in front of them, and what scales what controls them.
 */
import { greatest, group as groupBy } from 'd3-array'
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import type { PodFlow, PodPlaces } from './flows.ts'
import { mayBeBar, type Workload } from './workload.ts'

/** A service with its edges to pods, or to what controls them. */
export type ServiceOf = { node: GraphNode; edges: GraphEdge[] }

/** What is known of a cluster while its workloads are read; `inside`: what is in their drawings. */
export type WorkloadReading = {
  data: GraphDocument
  places: PodPlaces
  flows: PodFlow[]
  isShared: boolean
  isOnly: boolean
  inside: Map<object, GraphEdge | undefined>
}

/** Whether something can be a service beside other things: what is outside of the cluster is none. */
export const isService = (item: object): boolean =>
  mayBeBar(item as GraphNode) && !['external', 'person'].includes((item as GraphNode).kind)

/** The service in front of pods: what sends to most of them and to no others; else one that sends to what controls them. */
export const serviceOf = (
  owner: object,
  pods: readonly GraphNode[],
  { data, flows, places }: WorkloadReading,
): ServiceOf | undefined => {
  const into = flows.filter(
    ({ edge, isIn, other }) =>
      isIn && edge.kind !== 'control' && data.nodes.includes(other as GraphNode) && isService(other),
  )
  const sources = groupBy(into, ({ other }) => other as GraphNode)
  const fitting = [...sources].filter(([, sent]) => sent.every((flow) => flow.pods.every((pod) => pods.includes(pod))))
  const [node, sent] = greatest(fitting, ([, all]) => new Set(all.flatMap((flow) => flow.pods)).size) ?? []
  if (node !== undefined && sent !== undefined) return { node, edges: sent.map(({ edge }) => edge) }
  const edge = data.edges.find(
    ({ from, to, kind }) =>
      kind !== 'control' &&
      places.names.node(to) === owner &&
      /\b(?:service|svc)\b/i.test(places.names.node(from)?.name ?? ''),
  )
  const source = edge && places.names.node(edge.from)
  return source && edge && { node: source, edges: [edge] }
}

/** What scales a controller and does nothing else. */
export const scalerOf = (owner: object, { data, places: { names } }: WorkloadReading): Workload['scaler'] => {
  const controls = data.edges.filter(({ to, kind }) => names.node(to) === owner && kind === 'control')
  const [edge] = controls
  const node = edge && names.node(edge.from)
  if (edge === undefined || node === undefined || controls.length > 1 || node.kind === 'pod') return undefined
  const touches = data.edges.filter(({ from, to }) => [from, to].some((end) => names.node(end) === node))
  return touches.length === 1 ? { node, edge } : undefined
}
