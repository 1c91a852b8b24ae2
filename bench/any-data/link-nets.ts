/**
 * Graphs and entities: edges between what there is, everything joined.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data, wordsIn } from '../adaptation/json.ts'
import type { Random } from '../random.ts'
import { pick, whole } from './flavor.ts'
import { itemsOf } from './items.ts'
import type { Linking } from './link.ts'
import { defined } from './link-charts.ts'

/** How an item is referred to. */
export const nameOf = (item: Data | undefined): Json => item?.['id'] ?? item?.['name'] ?? null

/**
 * How many nodes a graph has, as a layout of many takes seconds and that of the most minutes: of those that have as many as
 * the form takes, one in ten keeps them all.
 */
const usual = { least: 4, most: 9 } as const
const large = 14
const largest = 0.1

/** Where lists of the usual length end. */
const longestUsual = 16

/** The nodes that a data set keeps. */
const someOf = (nodes: Data[], random: Random): Data[] =>
  nodes.slice(0, nodes.length <= longestUsual ? whole(random, usual) : random() < largest ? nodes.length : large)

/** Nodes in groups; each node is joined to one before it, and some edges more. */
export function linkGraph(data: Data, linking: Linking): Data {
  const { random, id } = linking
  if (id === 'hexagonal-architecture') return linkHexagon(data, linking)
  const groups = itemsOf(data['groups']).map(({ group: _group, ...rest }, index) => named(rest as Data, linking, index))
  const nodes = someOf(itemsOf(data['nodes']), random).map(({ at: _at, group: _group, ...rest }, index): Data => {
    const group = groups.length > 0 && random() < 0.7 ? { group: nameOf(groups[index % groups.length]) } : {}
    return { ...named(rest, linking, index), ...group, ...jointKind(id, index) } as Data
  })
  const edges = edgesOf(nodes, itemsOf(data['edges']), linking)
  const used = groups.filter((group) => nodes.some((node) => node['group'] === nameOf(group)))
  const kept = defined({ ...data, nodes, edges, groups: used.length > 0 ? used : undefined })
  return kept as Data
}

/** What has no words in some notations: starts and ends, and where flows part and meet. */
const wordless = /^(?:start|end|initial|final|fork|join|merge|decision|history|on-)/

/** An item with a name, or with an id where it may have no name. */
const named = (item: Data, { flavor, random }: Linking, index: number): Data => {
  if (item['name'] !== undefined) return item
  return wordless.test(wordsIn(item, 'kind'))
    ? { ...item, id: item['id'] ?? `w${index}` }
    : { ...item, name: `${flavor.words(random, 16)} ${index}` }
}

/** The kind of node that all others are joined by, in notations that have one. */
const joints: Record<string, string> = {
  'network-topology': 'network',
  'soc-block-diagram': 'network',
  'event-bus-topology': 'queue',
  'uml-component': 'interface',
}

/** A kind for every third node, so that there is something to be joined by. */
const jointKind = (id: string, index: number): Data => {
  const kind = joints[id]
  return kind === undefined || index % 3 > 0 ? {} : { kind }
}

/** A core in a group with its ports, to each of which an adapter is joined, and to most of these a system outside. */
const linkHexagon = (data: Data, { random }: Linking): Data => {
  const [core = { name: 'Core' }] = itemsOf(data['groups'])
  const written = someOf(itemsOf(data['nodes']), random).map(
    ({ at: _at, group: _group, kind: _kind, ...rest }, index): Data => {
      return { ...rest, name: rest['name'] ?? `Part ${index}` }
    },
  )
  const nodes: Data[] = []
  const edges: Data[] = []
  while (written.length > 1) {
    const [port = {}, adapter = {}, system] = written.splice(0, random() < 0.2 ? 2 : 3)
    nodes.push({ ...port, kind: 'port', group: nameOf(core) }, { ...adapter, kind: 'component' })
    if (system !== undefined) nodes.push({ ...system, kind: pick(random, ['external', 'database']) })
    const path = [system, adapter, port].flatMap((node) => (node === undefined ? [] : [nameOf(node)]))
    const turned = random() < 0.5 ? path : path.toReversed()
    edges.push(...turned.slice(1).map((to, index) => ({ from: turned[index] ?? null, to })))
  }
  const rest =
    nodes.length > 0
      ? nodes
      : [
          { name: 'Port', kind: 'port', group: nameOf(core) },
          { name: 'Adapter', kind: 'component' },
        ]
  return {
    ...data,
    groups: [core],
    nodes: rest,
    edges: nodes.length > 0 ? edges : [{ from: 'Adapter', to: 'Port' }],
  } as Data
}

const edgesOf = (nodes: Data[], written: Data[], { id, random, flavor }: Linking): Data[] => {
  const [model = {}] = written
  const value = model['value'] === undefined ? {} : { value: flavor.number(random, { least: 1, most: 1e9 }) }
  const tree = nodes
    .slice(1)
    .map((node, index) => ({ from: nodes[whole(random, { least: Math.max(0, index - 3), most: index })], to: node }))
  const more =
    nodes.length < 4
      ? []
      : written
          .slice(0, Math.floor(nodes.length / 4))
          .map(() => ({ from: pick(random, nodes), to: pick(random, nodes) }))
  const joint = joints[id]
  const isJoint = (node: Data | undefined): boolean => node?.['kind'] === joint
  const ends = [...tree, ...more]
    .filter(({ from, to }) => from !== to && (joint === undefined || isJoint(from) !== isJoint(to)))
    // Components require and provide interfaces.
    .map(({ from, to }) => (id === 'uml-component' && isJoint(from) ? { from: to, to: from } : { from, to }))
  return ends.map(({ from, to }, index) => {
    const { id: _id, ends: _ends, value: _value, ...rest } = written[index % Math.max(1, written.length)] ?? {}
    return { ...rest, from: nameOf(from), to: nameOf(to), ...value } as Data
  })
}

/** Tables with keys, joined field to field; classes joined as a whole. */
export function linkEntities(data: Data, linking: Linking): Data {
  const { random, id } = linking
  const tree = id === 'uml-class'
  const nodes = someOf(itemsOf(data['nodes']), random).map((node, at): Data => {
    const fields = itemsOf(node['fields']).map((field, index): Data => {
      if (tree) return field
      const { key: _key, ...rest } = field
      return {
        ...rest,
        name: `${wordsIn(field, 'name').slice(0, 34)} ${index}`,
        ...(index === 0 ? { key: 'primary' } : {}),
      }
    })
    const { at: _at, group: _group, ...rest } = node
    const own = fields.length > 0 ? { fields } : tree ? {} : { fields: [{ name: 'key 0', key: 'primary' }] }
    return { ...rest, ...own, id: node['id'] ?? `n${at}` } as Data
  })
  const written = itemsOf(data['edges'])
  const edges = nodes.slice(1, written.length + 2).map((to, index) => {
    const from = nodes[whole(random, { least: 0, most: index })]
    const { id: _id, ends, head, tail, ...rest } = written[index % Math.max(1, written.length)] ?? {}
    const isPlain = !tree || rest['kind'] === 'association'
    const counts =
      ends !== undefined && tree && isPlain ? [pick(random, multiplicities), pick(random, multiplicities)] : ends
    const own = isPlain ? { ends: counts, head, tail: tree ? undefined : tail } : {}
    return defined({ ...rest, ...own, from: nameOf(from), to: nameOf(to) }) as Data
  })
  return defined({ ...data, nodes, edges, groups: undefined }) as Data
}

const multiplicities = ['', '1', '0..1', '*', '1..*', '2..8']
