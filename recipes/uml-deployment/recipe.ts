/** A UML deployment diagram: gateways of three production lines, and the one that still runs last month's bridge. */
import { group } from 'd3-array'
import { type GraphGroup, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { count, endingWith, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawDeployment } from './draw.ts'
import { artifactOf, lagsIn } from './versions.ts'

const notation = {
  kinds: ['artifact', 'device', 'component', 'database'],
  edgeKinds: ['association', 'deploys', 'manifests', 'uses'],
  groupKinds: ['device', 'environment', 'node'],
  nodes: {
    artifact: { shape: 'box' },
    device: { shape: 'box' },
    component: { shape: 'component', text: 'Component' },
    database: { shape: 'cylinder', text: 'Database' },
  },
  edges: {
    association: { text: 'Communication path', to: 'none', link: true, run: 24 },
    deploys: { keyword: '«deploy»', to: 'open', dashed: true },
    manifests: { keyword: '«manifest»', to: 'open', dashed: true },
    uses: { keyword: '«use»', to: 'open', dashed: true },
  },
  groups: {
    device: { look: 'cube', keyword: '«device»' },
    environment: { look: 'cube', keyword: '«executionEnvironment»' },
    node: { look: 'cube' },
  },
  layout: { direction: 'down' },
} as const

/** The gateway of a line, with the versions of its two artifacts. */
const gateway = (line: string, bridge: string, column: number) => {
  const inside = { group: `containerd-${line}` }
  return {
    groups: [
      {
        id: `line-${line}`,
        name: `line-${line} : Gateway`,
        kind: 'device' as const,
      },
      {
        id: inside.group,
        name: ': containerd',
        kind: 'environment' as const,
        group: `line-${line}`,
        direction: 'down' as const,
      },
    ],
    nodes: [
      { id: `bridge-${line}`, name: 'mqtt-bridge', tech: bridge, at: [column, 1] as [number, number], ...inside },
      { id: `reader-${line}`, name: 'opc-reader', tech: '1.9.0', at: [column, 2] as [number, number], ...inside },
    ],
    edges: [{ from: `line-${line}`, to: 'plant-01', text: 'MQTT over TLS' }],
  }
}

/** A list as a sentence of its own; nothing without items. */
const sentence = (items: string[]): string => (items.length === 0 ? '' : `${enumerate(items, 6)}. `)

/** The version of a copy, if there is one. */
const versionIn = (copy: GraphNode | undefined): string => (copy && artifactOf(copy).version) ?? ''

/** What an end of a connection is called. */
const nameOf = (end: string, groups: readonly GraphGroup[]): string =>
  instanceOf(groups.find((group) => isNamed(group, [end]))?.name ?? end)

/** An instance is called by its name, one without a name by its type. */
const instanceOf = (name: string): string => name.replace(/^:\s*/, '').replace(/\s+:\s.*$/, '')

const gateways = [gateway('a', '2.4.1', 1), gateway('b', '2.4.1', 2), gateway('c', '2.3.0', 3)]

export default defineRecipe({
  name: 'UML deployment',
  family: 'Architecture',
  description:
    'Devices and execution environments as cubes within each other, the artifacts deployed in them with their versions, and communication paths between them; copies behind the newest version are marked. UML 2.5.1 notation. Also called deployment view.',
  useWhen:
    'You ask which build runs on which machine: releases on premises, edge and embedded devices, handover to operations. Versions of the same artifact are compared. Good for 2 to 10 nodes with up to 24 artifacts; have hosts, runtimes and versions.',
  avoidWhen:
    'You need containers of a C4 model in regions: use `c4-deployment`. Pods and Services are the point: use `kubernetes-cluster`. You need subnets and gateways: use `cloud-vpc-three-tier`. You need cables and addresses: use `network-topology`.',
  visual: 86,
  ease: 74,
  overall: 84,
  rationale:
    'Cubes within cubes say what runs in what, and an outdated copy of an artifact is found and marked. Many hosts that are alike fill a page; draw one of each. You supply nodes, what runs in them, versions and protocols.',
  reviewed: '2026-11-24',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: '{behind} of {copies} gateways still runs {artifact} {old}',
    subtitle: 'line-a and line-b have {latest}; all three send to plant-01',
    source: 'Deployment of a plant; illustrative',
    groups: [
      ...gateways.flatMap(({ groups }) => groups),
      { id: 'plant-01', name: 'plant-01 : Server', kind: 'device' },
      { id: 'docker', name: ': Docker', kind: 'environment', group: 'plant-01' },
    ],
    nodes: [
      ...gateways.flatMap(({ nodes }) => nodes),
      { name: 'mosquitto', tech: '2.0.22', at: [1, 3], group: 'docker' },
      { name: 'historian', tech: '5.1.3', at: [2, 3], group: 'docker' },
      { name: 'dashboards', tech: '3.0.1', at: [3, 3], group: 'docker' },
    ],
    edges: gateways.flatMap(({ edges }) => edges),
  },
  draw: (data, sheet) => drawDeployment(data, sheet, notation),
  derive: (data) => {
    const [first] = lagsIn(data.nodes)
    // Copies behind in several versions have none in common.
    const olds = [...new Set(first?.behind.map(versionIn))]
    return {
      behind: first?.behind.length ?? 0,
      copies: first?.copies.length ?? 0,
      artifact: first?.name ?? '',
      ...(olds.length > 1 ? {} : { old: olds[0] ?? '' }),
      latest: versionIn(first?.newest),
      artifacts: data.nodes.filter(({ kind }) => kind === 'artifact').length,
    }
  },
  meanings: {
    behind: 'copies behind the newest',
    copies: 'of the first artifact in two versions, which are in `tech` or end its name',
  },
  describe: ({ nodes, groups, edges }) => {
    const isIn = ({ group }: { group?: string | undefined }, outer: GraphGroup): boolean =>
      group !== undefined && isNamed(outer, [group])
    const whole = (group: GraphGroup): string => {
      const outer = groups.find((each) => isIn(group, each))
      const own = instanceOf(group.name)
      return outer === undefined ? own : `${own} in ${whole(outer)}`
    }
    const inside = groups.flatMap((group) => {
      const held = nodes
        .filter((node) => isIn(node, group))
        .map(({ name = '', tech }) => [name, tech].filter(Boolean).join(' '))
      return held.length === 0 ? [] : [`${whole(group)} has ${enumerate(held)}`]
    })
    const paths = [
      ...group(edges, ({ to, text }) => `${nameOf(to, groups)}${text === undefined ? '' : ` (${text})`}`),
    ].map(([to, all]) => `${enumerate(all.map(({ from }) => nameOf(from, groups)))} to ${to}`)
    const placesOf = (copies: GraphNode[]): string =>
      enumerate(copies.flatMap((node) => groups.filter((group) => isIn(node, group)).map(whole)))
    const lags = lagsIn(nodes).map(({ name, behind, copies, newest }) => {
      const current = copies.filter((node) => !behind.includes(node))
      const old = behind.map((node) => `${name} ${versionIn(node)} is in ${placesOf([node])}`)
      return `${enumerate(old, 3)}, though ${versionIn(newest)} is in ${placesOf(current)}`
    })
    const said =
      `${count(groups.length, 'node')}. ${lags.length === 0 ? 'No artifact is in several versions' : enumerate(lags)}. ${sentence(paths)}`.trimEnd()
    return inside.length === 0 ? said : endingWith(`${said} `, inside)
  },
})
