/** How the objects of a cluster are drawn, in a workload's own drawing and as a graph. */
import { restyled } from '../../drawing/graph/notation.ts'
import { zones } from '../../drawing/graph/notations.ts'

/**
 * A group is what its name says, such as a Deployment: a zone, which is a place in Kubernetes, only where the data say it.
 * What is outside of the cluster has round ends.
 */
export const clusterNotation = {
  ...restyled(zones, { nodes: { external: { shape: 'pill', text: 'Outside the cluster' } } }),
  groupKinds: ['group', ...zones.groupKinds],
  groups: { group: { look: 'zone', text: 'Group' }, ...zones.groups, network: { look: 'panel', text: 'Cluster' } },
} as const
