/**
 * The workloads of a cluster that has more than one, or more than what a workload needs: stores, configuration, callers. Each
 * is what one service sends to or one controller controls; the rest of the data is a graph around them.
 */
import { group as groupBy } from 'd3-array'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { type PodFlow, PodPlaces } from './flows.ts'
import { hostsOf } from './hosts.ts'
import { mergeAlike } from './merge-alike.ts'
import { isLost, mostBeside, type PodHost, pendingIn, stemOf, type Workload } from './workload.ts'
import { isService, type ServiceOf, scalerOf, serviceOf, type WorkloadReading } from './workload-parts.ts'

/**
 * Workloads, and what of the data is in their drawings: nodes, groups, and edges; other edges are drawn as one that they are like.
 * `isShared`: nodes run several workloads, so that pods name them and do not stand in them.
 */
export type ClusterWorkloads = { workloads: Workload[]; inside: WorkloadReading['inside']; isShared: boolean }

/** The workloads, or why they cannot be drawn as such; nothing where there are no pods with a service or a controller. */
export function workloadsIn(data: GraphDocument): ClusterWorkloads | string | undefined {
  const places = new PodPlaces(data)
  const flows = places.flowsIn(data.edges)
  if (!Array.isArray(flows))
    return `an edge joins pods (${flows.from} > ${flows.to}): leave it out, or say it in the note of these pods`
  const all = data.nodes.filter(({ kind }) => kind === 'pod')
  // What a whole group sends is no service, and what it controls no workload.
  const owning = flows.filter(({ other }) => data.nodes.some((node) => node === other))
  const owned = groupBy(
    all,
    (pod) => ownerOf(pod, owning) ?? (isLost(pod) ? ownerOfAlike(pod, all, owning) : undefined),
  )
  owned.delete(undefined)
  if (owned.size === 0) return undefined
  const shared = sharedNodes(data, owned, places)
  if (typeof shared === 'string') return shared
  const inside: WorkloadReading['inside'] = new Map()
  const context = { data, places, flows, isShared: shared.length > 0, isOnly: owned.size === 1, inside }
  const workloads: Workload[] = []
  for (const [owner, pods] of owned) {
    const workload = workloadOf(owner as object, pods, context)
    if (typeof workload === 'string') return workload
    workloads.push(workload)
  }
  for (const group of shared) context.inside.set(group, undefined)
  return { workloads, inside: context.inside, isShared: context.isShared }
}

/** What controls a pod, or else what controls others that the same service sends to, or else that service. */
const ownerOf = (pod: GraphNode, flows: readonly PodFlow[]): object | undefined => {
  const into = (each: GraphNode) => flows.filter(({ pods, isIn }) => isIn && pods.includes(each))
  const controls = (each: GraphNode) => into(each).find(({ edge }) => edge.kind === 'control')?.other
  const service = into(pod).find(({ other }) => isService(other))?.other
  const mates = flows.filter(({ other, isIn }) => isIn && other === service).flatMap(({ pods }) => pods)
  return controls(pod) ?? mates.map(controls).find((each) => each !== undefined) ?? service
}

/** What owns pods that are named alike: a pod that is not ready is theirs though nothing sends to it. */
const ownerOfAlike = (pod: GraphNode, all: readonly GraphNode[], flows: readonly PodFlow[]): object | undefined => {
  const alike = all.filter((each) => stemOf(each) === stemOf(pod))
  return alike.map((each) => ownerOf(each, flows)).find((owner) => owner !== undefined)
}

/** The nodes and what frames them, if one of them runs several workloads; or why these cannot be named at their pods. */
const sharedNodes = (
  data: GraphDocument,
  owned: ReadonlyMap<object | undefined, GraphNode[]>,
  places: PodPlaces,
): GraphGroup[] | string => {
  const workloads = [...owned.values()].map((pods) => pods.map((pod) => places.hostOf(pod)))
  const hosts = workloads.flatMap((all) => [...new Set(all.map(({ host }) => host))])
  const shared = hosts.find((host, index) => host !== undefined && hosts.indexOf(host) !== index)
  if (shared === undefined) return []
  const pods = new Set([...owned.values()].flat())
  const alone = data.nodes.find(
    (node) => node.kind === 'pod' && !pods.has(node) && places.hostOf(node).host !== undefined,
  )
  if (alone !== undefined)
    return `several workloads run on ${shared.name} and nothing leads to ${alone.name}: leave out the nodes`
  return [...new Set(workloads.flat().flatMap(({ host, frame }) => [host ?? [], frame ?? []].flat()))]
}

