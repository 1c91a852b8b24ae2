/** What is configured in YAML: Compose files, workflows, manifests. */
import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../test/said.ts'
import type { GraphModel } from '../models/graph.ts'
import { readCompose } from './compose/read-compose.ts'
import { readManifests } from './kubernetes/read-manifests.ts'
import { readWorkflow } from './workflow/read-workflow.ts'

const nodes = ({ nodes: all }: GraphModel) =>
  [...all.values()].map(({ label, shape, tech, note, group }) =>
    [label, shape, tech, note, group].filter(Boolean).join(' | '),
  )
const edges = ({ edges: all }: GraphModel) =>
  all.map(({ from, to, label, stroke }) =>
    [from, '>', to, label, stroke === 'normal' ? '' : stroke].filter(Boolean).join(' '),
  )
const said = (report: Parameters<typeof ledgerOf>[0]) => ledgerOf(report).map((each) => each.replace(/^\S+ /, ''))

test('Compose: images, ports and named volumes are words, what waits for what is joined, networks are groups', () => {
  const { model, report } = readCompose(`name: shop
x-base: &base
  restart: always
services:
  web:
    <<: *base
    build: ./website
    ports: ["8080:80", { published: 9 }]
    depends_on:
      api: { condition: service_healthy }
    networks: [front]
  api:
    image: ghcr.io/x/api:1
    depends_on: [db, gone]
    links: ["db:database"]
    networks: [front, back]
  db:
    image: postgres:17
    volumes: ["data:/var/lib", "./local:/x"]
    networks: { back: }
volumes:
  data:
`)
  expect(findingsIn(report)).toEqual([])
  expect(model.title).toBe('shop')
  expect(nodes(model)).toEqual([
    'web | built from ./website; port 8080, 9 | network front',
    'api | api:1; networks front, back',
    'db | cylinder | postgres:17; volume data | network back',
  ])
  expect(edges(model)).toEqual(['web > api healthy', 'api > db'])
  expect(model.groups.map(({ label }) => label)).toEqual(['front', 'back'])
  expect(said(report)).toEqual([
    'settings of services (restart)',
    'a service that is not here',
    'folders mounted into services',
  ])
})

test.each([
  ['minio/minio', 'cylinder'],
  ['minio/mc', undefined],
  ['mcr.microsoft.com/mssql/server:2022-latest', 'cylinder'],
  ['acme/postgrest:1', undefined],
  ['redis/redis-stack-server', 'cylinder'],
  ['redis-commander:latest', undefined],
  ['oliver006/redis_exporter', undefined],
  ['confluentinc/cp-kafka:7', 'queue'],
  ['confluentinc/cp-kafka-connect:7', undefined],
  ['acme/svc-orders-kafka:2', undefined],
])('Compose: the image %s has the shape %s', (image, shape) => {
  const { model } = readCompose(`services: { one: { image: "${image}" } }`)
  expect(model.nodes.get('one')?.shape).toBe(shape)
})

test('Compose: several maps are merged, the first of them counts; variables have their defaults', () => {
  const { model, report } = readCompose(`x-one: &one
  image: \${WEB_IMAGE:-acme/web:\${TAG-2.1}}
x-two: &two { image: other:9, ports: ["\${PORT:-8080}:80"] }
x-needs: &needs
  db: { condition: service_healthy }
services:
  web:
    <<: [*one, *two]
    depends_on:
      <<: [*needs]
  job:
    <<: [*two]
    image: acme/job:\${BUILD}
  db:
    image: postgres:17
`)
  expect(findingsIn(report)).toEqual([])
  expect(nodes(model)).toEqual([
    'web | web:2.1; port 8080',
    'job | job:${BUILD}; port 8080',
    'db | cylinder | postgres:17',
  ])
  expect(edges(model)).toEqual(['web > db healthy'])
})

