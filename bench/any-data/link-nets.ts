/**
 * Graphs, entities and sequences: edges and messages between what there is, everything joined.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data, wordsIn } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'
import { defined } from './link-charts.ts'

const asList = (value: Json | undefined): Data[] => (Array.isArray(value) ? (value as Data[]) : [])

const nameOf = (item: Data | undefined): Json => item?.['id'] ?? item?.['name'] ?? null

/** Nodes in groups; each node is joined to one before it, and some edges more. */
export function linkGraph(data: Data, linking: Linking): Data {
  const { random, id } = linking
  if (id === 'hexagonal-architecture') return linkHexagon(data, linking)
  const groups = asList(data['groups']).map(({ group: _group, ...rest }) => rest as Data)
  const nodes = asList(data['nodes']).map(({ at: _at, group: _group, ...rest }, index): Data => {
    const group = groups.length > 0 && random() < 0.7 ? { group: nameOf(groups[index % groups.length]) } : {}
    return { ...rest, ...group } as Data
  })
  const edges = edgesOf(nodes, asList(data['edges']), linking)
  const used = groups.filter((group) => nodes.some((node) => node['group'] === nameOf(group)))
  const kept = defined({ ...data, nodes, edges, groups: used.length > 0 ? used : undefined })
  return kept as Data
}

/** A core in a group with its ports, to each of which an adapter is joined, and to most of these a system outside. */
const linkHexagon = (data: Data, { random }: Linking): Data => {
  const [core = { name: 'Core' }] = asList(data['groups'])
  const written = asList(data['nodes']).map(({ at: _at, group: _group, kind: _kind, ...rest }, index): Data => {
    return { ...rest, name: rest['name'] ?? `Part ${index}` }
  })
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

const edgesOf = (nodes: Data[], written: Data[], { random, flavor }: Linking): Data[] => {
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
  const ends = [...tree, ...more].filter(({ from, to }) => from !== to)
  return ends.map(({ from, to }, index) => {
    const { id: _id, ends: _ends, value: _value, ...rest } = written[index % Math.max(1, written.length)] ?? {}
    return { ...rest, from: nameOf(from), to: nameOf(to), ...value } as Data
  })
}

/** Tables with keys, joined field to field; classes joined as a whole. */
export function linkEntities(data: Data, linking: Linking): Data {
  const { random, id } = linking
  const [tree, extra] = [id === 'uml-class', id === 'uml-class' ? 0 : 1]
  const nodes = asList(data['nodes']).map((node, at): Data => {
    const fields = asList(node['fields']).map((field, index): Data => {
      if (tree) return field
      const { key: _key, ...rest } = field
      return {
        ...rest,
        name: `${wordsIn(field, 'name').slice(0, 34)} ${index}`,
        ...(index === 0 ? { key: 'primary' } : {}),
      }
    })
    return defined({
      ...node,
      group: undefined,
      fields: fields.length > 0 ? fields : undefined,
      id: node['id'] ?? `n${at}`,
    }) as Data
  })
  const written = asList(data['edges'])
  const edges = nodes.slice(1, written.length + 2).map((to, index) => {
    const from = nodes[whole(random, { least: 0, most: index })]
    const { id: _id, ...rest } = written[index % Math.max(1, written.length)] ?? {}
    return { ...rest, from: nameOf(from), to: nameOf(to) } as Data
  })
  return defined({ ...data, nodes, edges: extra + edges.length > 0 ? edges : undefined, groups: undefined }) as Data
}

/** Messages between participants; a reply goes back to who called last. */
export function linkSequence(data: Data, linking: Linking): Data {
  const participants = asList(data['participants'])
  const open: { from: Json; to: Json }[] = []
  const entries = (list: Json | undefined, depth: number): Data[] =>
    asList(list).flatMap((entry) => entryOf(entry, depth))
  const entryOf = (entry: Data, depth: number): Data[] => {
    const { random } = linking
    const [from, to] = [pick(random, participants), pick(random, participants)].map(nameOf)
    if (Array.isArray(entry['messages'])) {
      const messages = depth < 2 ? entries(entry['messages'].slice(0, 4), depth + 1) : []
      const { else: branches, ...rest } = entry
      const more =
        entry['kind'] === 'alt'
          ? {
              else: asList(branches)
                .slice(0, 1)
                .map((branch) => ({ ...branch, messages: entries(asList(branch['messages']).slice(0, 2), depth + 1) }))
                .filter(({ messages: own }) => own.length > 0),
            }
          : {}
      return messages.length === 0 ? [] : [{ ...rest, messages, ...more } as Data]
    }
    if (entry['kind'] === 'note' || entry['kind'] === 'state') {
      const { to: _to, ...rest } = entry
      return [{ ...rest, from: from ?? null }]
    }
    const { delay: _delay, ...rest } = entry
    const call = depth === 0 && random() < 0.35 ? open.pop() : undefined
    if (call !== undefined) return [{ ...rest, kind: 'reply', from: call.to, to: call.from }]
    const kind = rest['kind'] === 'reply' ? {} : { kind: rest['kind'] ?? 'call' }
    if (depth === 0 && (kind.kind ?? 'call') === 'call' && from !== to)
      open.push({ from: from ?? null, to: to ?? null })
    const { kind: _kind, ...plain } = rest
    return [{ ...plain, ...kind, from: from ?? null, to: to ?? null } as Data]
  }
  const messages = entries(data['messages'], 0)
  return defined({ ...data, messages, spans: undefined }) as Data
}