const workloadOf = (owner: object, pods: GraphNode[], reading: WorkloadReading): Workload | string => {
  const { data, flows, inside } = reading
  const own = flows.filter((flow) => flow.pods.some((pod) => pods.includes(pod)))
  const controls = own.filter(({ edge, isIn, other }) => isIn && edge.kind === 'control' && other === owner)
  const service = serviceOf(owner, pods, reading)
  const waiting = pendingIn(data)
  const running = pods.filter((pod) => !waiting.includes(pod))
  const found = hostsOf(running.length > 0 ? running : pods, {
    ...reading,
    edgeTo: (pod) => edgeTo(pod, service, reading),
    isHeld: (pod) =>
      controls.length === 0 || controls.some((control) => control.pods.some((each) => stemOf(each) === stemOf(pod))),
  })
  if (typeof found === 'string') return found
  const node = controls.length > 0 ? (owner as GraphNode) : undefined
  const heads = [service?.node, node].filter((each) => each !== undefined)
  const problem = problemOf(found, { heads, pods }, reading)
  if (problem !== undefined) return problem
  const drawn = [...controls.map(({ edge }) => edge), ...(service?.edges ?? [])]
  const rest = own.filter(({ edge }) => !drawn.includes(edge))
  const hasBar = node !== undefined && !reading.isShared
  const sides = mergeAlike(rest, { pods: running.length > 0 ? running : pods, hasBar, inside })
  if (typeof sides === 'string') return sides
  const pending = running.length > 0 && node !== undefined ? pods.filter((pod) => waiting.includes(pod)) : []
  const scaler = node === undefined || pending.length > mostBeside ? undefined : scalerOf(owner, reading)
  const groups = found.nodes.flatMap(({ group, frame }) => [group ?? [], frame ?? []].flat())
  for (const item of [...found.nodes.flatMap(each), ...pending, ...heads, ...groups, ...drawn])
    inside.set(item, undefined)
  if (scaler !== undefined) inside.set(scaler.node, undefined).set(scaler.edge, undefined)
  return {
    chain: [],
    service: service?.node,
    nodes: found.nodes,
    controller: node && { node, edges: controls.map(({ edge }) => edge) },
    pending,
    scaler,
    cluster: undefined,
    ...sides,
  }
}

type Members = { heads: readonly GraphNode[]; pods: readonly GraphNode[] }

/** Why the nodes of a workload cannot be drawn between its service and what controls it. */
const problemOf = (
  { nodes, scope }: { nodes: readonly PodHost[]; scope: GraphGroup | undefined },
  { heads, pods }: Members,
  { places, flows }: WorkloadReading,
): string | undefined => {
  if (heads.some((head) => places.names.around(head)[0] !== scope))
    return `${heads.map(({ name }) => name).join(' and ')} must be in the group that holds their nodes`
  const strange = nodes
    .flatMap(each)
    .find((pod) => !pods.includes(pod) && flows.some((flow) => flow.pods.includes(pod)))
  return strange && `${strange.name} runs beside pods of another workload: leave out the nodes`
}

/** What sends to a pod: from its service, or, where that sends to what controls all, this one edge. */
const edgeTo = (pod: GraphNode, service: ServiceOf | undefined, { places }: WorkloadReading): GraphEdge | undefined =>
  service?.edges.find(({ to }) => places.podsAt(to).includes(pod)) ??
  service?.edges.find(({ to }) => places.podsAt(to).length === 0)

const each = ({ pods }: PodHost): GraphNode[] => pods.map(({ pod }) => pod)