test('a workflow: its triggers, jobs with what they need, conditions in the ledger', () => {
  const { model, report } = readWorkflow(`name: CI
on:
  push: { branches: [main] }
  pull_request:
jobs:
  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { node: [20, 22] } }
    steps: [{ run: a }, { run: b }]
  ship:
    name: Ship it
    needs: [test]
    if: github.ref == 'refs/heads/main'
    environment: { name: production }
    uses: ./.github/workflows/ship.yml
`)
  expect(findingsIn(report)).toEqual([])
  expect(nodes(model)).toEqual([
    'push, pull request | source',
    'test | ubuntu-latest | 2 steps, for each node',
    'Ship it | ship.yml, environment production',
  ])
  expect(edges(model)).toEqual(['on > job test', 'job test > job ship'])
  expect(said(report)).toEqual(['a condition of a job'])
})

test('manifests: who selects, routes to, mounts and scales whom', () => {
  const { model, report } = readManifests(`apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec:
  replicas: 3
  template:
    metadata: { labels: { app: web } }
    spec:
      containers:
        - image: x/web:2
          envFrom: [{ configMapRef: { name: conf } }]
      volumes: [{ persistentVolumeClaim: { claimName: disk } }]
---
apiVersion: v1
kind: Service
metadata: { name: web, namespace: shop }
spec: { selector: { app: web }, ports: [{ port: 80 }] }
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: in, namespace: shop }
spec: { rules: [{ host: a.example, http: { paths: [{ backend: { service: { name: web } } }] } }] }
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: auto, namespace: shop }
spec: { maxReplicas: 9, scaleTargetRef: { kind: Deployment, name: web } }
---
apiVersion: v1
kind: ConfigMap
metadata: { name: conf, namespace: shop }
---
apiVersion: v1
kind: Secret
metadata: { name: idle, namespace: shop }
---
apiVersion: v1
kind: ServiceAccount
metadata: { name: who }
`)
  expect(findingsIn(report)).toEqual([])
  expect(nodes(model)).toEqual([
    'Deployment web | pod | web:2 | 3 replicas | namespace shop',
    'Service web | port 80 | namespace shop',
    'Ingress in | gateway | a.example | namespace shop',
    'HorizontalPodAutoscaler auto | 1 to 9 replicas | namespace shop',
    'ConfigMap conf | namespace shop',
  ])
  expect(edges(model)).toEqual([
    'Deployment/shop/web > ConfigMap/shop/conf dotted',
    'Service/shop/web > Deployment/shop/web',
    'Ingress/shop/in > Service/shop/web',
    'HorizontalPodAutoscaler/shop/auto > Deployment/shop/web scales dotted',
  ])
  expect(said(report)).toEqual(['a Secret that nothing here uses', 'a ServiceAccount'])
})

test('manifests: gateways lead to their routes, in their own namespace and in others; without one, it is default', () => {
  const { model, report } = readManifests(`apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: edge, namespace: default }
---
apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: { name: pages }
spec:
  hostnames: [a.example]
  parentRefs: [{ name: edge }, { name: gone }]
  rules: [{ backendRefs: [{ name: web, port: 80 }, { name: api, namespace: shop }] }]
---
apiVersion: gateway.networking.k8s.io/v1
kind: GRPCRoute
metadata: { name: calls, namespace: shop }
spec: { parentRefs: [{ name: edge, namespace: default }], rules: [{ backendRefs: [{ name: api }] }] }
---
apiVersion: v1
kind: Service
metadata: { name: web, namespace: default }
spec: { ports: [{ port: 53, protocol: TCP }, { port: 53, protocol: UDP }] }
---
apiVersion: v1
kind: Service
metadata: { name: api, namespace: shop }
`)
  expect(findingsIn(report)).toEqual([])
  expect(nodes(model)).toEqual([
    'Gateway edge | gateway | namespace default',
    'HTTPRoute pages | gateway | a.example',
    'GRPCRoute calls | gateway | namespace shop',
    'Service web | port 53 | namespace default',
    'Service api | namespace shop',
  ])
  expect(edges(model)).toEqual([
    'HTTPRoute//pages > Service/default/web',
    'HTTPRoute//pages > Service/shop/api',
    'Gateway/default/edge > HTTPRoute//pages',
    'GRPCRoute/shop/calls > Service/shop/api',
    'Gateway/default/edge > GRPCRoute/shop/calls',
  ])
  expect(said(report)).toEqual(['a Gateway that is not here'])
})

