/** A virtual private cloud in two zones: three tiers of subnets, who may be reached from where, and why. */
import { completing } from '../../drawing/data/form.ts'
import { graphForm } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { zones } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { isEgress } from './net-columns.ts'
import { asDevices, stackedPlaces, tierPlaces } from './tiers.ts'

/** Tiers are rows and zones mirror each other, with the ways out between them. */
const cell = (zone: string, row: number, [a, b]: readonly [number, number] = [1, 4]): [number, number] => [
  zone === 'a' ? a : b,
  row,
]

/** What hexagons are: on a border, or in a subnet as NAT is. */
const gateways = 'Gateway'

export default defineRecipe({
  name: 'Cloud VPC, three tiers',
  family: 'Architecture',
  description:
    'A virtual private cloud with public, app and data subnets in two zones: a load balancer, containers, a database pair, and gateways for what comes in and what goes out. Also called cloud network, VPC or AWS-style diagram.',
  useWhen:
    'A review needs to know what is reachable from the internet, how private subnets get out, and what each zone has. Reads best with 2 or 3 zones of 2 or 3 tiers and up to 20 nodes; have prefixes and open ports of each tier at hand.',
  avoidWhen:
    'You need calls and protocols between applications: use `c4-container`. You need pods and Services: use `kubernetes-cluster`. You need offices, firewalls and tunnels: use `network-topology`. You need attackers and trust boundaries: use `threat-model-dfd`.',
  visual: 86,
  ease: 72,
  overall: 82,
  rationale:
    'Rows are tiers, columns are zones, and gateways are on the border that they open, so the one way in can be traced by eye. Route tables and security groups are not shown. You supply tiers, prefixes, gateways and ports.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completing(graphForm(zones), asDevices),
  sample: {
    title: 'Only the load balancer can be reached from outside',
    subtitle: 'Containers reach the internet through the NAT gateway of their zone; the data subnets have no route out',
    source: 'Illustrative network',
    focus: ['lb-a', 'lb-b', 'Internet > Internet gateway', 'Internet gateway > lb-a', 'Internet gateway > lb-b'],
    key: { focus: 'Entry point' },
    nodes: [
      { name: 'Internet', at: [2.5, 1], kind: 'external', note: 'users and services' },
      { name: 'Internet gateway', at: [2.5, 2], kind: 'gateway', group: 'vpc' },
      ...(['a', 'b'] as const).flatMap((zone) => [
        {
          id: `nat-${zone}`,
          at: cell(zone, 3, [2, 3]),
          name: 'NAT',
          kind: 'network' as const,
          group: `public-net-${zone}`,
        },
        {
          id: `lb-${zone}`,
          at: cell(zone, 3),
          name: 'Load balancer',
          note: `node ${zone}`,
          group: `public-net-${zone}`,
        },
        {
          id: `app-${zone}`,
          at: cell(zone, 4),
          name: 'Containers',
          note: '3 tasks',
          group: `app-net-${zone}`,
        },
        {
          id: `db-${zone}`,
          at: cell(zone, 5),
          name: 'PostgreSQL',
          kind: 'database' as const,
          note: zone === 'a' ? 'primary' : 'standby',
          group: `data-net-${zone}`,
        },
      ]),
    ],
    edges: [
      { from: 'Internet', to: 'Internet gateway', text: 'TCP 443' },
      { from: 'Internet gateway', to: 'Internet', kind: 'egress' },
      { from: 'Internet gateway', to: 'lb-a' },
      { from: 'Internet gateway', to: 'lb-b' },
      { from: 'lb-a', to: 'app-a', text: 'TCP 8080' },
      { from: 'lb-b', to: 'app-b', text: 'TCP 8080' },
      // Both join in one stroke, which says the port once.
      { from: 'app-a', to: 'db-a' },
      { from: 'app-b', to: 'db-a', text: 'TCP 5432' },
      { from: 'db-a', to: 'db-b', kind: 'replication', text: 'streams WAL' },
      { from: 'app-a', to: 'nat-a', kind: 'egress' },
      { from: 'app-b', to: 'nat-b', kind: 'egress' },
      { from: 'nat-a', to: 'Internet gateway', kind: 'egress' },
      { from: 'nat-b', to: 'Internet gateway', kind: 'egress' },
    ],
    groups: [
      { id: 'vpc', name: 'VPC 10.2.0.0/16', kind: 'network' },
      ...(['a', 'b'] as const).flatMap((zone) => [
        { id: `zone-${zone}`, name: `Zone ${zone}`, kind: 'zone' as const, group: 'vpc' },
        ...['Public', 'App', 'Data'].map((name, tier) => ({
          id: `${name.toLowerCase()}-net-${zone}`,
          name,
          kind: 'subnet' as const,
          note: `10.2.${16 * tier + (zone === 'a' ? 0 : 1)}.0/24`,
          group: `zone-${zone}`,
        })),
      ]),
    ],
  },
  draw: (data, sheet) =>
    drawGraph(data, sheet, {
      ...zones,
      // People, databases and areas are named where they are.
      nodes: {
        ...zones.nodes,
        person: { shape: 'person' },
        database: { shape: 'cylinder' },
        network: { ...zones.nodes.network, text: gateways },
        gateway: { ...zones.nodes.gateway, text: gateways },
      },
      groups: {
        // A dash is what leaves; zones are areas.
        zone: { look: 'panel', tone: 'raised' },
        network: { look: 'panel', tone: 'tinted' },
        node: { look: 'panel' },
        // In wide zones lines pass where addresses would be; narrow ones have no width for these under names beside lines.
        subnet: {
          look: 'panel',
          ...(data.groups.filter(({ kind }) => kind === 'zone').length > 2 ? {} : { remark: 'under' }),
        },
      },
      edges: {
        ...zones.edges,
        traffic: { text: 'Request', trunk: true },
        egress: { ...zones.edges.egress, text: 'Connection out', trunk: true },
        replication: { text: 'Replication', to: 'open' },
      },
      layout: { direction: 'down' },
      grid: tierPlaces(data),
      narrowGrid: stackedPlaces(data),
      widestGrid: 1.25,
      isRegular: true,
    }),
  describe: (data) => {
    const { nodes, edges, groups } = data
    const named = (kind: string): string[] => groups.flatMap((group) => (group.kind === kind ? [group.name] : []))
    const leaving = edges.filter(isEgress)
    const names = new GraphNames(data)
    // A subnet, or what is in it; of those of one name, none may be left.
    const left = new Set(
      leaving.flatMap(({ from }) => {
        const { node, group } = names.end(from) ?? {}
        return [group?.name, ...names.around(node ?? group ?? {}).map(({ name }) => name)]
      }),
    )
    const closed = new Set(named('subnet').filter((name) => !left.has(name)))
    const none = leaving.length === 0 || closed.size === 0 ? '' : `, none of them from ${enumerate([...closed])}`
    return `${enumerate(named('network'), 6, 'Networks not named,')} with ${enumerate(named('zone'), 6, 'no zones')} and ${count(named('subnet').length, 'subnet')}: ${count(nodes.length, 'node')}, among them ${enumerate(nodes.flatMap(({ kind, name }) => (kind === 'gateway' && name !== undefined ? [name] : [])))}.${markedWords(data)} ${count(edges.length - leaving.length, 'solid or replication arrow')}, ${count(leaving.length, 'dashed arrow')} for what leaves${none}.`
  },
})
