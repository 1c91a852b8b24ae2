/**
 * Networks as data: rails with devices at their addresses, or a plain graph where devices are linked without a network.
 */
import { prefixesOverlap, prefixProblem } from '../../../drawing/values/ipv4.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from '../../convert/conversion.ts'
import { flowWays } from '../../convert/flow.ts'
import { type DataName, dataNames } from '../../convert/names.ts'
import { emptyGraph, type GraphModel } from '../../models/graph.ts'
import { entryOf } from '../../text/entry-of.ts'
import type { NetworkModel } from './read-networks.ts'

/** The recipes for networks, the best first: a link without a network has no place among rails. */
export function networkWays(model: NetworkModel): RecipeWay[] {
  const rails = { recipe: 'network-topology', make: (conversion: Conversion) => railData(model, conversion) }
  const [plain, ...others] = flowWays(graphOf(model))
  const plainly = [plain, ...others].flatMap((way) => (way?.recipe === 'flow-graph' ? [way] : []))
  return model.links.length > 0 || model.networks.length === 0 ? [...plainly, rails] : [rails, ...plainly]
}

const kinds: Readonly<Record<string, string>> = {
  cloud: 'external',
  database: 'database',
  storage: 'database',
  actor: 'person',
  person: 'person',
  firewall: 'gateway',
  router: 'gateway',
}

const railData = (model: NetworkModel, conversion: Conversion): DiagramData => {
  const devices = [...model.devices.values()]
  const groups = model.groups.filter(({ id }) => devices.some(({ group }) => group === id))
  const names = namesIn({ ...model, groups })
  const nameOf = (id: string): DataName => names.get(id) ?? { name: id, ref: id }
  const own = (id: string): object => {
    const { name, id: given } = nameOf(id)
    return given === undefined ? { name } : { id: given, name }
  }
  for (const { id, at } of model.groups)
    if (groups.every((group) => group.id !== id)) conversion.note('a group without devices', at, id)
  for (const { at, from, to } of model.links) conversion.note('a link without a network', at, `${from} -- ${to}`)
  return {
    ...conversion.heading(model),
    nodes: [
      ...railsOf(model).map(({ id, at, ...address }) =>
        conversion.placed(at, { ...own(`network ${id}`), kind: 'network', ...address }),
      ),
      ...devices.map(({ id, shape = '', group, address, at }) =>
        conversion.placed(at, {
          ...own(id),
          ...given('kind', entryOf(kinds, shape)),
          ...given('note', address),
          ...(group === undefined ? {} : { group: nameOf(`group ${group}`).ref }),
        }),
      ),
    ],
    edges: model.joins.map(({ from, to, address, at }) =>
      conversion.placed(at, { from: nameOf(`network ${from}`).ref, to: nameOf(to).ref, ...given('text', address) }),
    ),
    ...(groups.length === 0
      ? {}
      : { groups: groups.map(({ id, at }) => conversion.placed(at, { ...own(`group ${id}`), kind: 'zone' })) }),
  }
}

const namesIn = ({ networks, devices, groups }: NetworkModel): Map<string, DataName> => {
  const labeled = (items: Iterable<{ id: string; label?: string }>, kind = '') =>
    [...items].map(({ id, label = id }) => ({ id: `${kind}${id}`, label }))
  return dataNames([...labeled(networks, 'network '), ...labeled(devices.values()), ...labeled(groups, 'group ')])
}

/** Networks whose address the recipe takes have it as their prefix, others as a remark. */
const railsOf = ({ networks }: NetworkModel): { id: string; at: number; tech?: string; note?: string }[] => {
  const prefixes: string[] = []
  return networks.map(({ id, address = '', at }) => {
    const holds = prefixProblem(address) === undefined && !prefixes.some((other) => prefixesOverlap(address, other))
    if (holds && address !== '') prefixes.push(address)
    return { id, at, ...given(holds ? 'tech' : 'note', address) }
  })
}

/** Networks and devices as nodes, addresses as words on what joins them. */
const graphOf = ({ networks, devices, groups, joins, links, ...about }: NetworkModel): GraphModel => {
  const graph: GraphModel = { ...emptyGraph(), ...about }
  for (const { id, address, label = id, at } of networks)
    graph.nodes.set(`network ${id}`, { id: `network ${id}`, label, shape: 'queue', at, ...given('note', address) })
  for (const { id, label = id, shape, group, address, at } of devices.values())
    graph.nodes.set(id, {
      id,
      label,
      at,
      ...given('shape', shape),
      ...given('note', address),
      ...(group === undefined ? {} : { group }),
    })
  graph.groups = groups.map(({ id, label = id, at }) => ({ id, label, at }))
  const plain = { tail: 'none', head: 'none', stroke: 'normal' } as const
  graph.edges = [
    ...joins.map(({ from, to, address, at }) => ({
      from: `network ${from}`,
      to,
      at,
      ...plain,
      ...given('label', address),
    })),
    ...links.map(({ from, to, at }) => ({ from, to, at, ...plain })),
  ]
  return graph
}