test('manifests: a workload calls the services that its variables have the addresses of', () => {
  const service = (name: string, namespace = '') =>
    `---\napiVersion: v1\nkind: Service\nmetadata: { name: ${name}, namespace: ${namespace} }\n`
  const { model } = readManifests(`apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  template:
    spec:
      containers:
        - env:
            - { name: CART_ADDR, value: "cart:7070" }
            - { name: STOCK, value: "http://stock.shop.svc.cluster.local/v1" }
            - { name: DB_HOST, value: db }
            - { name: MODE, value: plain }
            - { name: OUTSIDE_URL, value: "https://cart.example/x" }
${['cart', 'db', 'plain'].map((name) => service(name)).join('')}${service('stock', 'shop')}`)
  expect(edges(model)).toEqual([
    'Deployment//web > Service//cart',
    'Deployment//web > Service/shop/stock',
    'Deployment//web > Service//db',
  ])
})

test('manifests: volumes and their classes where they are used; controllers of the old kind', () => {
  const { model, report } = readManifests(`apiVersion: v1
kind: PersistentVolumeClaim
metadata: { name: data, namespace: shop }
spec: { volumeName: disk, storageClassName: fast }
---
apiVersion: v1
kind: PersistentVolume
metadata: { name: disk }
spec: { capacity: { storage: 5Gi } }
---
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: fast }
provisioner: example.com/disk
---
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: slow }
---
apiVersion: v1
kind: ReplicationController
metadata: { name: web, namespace: shop }
spec: { replicas: 1, template: { spec: { volumes: [{ persistentVolumeClaim: { claimName: data } }] } } }
`)
  expect(nodes(model)).toEqual([
    'PersistentVolumeClaim data | cylinder | namespace shop',
    'PersistentVolume disk | cylinder | 5Gi',
    'StorageClass fast | example.com/disk',
    'ReplicationController web | pod | 1 replica | namespace shop',
  ])
  expect(edges(model)).toEqual([
    'PersistentVolumeClaim/shop/data > PersistentVolume//disk',
    'PersistentVolumeClaim/shop/data > StorageClass//fast dotted',
    'ReplicationController/shop/web > PersistentVolumeClaim/shop/data dotted',
  ])
  expect(said(report)).toEqual(['a StorageClass that nothing here uses'])
})

test('a file of manifests that run nothing is a picture of these', () => {
  const alone = (kind: string) => readManifests(`kind: ${kind}\nmetadata: { name: a }\n`)
  expect(nodes(alone('ResourceQuota').model)).toEqual(['ResourceQuota a'])
  expect(nodes(alone('StorageClass').model)).toEqual(['StorageClass a'])
  expect(said(alone('ResourceQuota').report)).toEqual([])
})

test('broken YAML is a finding with its place; deep and endless YAML is no danger', () => {
  expect(findingsIn(readCompose('services:\n  a: [1\n  b: 2\n').report)[0]).toMatch(/^3:\d+ YAML/)
  expect(findingsIn(readCompose(`services:\n  a: ${'['.repeat(10_000)}`).report)).toEqual(['2:65 at most 60 levels'])
  expect(findingsIn(readCompose(`services:\n  -${' id:'.repeat(20_000)} 1\n  - id: 2\n`).report)).toEqual([
    '2:243 at most 60 levels',
  ])
  expect(findingsIn(readCompose(`services: { ${'id: '.repeat(61)}1 }\n`).report)).toEqual(['1:247 at most 60 levels'])
  const entries = Array.from({ length: 90 }, (_, index) => `"a, [${index}": "b: c: "`).join(', ')
  expect(findingsIn(readCompose(`services:\n  x: { image: y }\nx-more: { ${entries} }\n`).report)).toEqual([])
  const { model } = readCompose('services: &a\n  x: *a\n')
  expect(model.nodes.size).toBe(1)
})
