/**
 * What joins manifests: services select workloads, ingresses route to services, workloads mount and read.
 */

import { type GraphModel, type ModelEdge } from '../../models/graph.ts'
import { entriesIn, entry, itemsIn, type Value, wordsIn } from '../read-document.ts'
import { type Manifest, podOf, workloads } from './manifest.ts'

/** Kinds without a namespace. */
const shared = new Set(['PersistentVolume', 'StorageClass'])

export const addEdges = (model: GraphModel, manifest: Manifest, all: Manifest[]): void => {
  const { kind, body, namespace, id } = manifest
  const find = (wanted: string, name: string): Manifest | undefined =>
    all.find(
      (each) => each.kind === wanted && each.name === name && (each.namespace === namespace || shared.has(wanted)),
    )
  const join = (to: Manifest | undefined, rest: Partial<ModelEdge> = {}): void => {
    if (to !== undefined && !model.edges.some((each) => each.from === id && each.to === to.id))
      model.edges.push({ from: id, to: to.id, head: 'point', tail: 'none', stroke: 'normal', at: body.at, ...rest })
  }
  if (kind === 'Service') for (const target of all.filter((each) => isSelected(body, each, namespace))) join(target)
  for (const name of backendsOf(body)) join(find('Service', name))
  if (kind === 'HorizontalPodAutoscaler') {
    const target = entry(body, 'spec', 'scaleTargetRef')
    join(find(wordsIn(entry(target, 'kind')), wordsIn(entry(target, 'name'))), { label: 'scales', stroke: 'dotted' })
  }
  if (kind === 'PersistentVolumeClaim' || kind === 'PersistentVolume') {
    const [own, claim] = [entry(body, 'spec'), entry(body, 'spec', 'claimRef')]
    join(find('PersistentVolume', wordsIn(entry(own, 'volumeName'))))
    join(find('StorageClass', wordsIn(entry(own, 'storageClassName'))), { stroke: 'dotted' })
    join(all.find((each) => each.kind === 'PersistentVolumeClaim' && each.name === wordsIn(entry(claim, 'name'))))
  }
  if (workloads.has(kind)) for (const [wanted, name] of mountsOf(body)) join(find(wanted, name), { stroke: 'dotted' })
}

/** Whether a service selects the pods of a workload. */
const isSelected = (service: Value, { kind, body, namespace }: Manifest, own: string): boolean => {
  const wanted = entriesIn(entry(service, 'spec', 'selector'))
  if (!workloads.has(kind) || namespace !== own || wanted.length === 0) return false
  const labels = entry(body, 'spec', 'template', 'metadata', 'labels') ?? entry(body, 'metadata', 'labels')
  return wanted.every(([key, value]) => wordsIn(entry(labels, key)) === wordsIn(value))
}

/** Names of services that an ingress or a route sends to. */
const backendsOf = (body: Value): string[] => {
  const rules = itemsIn(entry(body, 'spec', 'rules'))
  const paths = rules.flatMap((rule) => [
    ...itemsIn(entry(rule, 'http', 'paths')),
    ...itemsIn(entry(rule, 'backendRefs')),
  ])
  const backends = [...paths, entry(body, 'spec', 'defaultBackend')]
  return backends
    .map(
      (path) =>
        wordsIn(entry(path, 'backend', 'service', 'name')) ||
        wordsIn(entry(path, 'backend', 'serviceName')) ||
        wordsIn(entry(path, 'service', 'name')) ||
        wordsIn(entry(path, 'name')),
    )
    .filter((name) => name !== '')
}

/** What the pods of a workload mount or read. */
const mountsOf = (body: Value): [string, string][] => {
  const pod = podOf(body)
  const volumes = itemsIn(entry(pod, 'volumes')).flatMap((volume): [string, string][] => [
    ['PersistentVolumeClaim', wordsIn(entry(volume, 'persistentVolumeClaim', 'claimName'))],
    ['ConfigMap', wordsIn(entry(volume, 'configMap', 'name'))],
    ['Secret', wordsIn(entry(volume, 'secret', 'secretName'))],
  ])
  const read = itemsIn(entry(pod, 'containers')).flatMap((container) => [
    ...itemsIn(entry(container, 'envFrom')),
    ...itemsIn(entry(container, 'env')).map((variable) => entry(variable, 'valueFrom') ?? variable),
  ])
  const sources = read.flatMap((source): [string, string][] => [
    ['ConfigMap', wordsIn(entry(source, 'configMapRef', 'name')) || wordsIn(entry(source, 'configMapKeyRef', 'name'))],
    ['Secret', wordsIn(entry(source, 'secretRef', 'name')) || wordsIn(entry(source, 'secretKeyRef', 'name'))],
  ])
  return [...volumes, ...sources].filter(([, name]) => name !== '')
}
