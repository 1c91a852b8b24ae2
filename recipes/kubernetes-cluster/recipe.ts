/** A web workload in a Kubernetes cluster: how traffic reaches its pods, what a lost node takes down, and what waits for a place. */
import { graphForm } from '../../drawing/data/graph.ts'
import { isNamed, namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { boxEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawWorkload } from './draw.ts'
import { drawWorkloads } from './draw-workloads.ts'
import { clusterNotation, plainNotation } from './notation.ts'
import { planOf } from './plan.ts'
import { isLost, pendingIn, podsOf, workloadIn } from './workload.ts'
import { workloadsIn } from './workloads.ts'

const pods = ['x7k2p', 'm4q9z', 'b6w8d', 't2v5c', 'h9n4s', 'r5j7f'].map((suffix, index) => ({
  name: `web-${suffix}`,
  kind: 'pod' as const,
  note: index === 2 || index === 3 ? 'Terminating' : `10.244.${Math.floor(index / 2) + 1}.${index + 12}`,
  group: `node-${Math.floor(index / 2) + 1}`,
  ...(index === 2 || index === 3 ? { state: 'negative' as const } : {}),
}))

// A node that is lost still counts as a place of 0 pods, as nodeTaintsPolicy is Ignore unless given: a third pod on a
// node would be 3 more than there (kubernetes.io, Pod Topology Spread Constraints).
const pending = ['kxc7n', 'z8w5g'].map((suffix) => ({
  name: `web-${suffix}`,
  kind: 'pod' as const,
  note: 'Pending',
  group: 'Cluster',
}))

export default defineRecipe({
  name: 'Kubernetes cluster',
  family: 'Architecture',
  description:
    'A workload in its cluster: Ingress, Service and the pods of a Deployment spread across nodes, with the controller that replaces them. Also called K8s architecture, cluster diagram or pod topology.',
  useWhen:
    'You explain how traffic reaches pods, what a lost node takes down, and what controls one workload: onboarding, runbook or review of manifests. Best for 1 Deployment on 2 to 6 nodes with up to 24 pods; have the manifests at hand.',
  avoidWhen:
    'You need several services and their calls: use `c4-container`. You need instances without Kubernetes objects: use `c4-deployment`. You need subnets, routes and gateways: use `cloud-vpc-three-tier`. You need a version that moves through stages: use `ci-cd-pipeline`.',
  visual: 92,
  ease: 74,
  overall: 88,
  rationale:
    'The Service is a bar across all nodes with a drop into each pod, so a lost node is two crosses and a hatched column, the pods left are counted on the bar, and those that replace them are dashed until they have a node. A rollout, pod by pod, needs a series of pictures. You supply object names, ports and pod addresses.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(clusterNotation),
  sample: {
    title: 'Losing node-2 leaves {left} of {pods} pods',
    subtitle: 'A topology spread constraint (maxSkew 1, DoNotSchedule) allows no third pod on a node, so new pods wait',
    source:
      'Lost pods are marked for deletion after 300 s; the node counts as 0 pods (nodeTaintsPolicy Ignore); pod names shortened',
    focus: ['Service web', 'Client > Ingress', 'Ingress > Service web'],
    nodes: [
      { name: 'Client', kind: 'external', note: 'browser' },
      { name: 'Ingress', note: 'shop.example.com', group: 'Cluster' },
      { name: 'Service web', note: 'ClusterIP, port 80', group: 'Cluster' },
      {
        name: 'Deployment web',
        note: `${pods.length} replicas wanted`,
        group: 'Cluster',
      },
      ...pods,
      ...pending,
    ],
    edges: [
      { from: 'Client', to: 'Ingress', text: 'HTTPS' },
      { from: 'Ingress', to: 'Service web', text: 'HTTP' },
      ...pods.map(({ name }) => ({ from: 'Service web', to: name, text: 'TCP 8080' })),
      ...[...pods, ...pending].map(({ name }) => ({
        from: 'Deployment web',
        to: name,
        kind: 'control' as const,
        text: `ReplicaSet owns the ${pods.length + pending.length} pods`,
      })),
    ],
    groups: [
      { name: 'Cluster', kind: 'network', note: 'pod network 10.244.0.0/16' },
      { name: 'node-1', kind: 'node', note: 'zone a', group: 'Cluster' },
      { name: 'node-2', kind: 'node', note: 'zone b', group: 'Cluster' },
      { name: 'node-3', kind: 'node', note: 'zone c', group: 'Cluster' },
    ],
  },
  derive: (data) => {
    const { all, left } = podsOf(data)
    return { pods: `${all.length}`, left: `${left}` }
  },
  meanings: {
    pods: 'of the workload with most; all where a place in focus counts as lost',
    left: 'without pods whose state is negative or in a place in focus; if none is, without the fullest node',
  },
  draw: (data, sheet) => {
    const { all, assumed, inFocus } = podsOf(data)
    // What the heading takes for lost is drawn as it runs, in the accent.
    if (inFocus && sheet.quotes('left') && data.key?.focus === undefined)
      sheet.key({ ...boxEntry('Counted as lost', { fill: 'soft', stroke: 'accent' }), isTint: true })
    const isAssumed = sheet.quotes('left') && assumed.length > 0
    // Beside pods that say so, a place in focus may be meant as lost or not.
    if (isAssumed && inFocus && all.some(isLost)) sheet.warn('title', undefined, assuming(namesOf(assumed), inFocus))
    else if (isAssumed) sheet.note('title', undefined, assuming(namesOf(assumed), inFocus))
    // Pins ask for places that the drawing of a workload does not have.
    const isPinned = data.nodes.some(({ at }) => at !== undefined)
    const workload = isPinned ? undefined : workloadIn(data)
    const plan = workload && planOf(workload, sheet.page.room.w)
    if (plan !== undefined) return drawWorkload(data, plan, sheet)
    const several = isPinned ? 'nodes have places of their own (at)' : workloadsIn(data)
    const reason = typeof several === 'object' ? drawWorkloads(data, several, sheet) : several
    if (typeof several === 'object' && reason === undefined) return
    if (reason !== undefined) sheet.warn('nodes', undefined, `drawn as a plain graph: ${reason}`)
    drawGraph(data, sheet, plainNotation(data))
    for (const name of ['left', 'pods']) sheet.prove(name, ...all)
  },
  describe: ({ nodes, edges, groups }) => {
    const clauses = edges.flatMap(({ from, to, text, kind }, index) => {
      const alike = edges.filter((edge) => edge.from === from && edge.kind === kind && edge.text === text)
      if (text === undefined || alike[0] !== edges[index]) return []
      // Traffic reaches no lost pod.
      const gone =
        kind === 'traffic' ? alike.filter((edge) => nodes.some((node) => isLost(node) && isNamed(node, [edge.to]))) : []
      const reached = `${gone.length === 0 ? '' : `${alike.length - gone.length} of `}${alike.length} pods`
      return [`${from} to ${alike.length > 1 ? reached : to} (${text})`]
    })
    const all = nodes.filter(({ kind }) => kind === 'pod')
    const lost = all.filter(isLost)
    const waiting = pendingIn({ nodes, edges, groups })
    const loss = [
      ...(lost.length === 0
        ? []
        : [`${lost.length} not ready on ${enumerate([...new Set(lost.map(({ group = 'no node' }) => group))])}`]),
      ...(waiting.length === 0 ? [] : [`${waiting.length} waiting for a node`]),
    ]
    return `${enumerate(
      groups.map(({ name }) => name),
      6,
      'A cluster',
    )} with ${count(all.length, 'pod')}${loss.length === 0 ? '' : ` (${loss.join(', ')})`}: ${enumerate(clauses)}.`
  },
})

const assuming = (lost: string[], inFocus: boolean): string =>
  `{left} assumes that ${enumerate(lost, 3)} ${lost.length === 1 ? 'is' : 'are'} lost, though not negative${inFocus ? ': focus is on where they run' : ''}`
