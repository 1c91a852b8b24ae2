/**
 * What joins manifests: services select workloads, ingresses route to services, workloads call services, mount and read.
 */
import { type GraphModel, type ModelEdge, plainArrow } from '../../models/graph.ts'
import type { TextReport } from '../../text/report.ts'
import { entry, itemsIn, type Value, wordsIn } from '../read-document.ts'
import { type Manifest, podOf, workloads } from './manifest.ts'
import { ManifestIndex } from './manifest-index.ts'

/** More than any picture shows; services that each select all workloads are a product. */
const most = 10_000

/** Joins all manifests in their order; what is beyond the limit is said. */
export function addEdges(model: GraphModel, all: readonly Manifest[], report: TextReport): void {
  const index = new ManifestIndex(all)
  const known = new Set<string>()
  for (const manifest of all) {
    const { name, body } = manifest
    const joins: Join[] = joinsOf(manifest, index).map(([to, rest]) => [manifest, to, rest])
    for (const [from, to, rest] of [...joins, ...entriesTo(manifest, { index, report })]) {
      const way = `${from?.id}\n${to?.id}`
      if (from === undefined || to === undefined || known.has(way)) continue
      if (model.edges.length >= most) {
        report.noteOnce(`more than ${most} links: further ones are not read`, body.at, name)
        return
      }
      known.add(way)
      model.edges.push({ ...plainArrow(from.id, to.id, body.at), ...rest })
    }
  }
}

type Join = [from: Manifest | undefined, to: Manifest | undefined, rest?: Partial<ModelEdge> | undefined]

/** What lets requests in to a route, such as its gateway. */
const entriesTo = (route: Manifest, { index, report }: { index: ManifestIndex; report: TextReport }): Join[] =>
  itemsIn(entry(route.body, 'spec', 'parentRefs')).map((parent) => {
    const [kind, name] = [wordsIn(entry(parent, 'kind')) || 'Gateway', wordsIn(entry(parent, 'name'))]
    const found = index.named(kind, wordsIn(entry(parent, 'namespace')) || route.namespace, name)
    if (found === undefined) report.note(`a ${kind} that is not here`, parent.at, name)
    return [found, route]
  })

type EdgeTo = [to: Manifest | undefined, rest?: Partial<ModelEdge>]

const dotted = { stroke: 'dotted' } as const

/** What a manifest leads to, with what is different about the edge. */
const joinsOf = ({ kind, body, namespace }: Manifest, index: ManifestIndex): EdgeTo[] => {
  const find = (wanted: string, name: string): Manifest | undefined => index.named(wanted, namespace, name)
  const joins: EdgeTo[] = kind === 'Service' ? index.selected(body, namespace).map((each) => [each]) : []
  for (const { name, at } of backendsOf(body)) joins.push([index.named('Service', at || namespace, name)])
  if (kind === 'HorizontalPodAutoscaler') {
    const target = entry(body, 'spec', 'scaleTargetRef')
    joins.push([find(wordsIn(entry(target, 'kind')), wordsIn(entry(target, 'name'))), { label: 'scales', ...dotted }])
  }
  if (kind === 'PersistentVolumeClaim' || kind === 'PersistentVolume') {
    const own = entry(body, 'spec')
    joins.push([find('PersistentVolume', wordsIn(entry(own, 'volumeName')))])
    joins.push([find('StorageClass', wordsIn(entry(own, 'storageClassName'))), dotted])
    joins.push([index.claim(wordsIn(entry(own, 'claimRef', 'name')))])
  }
  if (!workloads.has(kind)) return joins
  for (const { name, at } of addressesOf(body)) joins.push([index.named('Service', at || namespace, name)])
  for (const [wanted, name] of mountsOf(body)) joins.push([find(wanted, name), dotted])
  return joins
}

/** Services that an ingress or a route sends to, and their namespaces if they name them. */
const backendsOf = (body: Value): { name: string; at: string }[] => {
  const rules = itemsIn(entry(body, 'spec', 'rules'))
  const paths = rules.flatMap((rule) => [
    ...itemsIn(entry(rule, 'http', 'paths')),
    ...itemsIn(entry(rule, 'backendRefs')),
  ])
  const backends = [...paths, entry(body, 'spec', 'defaultBackend')]
  return backends
    .map((path) => ({
      name:
        wordsIn(entry(path, 'backend', 'service', 'name')) ||
        wordsIn(entry(path, 'backend', 'serviceName')) ||
        wordsIn(entry(path, 'service', 'name')) ||
        wordsIn(entry(path, 'name')),
      at: wordsIn(entry(path, 'namespace')),
    }))
    .filter(({ name }) => name !== '')
}

const address =
  /^(?<scheme>\w+:\/\/)?(?:[^\s@/]*@)?(?<name>[a-z][a-z0-9-]*)(?:\.(?<at>[a-z0-9-]+)(?:\.svc[\w.]*)?)?(?<port>:\d+)?(?:\/.*)?$/

/** What variables are called that have an address, where neither a port nor a scheme says so. */
const saysAddress = /(?:ADDR|ADDRESS|HOST|HOSTNAME|URL|URI|ENDPOINT|SERVER|SERVICE)$/i

/** Services that variables of a workload have the addresses of: `cart:7070`, `http://cart.shop.svc`. */
const addressesOf = (body: Value): { name: string; at: string }[] =>
  itemsIn(entry(podOf(body), 'containers'))
    .flatMap((container) => itemsIn(entry(container, 'env')))
    .flatMap((variable) => {
      const { scheme, name = '', at = '', port } = address.exec(wordsIn(entry(variable, 'value')))?.groups ?? {}
      const isAddress = scheme !== undefined || port !== undefined || saysAddress.test(wordsIn(entry(variable, 'name')))
      return isAddress ? [{ name, at }] : []
    })

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
