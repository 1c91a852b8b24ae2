/**
 * One workload in a cluster: its pods, the nodes that they run on, what sends to them and what controls them.
 */
import { greatest, groups as groupBy } from 'd3-array'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed, namedIn } from '../../drawing/data/named.ts'
import { emptyNodes } from './hosts.ts'

/** How many pods that wait have room in one row with what controls them and what scales that. */
export const mostBeside = 1

const isPod = ({ kind }: GraphNode): boolean => kind === 'pod'

/** Whether something can be the service in front of pods: a store or a queue is none. */
export const mayBeBar = ({ kind }: GraphNode): boolean => kind !== 'pod' && kind !== 'database' && kind !== 'queue'

export const isLost = ({ state }: GraphNode): boolean => state === 'negative'

/** A pod's name without its random end, as controllers name pods. */
export const stemOf = ({ name = '' }: GraphNode): string => name.replace(/-[^-]+$/, '')

/** What controls a pod, or one that is named alike, as one arrow may stand for all; or else how it is named. */
const workloadOf = (pod: GraphNode, { nodes, edges }: GraphDocument): string => {
  const controls = (each: GraphNode): string | undefined =>
    edges.find(({ to, kind }) => kind === 'control' && isNamed(each, [to]))?.from
  const alike = nodes.filter((each) => isPod(each) && stemOf(each) === stemOf(pod))
  return [pod, ...alike].map(controls).find((each) => each !== undefined) ?? stemOf(pod)
}

/** Pods that wait for a node: they are in no innermost group, while others are. */
export function pendingIn({ nodes, groups }: GraphDocument): GraphNode[] {
  const isParent = (group: GraphGroup): boolean => groups.some((each) => isNamed(group, [each.group ?? '']))
  const isPlaced = (pod: GraphNode): boolean =>
    groups.some((group) => isNamed(group, [pod.group ?? '']) && !isParent(group))
  const pods = nodes.filter(isPod)
  return pods.some(isPlaced) ? pods.filter((pod) => !isPlaced(pod)) : []
}

/** What data say of pods, and what of them is in focus. */
type Focused = GraphDocument & { focus?: readonly string[] | undefined }

/**
 * The pods that are counted, and those of them that are lost: those that say so, and, of all pods, those in a node or zone in
 * focus; where there are none, those on the node with the most. Without such a place the pods of the workload that has most
 * are counted, or of all that have equally many, as an exporter on each node answers no requests of another.
 */
export function podsOf(data: Focused) {
  const waiting = pendingIn(data)
  const running = data.nodes.filter((node) => isPod(node) && !waiting.includes(node))
  const places = placesInFocus(data, running)
  const inFocus = places.length > 0
  const all = inFocus ? running : mostAlike(running, data)
  const gone = all.filter((pod) => isLost(pod) || places.some((place) => isIn(pod, place, data)))
  const lost = gone.length > 0 ? gone : onFullest(all, data)
  return { all, lost, left: all.length - lost.length, assumed: lost.filter((pod) => !isLost(pod)), inFocus }
}

/** The pods of the workload that has most, or of all that have equally many. */
const mostAlike = (pods: readonly GraphNode[], data: GraphDocument): GraphNode[] => {
  const workloads = groupBy(pods, (pod) => workloadOf(pod, data)).map(([, own]) => own)
  const most = Math.max(0, ...workloads.map(({ length }) => length))
  return workloads.filter(({ length }) => length === most).flat()
}

/** The pods on the node with the most of them. */
const onFullest = (pods: readonly GraphNode[], { groups }: GraphDocument): GraphNode[] => {
  const onNodes = groups.map(({ id, name }) => pods.filter(({ group }) => group === (id ?? name)))
  return greatest(onNodes, ({ length }) => length) ?? []
}

/** The pods that run in a node or zone in focus. */
export const podsInFocus = (data: Focused): GraphNode[] => {
  const places = namedIn(data.groups, data.focus)
  return data.nodes.filter((node) => isPod(node) && places.some((place) => isIn(node, place, data)))
}

/** The groups in focus that some pods run in which are not all lost anyway, and others do not. */
const placesInFocus = (data: Focused, running: readonly GraphNode[]): GraphGroup[] =>
  namedIn(data.groups, data.focus).filter((place) => {
    const own = running.filter((pod) => isIn(pod, place, data))
    return own.length < running.length && !own.every(isLost)
  })

/** Whether something is in a group, or in one that is. */
const isIn = ({ group = '' }: { group?: string | undefined }, place: GraphGroup, data: GraphDocument): boolean => {
  if (isNamed(place, [group])) return true
  const outer = data.groups.find((each) => isNamed(each, [group]))
  return outer !== undefined && isIn(outer, place, data)
}

/**
 * Where pods run: a node, and the group around it and others, such as a zone; without a group they stand free. `edge` is
 * what sends to a pod; of pods of others, which only share the node, nothing is drawn but the pod. The bracket holds a pod
 * unless `isHeld` is false. `on`: the node of a pod that does not stand in it, as several workloads run there.
 */
export type PodHost = {
  group: GraphGroup | undefined
  frame?: GraphGroup | undefined
  pods: { pod: GraphNode; edge: GraphEdge | undefined; isOther?: boolean; isHeld?: boolean; on?: string }[]
}

/**
 * What is drawn as one workload: a chain of what leads to a service, nodes with their pods, and what controls these.
 * `isLeft` and `isEntered`: something leads from or to all pods alike, from the bracket that holds them; `leaving`: from which.
 */
