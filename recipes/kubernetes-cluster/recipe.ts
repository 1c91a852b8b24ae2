/** A web workload in a Kubernetes cluster: how traffic reaches its pods, and what scales them. */
import { greatest, groups as groupBy } from 'd3-array'
import { type GraphDocument, graphForm } from '../../drawing/data/graph.ts'
import type { GraphNode } from '../../drawing/data/graph-types.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { zones } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

// desiredReplicas = ceil(currentReplicas × currentMetricValue / desiredMetricValue), skipped while the ratio is
// within 10% of 1 (kubernetes.io, Horizontal Pod Autoscaling, Algorithm details).
const [replicas, cpu, target] = [6, 84, 60]
const desired = Math.ceil((replicas * cpu) / target)

const pods = ['x7k2p', 'm4q9z', 'b6w8d', 't2v5c', 'h9n4s', 'r5j7f'].map((suffix, index) => ({
  name: `web-${suffix}`,
  kind: 'pod' as const,
  note: `10.244.${Math.floor(index / 2) + 1}.${index + 12}`,
  group: `node-${Math.floor(index / 2) + 1}`,
}))

/** Where the search begins: traffic comes from the left, control from the right, the nodes are stacked between them. */
const cells = {
  Client: [1, 1],
  Ingress: [1, 2],
  'Service web': [1, 4],
  ...Object.fromEntries(pods.map(({ name }, index) => [name, [2, index + 2] as const])),
  Autoscaler: [3, 2],
  'Deployment web': [3, 4],
} as const

/**
 * The pods of the workload that has most, and how many of them are left when the node with the most of these is lost. An
 * exporter on each node is a workload of its own: its pods answer no requests of another.
 */
const derive = (data: GraphDocument) => {
  const { nodes, groups } = data
  const workloads = groupBy(
    nodes.filter(({ kind }) => kind === 'pod'),
    (pod) => workloadOf(pod, data),
  )
  const [, all = []] = greatest(workloads, ([, { length }]) => length) ?? []
  const onNodes = groups.map(({ id, name }) => all.filter(({ group }) => group === (id ?? name)).length)
  return { pods: `${all.length}`, left: `${all.length - Math.max(0, ...onNodes)}` }
}

/** What controls a pod, or the name without its random end, as controllers name pods. */
const workloadOf = ({ id, name = '' }: GraphNode, { edges }: GraphDocument): string =>
  edges.find(({ to, kind }) => kind === 'control' && (to === id || to === name))?.from ?? name.replace(/-[^-]+$/, '')

export default defineRecipe({
  name: 'Kubernetes cluster',
  family: 'Architecture',
  description:
    'A workload in its cluster: Ingress, Service and the pods of a Deployment spread across nodes, with the autoscaler that sets their number. Also called K8s architecture, cluster diagram or pod topology.',
  useWhen:
    'You explain how traffic reaches pods and which objects scale one workload: onboarding, runbook or review of manifests. Good for 1 Deployment, 2 to 4 nodes and up to 12 pods; have the manifests at hand.',
  avoidWhen:
    'You need several services and their calls: use `c4-container`. You need subnets, routes and gateways: use `cloud-vpc-three-tier`. You need a version that moves through stages: use `ci-cd-pipeline`. Pods that replace each other one by one need a series of frames.',
  visual: 87,
  ease: 72,
  overall: 82,
  rationale:
    'Nodes as panels with their pods inside show at once what a node failure takes down; traffic and control come from opposite sides. One more pod or node moves the rows below it and lengthens both trunks. You supply object names, ports and pod addresses.',
  reviewed: '2026-11-22',
  revision: 1,
  data: graphForm(zones),
  sample: {
    title: 'Losing node-2 leaves {left} of {pods} pods',
    subtitle:
      'A topology spread constraint (maxSkew 1) keeps two pods on each node; the Service sends to ready pods only',
    source: 'Pod names are shown without the hash of their ReplicaSet',
    focus: ['node-2'],
    nodes: [
      { name: 'Client', kind: 'external', note: 'browser' },
      { name: 'Ingress', note: 'shop.example.com', group: 'Cluster' },
      { name: 'Service web', note: 'ClusterIP, port 80', group: 'Cluster', at: [1, 4] },
      { name: 'Autoscaler', note: `${cpu}% CPU, target ${target}%`, group: 'Cluster' },
      { name: 'Deployment web', note: `${replicas} replicas, maxSkew 1`, group: 'Cluster', at: [3, 4] },
      ...pods,
    ],
    edges: [
      { from: 'Client', to: 'Ingress', text: 'HTTPS' },
      { from: 'Ingress', to: 'Service web', text: 'HTTP' },
      ...pods.map(({ name }, index) => ({
        from: 'Service web',
        to: name,
        ...(index === pods.length - 2 ? { text: 'TCP 8080' } : {}),
      })),
      { from: 'Autoscaler', to: 'Deployment web', text: `scales ${replicas} to ${desired}`, kind: 'control' },
      ...pods.map(({ name }) => ({ from: 'Deployment web', to: name, kind: 'control' as const })),
    ],
    groups: [
      { name: 'Cluster', kind: 'network', note: 'pod network 10.244.0.0/16' },
      { name: 'node-1', kind: 'node', note: 'zone a', group: 'Cluster' },
      { name: 'node-2', kind: 'node', note: 'zone b', group: 'Cluster' },
      { name: 'node-3', kind: 'node', note: 'zone c', group: 'Cluster' },
    ],
  },
  derive,
  draw: (data, sheet) =>
    drawGraph(data, sheet, {
      ...zones,
      cells,
      groups: { ...zones.groups, network: { look: 'panel', text: 'Cluster' } },
      edges: {
        ...zones.edges,
        traffic: { ...zones.edges.traffic, trunk: true },
        control: { ...zones.edges.control, back: true, trunk: true },
      },
    }),
  describe: ({ nodes, edges, groups }) => {
    const clauses = edges.flatMap(({ from, to, text, kind }) => {
      const { length } = edges.filter((edge) => edge.from === from && edge.kind === kind)
      return text === undefined ? [] : [`${from} to ${length > 1 ? `${length} pods` : to} (${text})`]
    })
    const pods = count(nodes.filter(({ kind }) => kind === 'pod').length, 'pod')
    return `${enumerate(groups.map(({ name }) => name))} with ${pods}. Solid arrows are traffic, dashed ones control: ${enumerate(clauses)}.`
  },
})
