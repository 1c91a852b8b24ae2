/**
 * Where the pods of a workload run, in the order in which it is drawn, and which pods have no node.
 */
import { group as groupBy } from 'd3-array'
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import type { PodPlaces } from './flows.ts'
import type { PodHost } from './workload.ts'

/**
 * What sends to a pod, whether the bracket holds it, whether pods name their nodes, which others are on too, and whether all
 * nodes are those of one workload.
 */
type Hosting = {
  data: GraphDocument
  places: PodPlaces
  edgeTo: (pod: GraphNode) => GraphEdge | undefined
  isHeld: (pod: GraphNode) => boolean
  isShared: boolean
  isOnly: boolean
}

/** The nodes that run pods, with all that run there, or why these have no common place. */
export const hostsOf = (
  pods: readonly GraphNode[],
  { data, places, edgeTo, isHeld, isShared, isOnly }: Hosting,
): { nodes: PodHost[]; scope: GraphGroup | undefined } | string => {
  const placed = pods.map((pod) => ({ pod, ...places.hostOf(pod) }))
  const [scope, ...others] = new Set(placed.map((place) => place.scope))
  if (others.length > 0)
    return 'pods of one workload run in several groups that hold more than pods: give these one group'
  if (isShared)
    return {
      nodes: inColumns(
        placed.map(({ pod, host, frame }) => ({
          pod,
          edge: edgeTo(pod),
          isHeld: isHeld(pod),
          on: wordsOf([host, frame]),
        })),
      ),
      scope,
    }
  const nodes = [...groupBy(placed, ({ host }) => host)].flatMap(([group, all]): PodHost[] => {
    const here = group === undefined ? all.map(({ pod }) => pod) : places.onlyPods(group)
    const hosted = here.map((pod) => ({
      pod,
      edge: pods.includes(pod) ? edgeTo(pod) : undefined,
      isOther: !pods.includes(pod),
      isHeld: pods.includes(pod) && isHeld(pod),
    }))
    return group === undefined ? inColumns(hosted) : [{ group, frame: all[0]?.frame, pods: hosted }]
  })
  const empty = isOnly ? emptyNodes(data, nodes) : []
  const all = [...nodes, ...empty]
  return { nodes: all.toSorted((a, b) => orderOf(a, data) - orderOf(b, data)), scope }
}

/** Nodes that run nothing, where those that run pods are or in frames like theirs, so that all nodes are in one row. */
export const emptyNodes = (data: GraphDocument, hosts: readonly Omit<PodHost, 'pods'>[]): PodHost[] => {
  const names = new GraphNames(data)
  const around = (item: object | undefined) => (item === undefined ? undefined : names.around(item as GraphGroup)[0])
  const heldBy = (group: GraphGroup) => [...data.nodes, ...data.groups].filter((item) => around(item) === group)
  const isFree = (group: object): boolean =>
    data.groups.includes(group as GraphGroup) &&
    heldBy(group as GraphGroup).length === 0 &&
    !data.edges.some(({ from, to }) => [from, to].some((end) => names.end(end)?.group === group))
  const isMate = (group: GraphGroup, mate: GraphGroup | undefined): boolean =>
    mate?.kind === group.kind && around(mate) === around(group)
  return data.groups.filter(isFree).flatMap((group): PodHost[] => {
    if (hosts.some(({ group: host, frame }) => frame === undefined && isMate(group, host))) return [{ group, pods: [] }]
    const frame = around(group)
    const isFramed = hosts.some(
      (host) =>
        host.group?.kind === group.kind &&
        frame !== undefined &&
        (host.frame === frame || (isMate(frame, host.frame) && heldBy(frame).every(isFree))),
    )
    return isFramed ? [{ group, frame, pods: [] }] : []
  })
}

/** What says at a pod where it runs. */
const wordsOf = (groups: readonly (GraphGroup | undefined)[]): string =>
  groups.flatMap((group) => [group?.name ?? [], group?.note ?? []].flat()).join(', ')

/** Nodes in the order of the data, those of one frame together. */
const orderOf = ({ group, frame }: PodHost, { groups }: GraphDocument): number => {
  const at = (item: GraphGroup | undefined) => (item === undefined ? -1 : groups.indexOf(item))
  return at(frame ?? group) * groups.length + at(group)
}

/** So many pods without a node stand in a row; more are in columns. */
const mostInRow = 6

const inColumns = (pods: PodHost['pods']): PodHost[] => {
  const rows = Math.ceil(pods.length / mostInRow)
  const columns: PodHost[] = []
  for (let at = 0; at < pods.length; at += rows) columns.push({ group: undefined, pods: pods.slice(at, at + rows) })
  return columns
}
