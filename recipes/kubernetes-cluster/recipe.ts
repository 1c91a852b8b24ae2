/** A web workload in a Kubernetes cluster: how traffic reaches its pods, and what scales them. */
import { graphForm } from '../../drawing/data/graph.ts'
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

/** Where the search begins: traffic from top to bottom, the nodes side by side, control beside the traffic. */
const cells = {
  Client: [2, 1],
  'Ingress controller': [2, 2],
  'Service web': [2, 3],
  HorizontalPodAutoscaler: [1, 2],
  'Deployment web': [1, 3],
  ...Object.fromEntries(pods.map(({ name }, index) => [name, [Math.floor(index / 2) + 1, 4 + (index % 2)] as const])),
} as const

export default defineRecipe({
  name: 'Kubernetes cluster',
  family: 'Architecture',
  description:
    'A workload in its cluster: ingress controller, Service and the pods of a Deployment spread across nodes, with the autoscaler that sets their number. Also called K8s architecture, cluster diagram or pod topology.',
  useWhen:
    'You explain how traffic reaches pods and which objects scale one workload: onboarding, runbook or review of manifests. Good for 1 Deployment, 2 to 4 nodes and up to 12 pods; have the manifests at hand.',
  avoidWhen:
    'You need several services and their calls: use `c4-container`. You need subnets, routes and gateways: use `cloud-vpc-three-tier`. You need a version that moves through stages: use `ci-cd-pipeline`. Pods that replace each other one by one need a series of frames.',
  aliases: ['k8s', 'kubernetes', 'pods and services', 'cluster', 'deployment', 'ingress', 'autoscaling', 'HPA'],
  visual: 87,
  ease: 72,
  overall: 82,
  rationale:
    'Nodes as panels with their pods inside show at once what a node failure takes down. One more pod or node moves the columns after it and the trunk of arrows. You supply object names, ports and pod addresses.',
  reviewed: '2026-11-22',
  revision: 1,
  data: graphForm({ ...zones, nodes: 24, edges: 30, groups: 10 }),
  sample: {
    title: 'Losing one node leaves four of six pods',
    subtitle:
      'A topology spread constraint (maxSkew 1) keeps two pods on each node; the Service sends to ready pods only',
    source: 'Names of pods without the hash of their ReplicaSet',
    focus: ['Service web'],
    nodes: [
      { name: 'Client', kind: 'external', note: 'browser' },
      { name: 'Ingress controller', note: 'shop.example.com', group: 'Cluster' },
      { name: 'Service web', note: 'ClusterIP, port 80', group: 'Cluster' },
      { name: 'HorizontalPodAutoscaler', note: `CPU ${cpu}%, target ${target}%`, group: 'Cluster' },
      { name: 'Deployment web', note: `${replicas} replicas, maxSkew 1`, group: 'Cluster' },
      ...pods,
    ],
    edges: [
      { from: 'Client', to: 'Ingress controller', text: 'HTTPS' },
      { from: 'Ingress controller', to: 'Service web', text: 'HTTP' },
      ...pods.map(({ name }, index) => ({
        from: 'Service web',
        to: name,
        ...(index === pods.length - 2 ? { text: 'TCP 8080' } : {}),
      })),
      {
        from: 'HorizontalPodAutoscaler',
        to: 'Deployment web',
        text: `scales ${replicas} to ${desired}`,
        kind: 'control',
      },
    ],
    groups: [
      { name: 'Cluster', kind: 'network', note: 'namespace shop' },
      { name: 'node-1', kind: 'node', note: 'zone a', group: 'Cluster' },
      { name: 'node-2', kind: 'node', note: 'zone b', group: 'Cluster' },
      { name: 'node-3', kind: 'node', note: 'zone c', group: 'Cluster' },
    ],
  },
  draw: (data, sheet) =>
    drawGraph(data, sheet, {
      ...zones.style,
      cells,
      groups: { ...zones.style.groups, network: { look: 'frame', text: 'Cluster' } },
      edges: { ...zones.style.edges, traffic: { text: 'Traffic', trunk: true } },
    }),
  describe: ({ nodes, edges, groups }) =>
    `${enumerate(groups.map(({ name }) => name))} with ${count(nodes.filter(({ kind }) => kind === 'pod').length, 'pod')}: traffic goes ${enumerate(
      edges
        .filter(({ kind, text }) => kind === 'traffic' && text !== undefined)
        .map(({ from, to, text }) => `from ${from} to ${to} by ${text}`),
    )}. Dashed arrows are control: ${enumerate(edges.filter(({ kind }) => kind === 'control').map(({ from, to, text }) => `${from} ${text ?? 'controls'} ${to}`))}.`,
})
