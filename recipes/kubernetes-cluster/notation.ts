/** How the objects of a cluster are drawn, in a workload's own drawing and as a graph. */
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { zones } from '../../drawing/graph/notations.ts'

/**
 * A group is what its name says, such as a Deployment: a zone, which is a place in Kubernetes, only where the data say it.
 * What is outside of the cluster has round ends.
 */
export const clusterNotation = {
  ...restyled(zones, {
    nodes: { external: { shape: 'pill', text: 'Outside the cluster' } },
    // What a workload reads or keeps its data in is no traffic either.
    edges: { control: { text: 'Control, configuration, storage' } },
  }),
  groupKinds: ['group', ...zones.groupKinds],
  groups: { group: { look: 'zone', text: 'Group' }, ...zones.groups, network: { look: 'panel', text: 'Cluster' } },
} as const

/**
 * The notation of a graph: edges of one kind and one source that share a stroke say once what they all say. Traffic does;
 * what controls does within a node, and parts on its way to others. All else has a line and words of its own.
 */
export const plainNotation = (data: GraphDocument) => {
  const { traffic, control } = clusterNotation.edges
  const hostOf = ({ to }: GraphEdge) => data.nodes.find((node) => isNamed(node, [to]))?.group
  const isLike = (a: GraphEdge, b: GraphEdge): boolean =>
    a.from === b.from && a.kind === b.kind && a.text === b.text && a.tech === b.tech && a.state === b.state
  const isShared = (a: GraphEdge, b: GraphEdge): boolean =>
    a.kind === 'traffic' || (a.kind === 'control' && hostOf(a) === hostOf(b))
  return {
    ...clusterNotation,
    edges: {
      ...clusterNotation.edges,
      traffic: { ...traffic, trunk: 'from' },
      control: { ...control, back: true, trunk: true },
    },
    says: (edge: GraphEdge) =>
      data.edges.find((each) => each === edge || (isLike(each, edge) && isShared(each, edge))) === edge,
  } as const
}
