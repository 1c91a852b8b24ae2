/**
 * Reads Docker Compose files: services with their images, ports and named volumes, what they depend on, and the networks
 * around them.
 */
import { emptyGraph, type GraphModel, plainArrow } from '../../models/graph.ts'
import { Cursor } from '../../text/cursor.ts'
import type { TextReport } from '../../text/report.ts'
import { entriesIn, entry, itemsIn, readDocument, type Value, wordsIn } from '../read-document.ts'

export function readCompose(raw: string): { model: GraphModel; report: TextReport } {
  const cursor = new Cursor(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const [written] = readDocument(cursor)
  const document = written === undefined ? undefined : withDefaults(written)
  const model = emptyGraph()
  const title = wordsIn(entry(document, 'name'))
  if (title !== '') model.title = title
  const services = entriesIn(entry(document, 'services'))
  const volumes = new Set(entriesIn(entry(document, 'volumes')).map(([name]) => name))
  for (const [name, service] of services) addService(model, { name, service, volumes })
  for (const [name, service] of services)
    addUses(model, { name, service, known: new Set(services.map(([each]) => each)), report: cursor.report })
  groupByNetwork(model, services)
  for (const [name, service] of services) ledger(cursor.report, { name, service, volumes })
  return { model, report: cursor.report }
}

/** Values as they are where no variable is set: `${TAG:-latest}` is latest, and a variable without a default is its name. */
const withDefaults = (value: Value): Value => {
  if (value.is === 'list') return { ...value, items: value.items.map(withDefaults) }
  if (value.is === 'map')
    return { ...value, entries: new Map([...value.entries].map(([key, own]) => [key, withDefaults(own)])) }
  let { words } = value
  for (let level = 0; level < deepestDefault && words.includes('${'); level++)
    words = words.replaceAll(/\$\{\w+:?-([^{}]{0,400})\}/g, '$1')
  return { ...value, words }
}

/** A default may be a variable with a default. */
const deepestDefault = 4

type Service = { name: string; service: Value; volumes: Set<string> }

/** An image of one of these names, perhaps behind who made it; a tool for one has more words, as has a service of one's own. */
const imageOf = (names: string): RegExp =>
  new RegExp(
    `^(?:\\w+-)?(?:${names})(?![a-z])(?![-_](?:admin|box|commander|connect|dashboards|express|exporter|init|insight|manager|operator|proxy|rest|ui)\\b)`,
    'i',
  )

const stores = imageOf(
  'postgres|postgresql|postgis|pgvector|mysql|mariadb|mongo|mongodb|redis|valkey|cassandra|elasticsearch|opensearch|clickhouse|influxdb|couchdb|memcached|minio|etcd|neo4j|timescaledb|mssql|cockroach',
)
const queues = imageOf('rabbitmq|kafka|redpanda|nats|activemq|mosquitto|pulsar|zookeeper')

const addService = ({ nodes }: GraphModel, { name, service, volumes }: Service): void => {
  const image = wordsIn(entry(service, 'image'))
  const build = entry(service, 'build')
  const source = wordsIn(build) || wordsIn(entry(build, 'context'))
  const last = image.replace(/^.*\//, '')
  const ports = itemsIn(entry(service, 'ports')).map((port) => wordsIn(port) || wordsIn(entry(port, 'published')))
  const named = image.replace(/\/server(?=:|$)/, '').replace(/^.*\//, '')
  const shape = queues.test(named) ? 'queue' : stores.test(named) ? 'cylinder' : undefined
  const outside = ports.filter((port) => port !== '').map((port) => port.replace(/:\d+(?:\/\w+)?$/, ''))
  const kept = itemsIn(entry(service, 'volumes'))
    .map(volumeOf)
    .filter((id) => volumes.has(id))
  const isNamedSo = source.replace(/\/+$/, '').split('/').at(-1) === name
  const notes = [
    ...(last !== '' ? [last] : source === '' || isNamedSo ? [] : [`built from ${source}`]),
    ...(outside.length === 0 ? [] : [`port ${outside.join(', ')}`]),
    ...(kept.length === 0 ? [] : [`${kept.length === 1 ? 'volume' : 'volumes'} ${kept.join(', ')}`]),
  ]
  nodes.set(name, {
    id: name,
    label: name,
    at: service.at,
    ...(shape === undefined ? {} : { shape }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  })
}

type Uses = { name: string; service: Value; known: Set<string>; report: TextReport }

const addUses = (model: GraphModel, { name, service, known, report }: Uses): void => {
  const depends = entry(service, 'depends_on')
  const wanted =
    depends?.is === 'map' ? entriesIn(depends) : itemsIn(depends).map((item): [string, Value] => [wordsIn(item), item])
  for (const [to, value] of wanted) {
    const condition = wordsIn(entry(value, 'condition'))
      .replace(/^service_/, '')
      .replaceAll('_', ' ')
    const label = condition === '' || condition === 'started' ? {} : { label: condition }
    if (known.has(to)) model.edges.push({ ...plainArrow(name, to, value.at), ...label })
    else report.note('a service that is not here', value.at, to)
  }
  for (const link of itemsIn(entry(service, 'links'))) {
    const to = wordsIn(link).replace(/:.*$/, '')
    if (!known.has(to)) report.note('a service that is not here', link.at, to)
    else if (!joined(model, name, to)) model.edges.push(plainArrow(name, to, link.at))
  }
}

const volumeOf = (volume: Value): string => wordsIn(volume).replace(/:.*$/s, '') || wordsIn(entry(volume, 'source'))

const joined = ({ edges }: GraphModel, from: string, to: string): boolean =>
  edges.some((each) => each.from === from && each.to === to)

/** Services of one network alone are in a group; those of several are named with them. */
const groupByNetwork = (model: GraphModel, services: [string, Value][]): void => {
  const networksOf = ([, service]: [string, Value]): string[] => {
    const networks = entry(service, 'networks')
    return networks?.is === 'map' ? entriesIn(networks).map(([name]) => name) : itemsIn(networks).map(wordsIn)
  }
  const all = new Set(services.flatMap(networksOf))
  if (all.size < 2) return
  for (const service of services) {
    const [only, ...others] = networksOf(service)
    const node = model.nodes.get(service[0])
    if (only === undefined || node === undefined) continue
    if (others.length > 0)
      node.note = [node.note ?? '', `networks ${[only, ...others].join(', ')}`].filter((each) => each !== '').join('; ')
    else node.group = `network ${only}`
  }
  for (const name of all)
    if ([...model.nodes.values()].some(({ group }) => group === `network ${name}`))
      model.groups.push({ id: `network ${name}`, label: name, note: 'network', at: services[0]?.[1].at ?? 0 })
}

const drawn = new Set(['image', 'build', 'ports', 'depends_on', 'links', 'volumes', 'networks'])

const ledger = (report: TextReport, { name, service, volumes }: Service): void => {
  for (const volume of itemsIn(entry(service, 'volumes')))
    if (!volumes.has(volumeOf(volume))) report.noteOnce('folders mounted into services', volume.at, volumeOf(volume))
  for (const [key, value] of entriesIn(service))
    if (!drawn.has(key)) report.noteOnce('settings of services', value.at, name, key)
}
