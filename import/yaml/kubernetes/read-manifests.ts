/**
 * Reads manifests of Kubernetes: workloads, the services that select them, ingresses that route to services, and what
 * workloads mount or scale, in their namespaces.
 */

import { emptyGraph, type GraphModel } from '../../models/graph.ts'
import { Cursor } from '../../text/cursor.ts'
import { entryOf } from '../../text/entry-of.ts'
import type { TextReport } from '../../text/report.ts'
import { entry, itemsIn, readDocument, type Value, wordsIn } from '../read-document.ts'
import { isAccess, isRole } from './access.ts'
import { type Manifest, podOf, workloads } from './manifest.ts'
import { addEdges } from './manifest-edges.ts'

/** What is no part of the picture where nothing uses it. */
const configuration = new Set(['ConfigMap', 'Secret', 'PersistentVolume', 'StorageClass'])

/** What a gateway lets in, by protocol. */
const routes = ['HTTPRoute', 'GRPCRoute', 'TLSRoute', 'TCPRoute', 'UDPRoute'] as const

const drawn = new Set([
  ...workloads,
  'Service',
  'Ingress',
  ...routes,
  'Gateway',
  'HorizontalPodAutoscaler',
  'PersistentVolumeClaim',
  ...configuration,
])

export function readManifests(raw: string): { model: GraphModel; report: TextReport; access: Manifest[] } {
  const cursor = new Cursor(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const documents = readDocument(cursor).flatMap((document) =>
    wordsIn(entry(document, 'kind')).endsWith('List') ? itemsIn(entry(document, 'items')) : [document],
  )
  const manifests = documents.flatMap(manifestOf)
  // Roles alone are a matrix; beside what runs, they are in the ledger.
  const access = manifests.some(isRole) ? manifests.filter(isAccess) : []
  const hasDrawn = manifests.some(({ kind }) => drawn.has(kind))
  if (access.length > 0 && !hasDrawn) {
    for (const { kind, name, body } of manifests.filter((each) => !isAccess(each)))
      cursor.report.note(`a ${kind}`, body.at, name)
    return { model: emptyGraph(), report: cursor.report, access }
  }
  const model = emptyGraph()
  // A file of nothing else, such as one quota, is a picture of that.
  for (const manifest of manifests)
    if (!hasDrawn || drawn.has(manifest.kind)) addNode(model, manifest)
    else cursor.report.note(`a ${manifest.kind}`, manifest.body.at, manifest.name)
  const known = manifests.filter(({ id }) => model.nodes.has(id))
  addEdges(model, known, cursor.report)
  dropUnused(model, known, cursor.report)
  groupByNamespace(model, known)
  return { model, report: cursor.report, access }
}

const manifestOf = (body: Value): Manifest[] => {
  const [kind, name] = [wordsIn(entry(body, 'kind')), wordsIn(entry(body, 'metadata', 'name'))]
  const namespace = wordsIn(entry(body, 'metadata', 'namespace'))
  return kind === '' ? [] : [{ kind, name, namespace, body, id: `${kind}/${namespace}/${name}` }]
}

const shapes: Readonly<Record<string, string>> = {
  PersistentVolumeClaim: 'cylinder',
  PersistentVolume: 'cylinder',
  StatefulSet: 'cylinder',
  Ingress: 'gateway',
  Gateway: 'gateway',
  ...Object.fromEntries(routes.map((route) => [route, 'gateway'])),
}

const addNode = ({ nodes }: GraphModel, { kind, name, body, id }: Manifest): void => {
  const shape = entryOf(shapes, kind) ?? (workloads.has(kind) ? 'pod' : undefined)
  const tech = imagesOf(body)
  const note = noteOf(kind, body)
  nodes.set(id, {
    id,
    label: `${kind} ${name}`,
    at: body.at,
    ...(shape === undefined ? {} : { shape }),
    ...(tech === '' ? {} : { tech }),
    ...(note === '' ? {} : { note }),
  })
}

const imagesOf = (body: Value): string =>
  itemsIn(entry(podOf(body), 'containers'))
    .map((container) => wordsIn(entry(container, 'image')).replace(/^.*\//, ''))
    .filter((image) => image !== '')
    .join(', ')

const noteOf = (kind: string, body: Value): string => {
  const spec = entry(body, 'spec')
  if (kind === 'Service') {
    // A port may be there once for TCP and once for UDP.
    const ports = new Set(itemsIn(entry(spec, 'ports')).map((port) => wordsIn(entry(port, 'port'))))
    return [wordsIn(entry(spec, 'type')), ports.size === 0 ? '' : `port ${[...ports].join(', ')}`]
      .filter((each) => each !== '')
      .join(', ')
  }
  if (kind === 'Ingress' || kind.endsWith('Route')) {
    const rules = itemsIn(entry(spec, 'rules')).map((rule) => wordsIn(entry(rule, 'host')))
    return [...rules, ...itemsIn(entry(spec, 'hostnames')).map(wordsIn)].filter((each) => each !== '').join(', ')
  }
  if (kind === 'CronJob') return wordsIn(entry(spec, 'schedule'))
  if (kind === 'HorizontalPodAutoscaler')
    return `${wordsIn(entry(spec, 'minReplicas')) || '1'} to ${wordsIn(entry(spec, 'maxReplicas'))} replicas`
  if (kind === 'PersistentVolumeClaim') return wordsIn(entry(spec, 'resources', 'requests', 'storage'))
  if (kind === 'PersistentVolume') return wordsIn(entry(spec, 'capacity', 'storage'))
  if (kind === 'StorageClass') return wordsIn(entry(body, 'provisioner'))
  const replicas = wordsIn(entry(spec, 'replicas'))
  return replicas === '' ? '' : `${replicas} ${replicas === '1' ? 'replica' : 'replicas'}`
}

/** Configuration that nothing here uses is no part of the picture, unless there is nothing else. */
const dropUnused = ({ nodes, edges }: GraphModel, all: Manifest[], report: TextReport): void => {
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const idle = all.filter(({ kind, id }) => configuration.has(kind) && !used.has(id))
  if (idle.length === nodes.size) return
  for (const { id, kind, name, body } of idle) {
    nodes.delete(id)
    report.note(`a ${kind} that nothing here uses`, body.at, name)
  }
}

const groupByNamespace = ({ nodes, groups }: GraphModel, all: Manifest[]): void => {
  const known = new Set<string>()
  for (const { namespace, id, body } of all) {
    const node = nodes.get(id)
    if (namespace === '' || node === undefined) continue
    node.group = `namespace ${namespace}`
    if (!known.has(namespace)) groups.push({ id: node.group, label: namespace, note: 'namespace', at: body.at })
    known.add(namespace)
  }
}
