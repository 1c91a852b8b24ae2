/** A Kubernetes cluster: one Deployment's pods on three nodes, what sends them traffic, settings and storage. */
import { connector, type Point, port } from '../../drawing/connector.ts'
import { inDrawOrder } from '../../drawing/draw-order.ts'
import { centredBaseline, label, type Rect } from '../../drawing/label.ts'
import { node } from '../../drawing/node.ts'
import { columns, inside, panel, rows } from '../../drawing/panel.ts'
import { box, finish, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { relation } from '../../drawing/relation.ts'
import { canvas, heading, margin, top } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

// Pod names as a ReplicaSet gives them: Deployment, template hash, five characters of Kubernetes' own alphabet
// (bcdfghjklmnpqrstvwxz2456789); addresses come from each node's range.
const hash = '7c9d8f6b5'
const podsPerNode = 2
const machines = ['node-1', 'node-2', 'node-3']
const pods = [
  ['x7k2p', '10.244.1.12'],
  ['m4q9z', '10.244.1.13'],
  ['b6w8d', '10.244.2.7'],
  ['t2v5c', '10.244.2.8'],
  ['h9n4s', '10.244.3.21'],
  ['r5j7f', '10.244.3.22'],
] as const
const replicas = pods.length

// 58 % of the requested CPU in use, 60 % wanted: the autoscaler's own formula says how many to run.
const cpu = { used: 58, wanted: 60 }
const bounds = { min: 3, max: 12 }
const desired = Math.min(bounds.max, Math.max(bounds.min, Math.ceil((replicas * cpu.used) / cpu.wanted)))

const agents = ['kubelet', 'kube-proxy', 'containerd']

const controlPlane = [
  ['etcd', 'stores every object'],
  ['kube-scheduler', 'picks a node for each pod'],
  ['kube-controller-manager', 'runs autoscaler, replica loops'],
  ['kube-apiserver', 'the only way to etcd'],
] as const

// Layout: objects on the left, the Deployment as a column that crosses the three nodes, the strip below.
const cluster: Rect = { x: 200, y: top, w: canvas.wide.width - margin - 200, h: 568 }
const objects = { x: 216, w: 392 }
const client: Rect = { x: margin, y: 264, w: 88, h: 80 }
const autoscaler: Rect = { ...objects, y: 152, h: 56 }
const ingress: Rect = { x: objects.x, y: 256, w: 160, h: 96 }
const service: Rect = { x: 448, y: 256, w: 160, h: 96 }
const settings: Rect = { ...objects, y: 400, h: 56 }
const claim: Rect = { ...objects, y: 504, h: 56 }
const deployment: Rect = { x: 696, y: 144, w: 344, h: 424 }
const bands = rows({ x: 712, y: 184, w: 432, h: 368 }, machines.length, 16)
const strip: Rect = { x: objects.x, y: 584, w: 928, h: 80 }

const podRects = bands.flatMap((band) => rows({ x: 744, y: band.y + 8, w: 280, h: band.h - 16 }, podsPerNode, 16))
const trunk = 728

const machine = (band: Rect, index: number): Element[] => [
  ...panel(band, 'panel'),
  ...label({ x: 1040, y: band.y, w: 104, h: band.h }, [
    { text: machines[index]!, size: 14, bold: true },
    ...agents.map((agent) => ({ text: agent, size: 12, mono: true, fill: 'muted' }) as const),
  ]),
]

const pod = ({ x, y, w, h }: Rect, index: number): Element[] => {
  const [suffix, address] = pods[index]!
  const baseline = centredBaseline(y + h / 2, 14)
  return [
    box(x, y, w, h),
    text(x + 12, baseline, `web-${hash}-${suffix}`, { size: 14, mono: true }),
    text(x + w - 12, baseline, address, { size: 12, mono: true, align: 'end', fill: 'muted' }),
  ]
}

/** The Service's way to one pod: into the column, along its trunk, out to the pod's edge. */
const toPod = (rect: Rect): Point[] => {
  const start = port(service, 'right')
  const end = port(rect, 'left')
  return [start, [trunk, start[1]], [trunk, end[1]], end]
}

/** An arrow from an object to the Deployment's edge, at the object's own height. */
const toDeployment = (from: Rect, words: string): Element[] => {
  const start = port(from, 'right')
  return relation([start, [deployment.x, start[1]]], {
    at: [(start[0] + deployment.x) / 2, start[1] - 8],
    align: 'middle',
    words: [words],
  })
}

const strokes = { stroke: 'accent' } as const

/** The way of a request, and the three objects that shape the Deployment. */
const relations = (): Element[] => [
  ...relation(
    [port(client, 'right'), port(ingress, 'left')],
    { at: [164, 296], align: 'middle', words: ['HTTPS'] },
    strokes,
  ),
  ...relation(
    [port(ingress, 'right'), port(service, 'left')],
    { at: [412, 296], align: 'middle', words: ['port 80'] },
    strokes,
  ),
  ...podRects.map((rect) => connector(toPod(rect), strokes)),
  text(652, 296, 'TCP 8080', { size: 14, align: 'middle' }),
  ...toDeployment(autoscaler, 'scales'),
  ...toDeployment(settings, 'env vars'),
  ...toDeployment(claim, 'volume'),
]

const objectNodes = (): Element[] => [
  ...node(client, { name: 'Client', purpose: ['browser'] }),
  ...node(autoscaler, {
    name: 'HorizontalPodAutoscaler',
    purpose: [
      `CPU ${cpu.used} % of ${cpu.wanted} %: ${replicas} × ${cpu.used} / ${cpu.wanted}, rounded up, is ${desired}`,
    ],
  }),
  ...node(ingress, { name: 'Ingress', purpose: ['shop.example.com', 'path /'] }),
  ...node(service, { name: 'Service', purpose: ['web', 'ClusterIP'] }, { accent: true }),
  ...node(settings, { name: 'ConfigMap', purpose: ['web-settings: LOG_LEVEL, CURRENCY'] }),
  ...node(claim, { name: 'PersistentVolumeClaim', purpose: ['receipts: 50 GiB, ReadWriteMany, at /receipts'] }),
]

const component = (slot: Rect, index: number): Element[] => {
  const [name, purpose] = controlPlane[index]!
  const lines = [
    { text: name, size: 14, mono: true },
    { text: purpose, size: 12, fill: 'muted' },
  ] as const
  return [box(slot.x, slot.y, slot.w, slot.h), ...label(slot, [...lines])]
}

const controlStrip = (): Element[] => {
  const lastBand = bands.at(-1)!
  const x = lastBand.x + lastBand.w - 52
  const baseline = strip.y + 17
  const slots = columns(inside(strip, 8, 24), controlPlane.length, 16)
  return [
    ...panel(strip, 'panel'),
    text(strip.x + 8, baseline, 'Control plane', { size: 14, bold: true }),
    ...slots.flatMap(component),
    ...relation(
      [
        [x, lastBand.y + lastBand.h],
        [x, slots.at(-1)!.y],
      ],
      { at: [x - 12, baseline], align: 'end', words: ['kubelets watch, HTTPS 6443'] },
    ),
  ]
}

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'Kubernetes cluster: one Deployment of six pods on three nodes, with Service and control plane',
    description: `A client reaches the Ingress for shop.example.com over HTTPS; it routes to the Service, which spreads TCP connections over ${replicas} pods, two on each of three nodes. A dashed column, the Deployment, crosses the nodes. The HPA (HorizontalPodAutoscaler) scales it, a ConfigMap gives its environment, a PVC (PersistentVolumeClaim) its shared volume. Each node runs kubelet, kube-proxy and containerd; the control plane holds etcd, the scheduler, the controller manager and the API (application programming interface) server.`,
    elements: inDrawOrder([
      ...panel(cluster, 'frame', { words: 'Cluster', remark: 'objects in namespace shop' }),
      ...bands.flatMap(machine),
      ...panel(deployment, 'zone', {
        words: 'Deployment web',
        remark: `${replicas} replicas of ${bounds.min} to ${bounds.max}`,
      }),
      ...podRects.flatMap(pod),
      ...objectNodes(),
      ...controlStrip(),
      ...relations(),
      ...heading(
        'A web workload in Kubernetes',
        `One Service in front of ${replicas} pods: the Deployment crosses the nodes, so with one node lost ${replicas - podsPerNode} pods remain`,
      ),
    ]),
  })

export default defineRecipe({
  name: 'Kubernetes cluster',
  family: 'Architecture',
  description:
    'A workload in its cluster: Ingress, Service and the pods of a Deployment across nodes, with autoscaler (HPA), ConfigMap, volume claim (PVC) and the control-plane components. Also called K8s architecture or cluster diagram.',
  useWhen:
    'You explain how traffic reaches pods and which objects scale, configure and store for one workload: onboarding, runbook or review of manifests. Good for 1 Deployment, 2 to 4 nodes and up to 12 pods; have the manifests at hand.',
  avoidWhen:
    'Several services and their calls are the point (use `c4-container`), the network below the cluster matters (use `cloud-vpc-three-tier`), or a version moves through stages (use `ci-cd-pipeline`). Pods that replace each other one by one need a series of frames.',
  visual: 87,
  ease: 76,
  overall: 83,
  rationale:
    'Nodes as rows and the Deployment as a column show at once that workload and machines are two groupings. A further pod or node moves the rows below it and the trunk of arrows. You supply object names, ports and pod addresses.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
