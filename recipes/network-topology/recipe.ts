/** Networks as bars with their prefixes, and every device on the networks that it has an address in. */
import { isOutside } from '../../drawing/data/bars-check.ts'
import { checksFor } from '../../drawing/data/checks.ts'
import { alsoChecked, completing } from '../../drawing/data/form.ts'
import { graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { targetsOf } from '../../drawing/data/neighbors.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawBars } from '../../drawing/graph/bars/draw-bars.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { zones } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { networkChecks, withAddresses } from './addresses.ts'
import { drawNetworks } from './draw.ts'
import { withOneHome } from './homes.ts'
import { whyNoSites } from './no-sites.ts'
import { treeAndTunnels } from './tree.ts'

/** The shapes of hosts; routers are boxes as wide as what is behind them. */
const shapes = { database: 'cylinder', person: 'person', external: 'external' } as const

const bars = {
  kind: 'network',
  what: 'a network',
  such: 'a subnet or a tunnel',
  tech: 'Prefix 10.0.8.0/22',
  text: 'Address: .10, full, DHCP',
  groups: true,
  outside: 'external',
} as const

const form = graphForm(zones, {
  fixed: true,
  nodes: 40,
  edges: 60,
  bars,
})

export default defineRecipe({
  name: 'Network topology',
  family: 'Architecture',
  description:
    'IP networks as rails with their prefixes under the router that they begin at, those between two routers as lines, hosts on ticks with addresses computed, sites as panels and tunnels as pipes. Also called network diagram, nwdiag, LAN or addressing plan.',
  useWhen:
    'You plan or document which device is in which network and under which address: office, data center, VPN to a cloud, firewall zones. Reads best with 1 to 3 sites, up to 6 networks and 30 devices; have prefixes and addresses at hand.',
  avoidWhen:
    'You need zones, tiers and routes of one cloud network: use `cloud-vpc-three-tier`. You need pods and Services: use `kubernetes-cluster`. You need protocols between applications: use `c4-container`. Racks, cables and ports need a cabling plan.',
  visual: 92,
  ease: 74,
  overall: 88,
  rationale:
    'A router is as wide as what is behind it, so the way in is the one box that everything hangs from, and what shares a rail shares a broadcast domain. Two routers that share their networks form a loop, which is drawn as plain bars. You supply prefixes and host parts.',
  reviewed: '2026-11-28',
  revision: 1,
  data: completing(
    alsoChecked(form, () => networkChecks(checksFor())),
    withAddresses,
  ),
  sample: {
    title: 'All traffic into the office passes the firewall pair',
    subtitle: 'Office and cloud prefixes do not overlap, so the IPsec tunnel needs no address translation',
    focus: ['Firewall pair', 'Internet > Transit', 'Transit > Firewall pair', 'Firewall pair > IPsec'],
    source: 'Illustrative network; addresses of RFC 1918 and RFC 5737',
    // Public addresses are those of RFC 5737, private ones of RFC 1918.
    nodes: [
      { name: 'Internet', kind: 'external' },
      {
        name: 'Firewall pair',
        kind: 'gateway',
        note: 'active and standby, one address per network',
        group: 'Office',
      },
      { name: 'VPN gateway', kind: 'gateway', note: 'peers with 198.51.100.2 only', group: 'Cloud' },
      { name: 'PostgreSQL', kind: 'database', group: 'Cloud' },
      ...['Web proxy', 'Mail relay', 'File server', 'Directory', 'Laptops', 'Printers'].map((name) => ({
        name,
        group: 'Office',
      })),
      ...['Web app', 'Worker'].map((name) => ({ name, group: 'Cloud' })),
      { name: 'Transit', kind: 'network', tech: '198.51.100.0/29' },
      { name: 'Uplink', kind: 'network', tech: '192.0.2.8/29' },
      { name: 'IPsec', kind: 'network' },
      { name: 'DMZ', kind: 'network', tech: '203.0.113.0/28' },
      { name: 'Staff', kind: 'network', tech: '10.10.0.0/23' },
      { name: 'Servers', kind: 'network', tech: '10.10.16.0/24' },
      { name: 'App', kind: 'network', tech: '10.20.1.0/24' },
      { name: 'Data', kind: 'network', tech: '10.20.2.0/24' },
    ],
    edges: shortLinks(`Internet > Transit: .1
      Transit > Firewall pair: .2
      Internet > Uplink: .9
      Uplink > VPN gateway: .10
      Firewall pair > DMZ, Servers: .1
      Firewall pair > Staff: .0.1
      DMZ > Web proxy: .4
      DMZ > Mail relay: .5
      Staff > Laptops: DHCP
      Staff > Printers: DHCP
      Servers > File server: .10
      Servers > Directory: .11
      Firewall pair > IPsec
      IPsec > VPN gateway
      VPN gateway > App, Data: .1
      App > Web app: .10
      App > Worker: .11
      Data > PostgreSQL: .10`),
    groups: [
      { name: 'Office', note: '10.10.0.0/16 and DMZ' },
      { name: 'Cloud', note: '10.20.0.0/16' },
    ].map((group) => ({
      ...group,
      kind: 'zone' as const,
    })),
  },
  draw: (data, sheet) => {
    const one = withOneHome(data, (edge) => sheet.isFocus(edge))
    // A host in several networks has a line to each where that is possible.
    const ways = [{ data, others: new Map() }, one].map((each) => ({ ...each, ...treeAndTunnels(each.data) }))
    for (const { data: each, tree, tunnels, others } of ways)
      if (tree !== undefined && drawNetworks(each, tree, { shapes, sheet, tunnels, others })) return
    const [first, ...others] = data.groups
    const sites = enumerate(data.groups.map(({ name }) => name))
    const what = others.length === 0 ? `the site ${sites} is` : `the sites ${sites} are`
    const why = `${what} not drawn, as ${whyNoSites(
      one.data,
      ways.some(({ tree }) => tree !== undefined),
    )}`
    if (first !== undefined) sheet.note(first, undefined, why)
    drawBars({ ...data, groups: [] }, sheet, {
      ...restyled(zones, {
        nodes: { service: { text: 'Host' }, network: { text: 'Network' }, gateway: { text: 'Router or firewall' } },
        edges: { traffic: { text: 'Interface', to: 'none' } },
      }),
      bars: 'network',
      isBar: (node) => isOutside(node, data, bars),
    })
    // Sites would be narrower: what keeps them from it is of more use than shorter names.
    if (first !== undefined) sheet.ifTooWide('nodes', `${why}, which would be narrower; or shorten names`)
  },
  describe: (data) => {
    const { nodes, edges } = data
    const named = (wanted: string): string[] =>
      nodes.flatMap(({ kind, name, tech = '' }) => (kind === wanted ? [`${name} ${tech}`.trim()] : []))
    const under = nodes
      .filter(({ kind }) => kind === 'gateway')
      .flatMap((node) => {
        const nets = targetsOf(node, data)
        return nets.length === 0
          ? []
          : `${enumerate(namesOf(nets))} ${nets.length === 1 ? 'is' : 'are'} behind ${node.name}`
      })
    return `${count(named('network').length, 'network')} joined by ${enumerate(named('gateway'))}: ${enumerate(named('network'), 8)}. ${under.join('; ')}.${markedWords(data)} ${count(edges.length, 'interface')}, with their addresses where these are given.`
  },
})