export type Workload = {
  chain: { node: GraphNode; edge: GraphEdge | undefined }[]
  service: GraphNode | undefined
  nodes: PodHost[]
  isLeft?: boolean
  isEntered?: boolean
  leaving?: readonly GraphNode[]
  controller: { node: GraphNode; edges: GraphEdge[] } | undefined
  pending: GraphNode[]
  scaler: { node: GraphNode; edge: GraphEdge } | undefined
  cluster: GraphGroup | undefined
}

/** The workload, if the data have one and nothing else: one service that sends to pods, one controller, one scaler. */
export function workloadIn(data: GraphDocument): Workload | undefined {
  const { nodes, edges, groups } = data
  const nodeOf = (reference: string) => nodes.find((node) => isNamed(node, [reference]))
  const used = new Set<object>()
  const use = <Item extends object>(item: Item): Item => {
    used.add(item)
    return item
  }
  const toPods = edges.filter(({ to }) => nodeOf(to)?.kind === 'pod')
  const [service, ...services] = sourcesOf(toPods, (kind) => kind !== 'control', nodeOf)
  const [controls, ...others] = sourcesOf(toPods, (kind) => kind === 'control', nodeOf)
  if (service === undefined || services.length + others.length > 0 || !mayBeBar(service)) return undefined
  const chain = chainTo(service, edges, nodeOf)
  const [scaler, ...scalers] = controls === undefined ? [] : edges.filter(({ to }) => isNamed(controls, [to]))
  if (scalers.length > 0) return undefined
  const scaling = scaler === undefined ? undefined : { node: nodeOf(scaler.from), edge: use(scaler) }
  const { pending, podsOn, hosts } = placesIn(data)
  if (hosts.some((host) => isMixed(host, nodes))) return undefined
  const cluster = groups.find((group) => hosts.some((host) => isNamed(group, [host.group ?? ''])))
  const workload: Workload = {
    chain: chain.map((link) => ({ node: use(link.node), edge: link.edge && use(link.edge) })),
    service: use(service),
    nodes: hosts.map((group) => ({
      group: use(group),
      pods: podsOn(group).map((pod) => {
        const edge = toPods.find(({ to, kind }) => kind !== 'control' && isNamed(pod, [to]))
        return { pod: use(pod), edge: edge && use(edge) }
      }),
    })),
    controller: controls && {
      node: use(controls),
      edges: toPods.filter(({ kind }) => kind === 'control').map(use),
    },
    pending: (scaling === undefined || pending.length <= mostBeside ? awaited(pending, toPods) : []).map(use),
    scaler: scaling?.node && { node: use(scaling.node), edge: scaling.edge },
    cluster: cluster && use(cluster),
  }
  const all = [...nodes, ...edges, ...groups]
  return used.size === all.length && isOneCluster(hosts, workload.cluster) ? workload : undefined
}

/** Whether a group holds more than pods: it is no node. */
const isMixed = (host: GraphGroup, nodes: readonly GraphNode[]): boolean =>
  nodes.some((node) => !isPod(node) && isNamed(host, [node.group ?? '']))

/** The pods that wait because a controller wants them. */
const awaited = (pending: readonly GraphNode[], toPods: readonly GraphEdge[]): GraphNode[] =>
  pending.filter((pod) => toPods.some(({ to, kind }) => kind === 'control' && isNamed(pod, [to])))

/** Which pods wait, which nodes run others, and which pods these are. */
const placesIn = (data: GraphDocument) => {
  const pending = pendingIn(data)
  const placed = data.nodes.filter((node) => isPod(node) && !pending.includes(node))
  const podsOn = (group: GraphGroup) => placed.filter((pod) => isNamed(group, [pod.group ?? '']))
  const hosts = data.groups.filter((group) => podsOn(group).length > 0)
  const empty = emptyNodes(
    data,
    hosts.map((group) => ({ group })),
  ).map(({ group }) => group)
  return { pending, podsOn, hosts: data.groups.filter((group) => hosts.includes(group) || empty.includes(group)) }
}

/** Whether all nodes are in the same group, or in none. */
const isOneCluster = (hosts: readonly GraphGroup[], cluster: GraphGroup | undefined): boolean =>
  hosts.every(({ group }) => (cluster === undefined ? group === undefined : isNamed(cluster, [group ?? ''])))

const sourcesOf = (
  edges: readonly GraphEdge[],
  isWanted: (kind: string) => boolean,
  nodeOf: (reference: string) => GraphNode | undefined,
): GraphNode[] => [...new Set(edges.filter(({ kind }) => isWanted(kind)).flatMap(({ from }) => nodeOf(from) ?? []))]

/** What leads to a node one after the other, from the first on, each with its edge to the next. */
const chainTo = (
  node: GraphNode,
  edges: readonly GraphEdge[],
  nodeOf: (reference: string) => GraphNode | undefined,
): Workload['chain'] => {
  const chain: { node: GraphNode; edge: GraphEdge | undefined }[] = []
  let next = node
  for (;;) {
    const edge = edges.find(({ to, kind }) => isNamed(next, [to]) && kind !== 'control')
    const before = edge && nodeOf(edge.from)
    if (before === undefined || before === node || chain.some((link) => link.node === before)) return chain
    chain.unshift({ node: before, edge })
    next = before
  }
}
