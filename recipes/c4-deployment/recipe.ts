/** A C4 deployment diagram: instances of containers in nested deployment nodes, an active and a standby region. */
import { group } from 'd3-array'
import { graphForm } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, endingWith, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { zones } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { regionPlaces } from './region-places.ts'

/** Where the search begins: each region is a column; entry, containers and data are rows. */
const cells = shortCells(
  `page 1 1, dns 2 1, lb-east 1 2, api-east 1 3, db-east 1 4, lb-west 2 2, api-west 2 3, db-west 2 4`,
)

/** What C4 calls what is no container. */
const types: Readonly<Record<string, string>> = {
  network: 'Infrastructure Node',
  gateway: 'Infrastructure Node',
  person: 'Person',
  external: 'Software System',
}

/** What C4 calls each frame. */
const type = 'Deployment Node'

/** One of the two regions, which run the same: its load balancer, its API, and its copy of the orders. */
const region = (name: string, { copy, kind }: { copy: [string, string]; kind?: 'control' }) => {
  const later = kind === undefined ? {} : { kind }
  const [lb, db, api] = [`lb-${name}`, `db-${name}`, `api-${name}`]
  return {
    nodes: [
      { id: lb, name: 'Load balancer', kind: 'network', group: name },
      { id: api, name: 'Checkout API', tech: 'Go', note: '4 instances', group: `pods-${name}` },
      { id: db, name: copy[0], kind: 'database', tech: 'PostgreSQL', note: copy[1], group: name },
    ] as const,
    edges: [
      { from: lb, to: api, text: 'Forwards to', tech: 'HTTP', ...later },
      { from: api, to: db, text: 'Writes to', tech: 'SQL/TLS', ...later },
    ],
    groups: [
      { id: `pods-${name}`, name: 'Kubernetes', note: type, kind: 'node', group: name },
      { id: name, name: `Region ${name}`, note: type, kind: 'node' },
    ] as const,
  }
}

const east = region('east', { copy: ['Orders: primary', 'takes all writes'] })
const west = region('west', { copy: ['Orders: standby', 'read-only'], kind: 'control' })

/** Whether an arrow is only after a failover. */
const isLater = ({ kind }: { kind: string }): boolean => kind === 'control'

export default defineRecipe({
  name: 'C4 deployment',
  family: 'Architecture',
  description:
    'Where containers run: instances of applications and databases inside nested deployment nodes such as regions, zones and servers, with DNS and load balancers as infrastructure nodes. Also called deployment view, deployment diagram or infrastructure diagram.',
  useWhen:
    'Reviewers need to know what runs where in one environment, how many instances there are, and what takes over when a region fails. Reads best with 2 regions, or up to 3 zones of one, 16 instances and 3 levels of nodes.',
  avoidWhen:
    'You need applications and their protocols without machines: use `c4-container`. You need subnets, routes and NAT: use `cloud-vpc-three-tier`. You need Services and pods: use `kubernetes-cluster`. You need versions of artifacts on hosts: use `uml-deployment`.',
  visual: 88,
  ease: 74,
  overall: 84,
  rationale:
    'Regions that run the same, drawn alike, make the one difference visible, and the accent marks what becomes the primary. How long it takes is not shown. You supply instances, technologies and what points where after a failure.',
  reviewed: '2026-11-23',
  revision: 1,
  // A frame without a kind is what C4 calls a deployment node.
  data: graphForm({ ...zones, groupKinds: ['node', 'zone', 'network', 'subnet'] }),
  sample: {
    title: 'West runs everything but a primary database',
    subtitle: 'Failover promotes the standby, then DNS answers with west; writes not yet streamed are lost',
    source: 'Deployment diagram of the checkout: production',
    focus: ['db-west', 'page > lb-west', 'lb-west > api-west', 'api-west > db-west'],
    key: { focus: 'Becomes primary' },
    nodes: [
      { id: 'page', name: 'Checkout page', tech: 'React', group: 'browser' },
      { id: 'dns', name: 'DNS', kind: 'network', note: 'east, then west' },
      ...east.nodes,
      ...west.nodes,
    ],
    edges: [
      { from: 'db-east', to: 'db-west', text: 'Streams WAL to', tech: 'TLS' },
      { from: 'page', to: 'dns', text: 'Queries', tech: 'DNS' },
      { from: 'page', to: 'lb-east', text: 'Sends orders to', tech: 'HTTPS' },
      { from: 'page', to: 'lb-west', text: 'Sends orders to', tech: 'HTTPS', kind: 'control' },
      ...east.edges,
      ...west.edges,
    ],
    groups: [{ id: 'browser', name: 'Browser', note: type, kind: 'node' }, ...east.groups, ...west.groups],
  },
  draw: (data, sheet) =>
    drawGraph(data, sheet, {
      ...restyled(zones, {
        edges: data.edges.some(isLater) ? { traffic: { text: 'In use now' }, control: { text: 'After failover' } } : {},
      }),
      // Each infrastructure node says what it is.
      nodes: { ...zones.nodes, service: { shape: 'box', text: 'Container instance' }, network: { shape: 'hexagon' } },
      groups: { ...zones.groups, node: { look: 'panel', text: 'Deployment node', tone: 'inward' } },
      // C4's instances of containers, and infrastructure nodes (c4model.com, deployment diagram).
      tech: ({ kind, tech }) => [types[kind] ?? 'Container', tech].filter((word) => word !== undefined).join(': '),
      sameSize: 'all',
      layout: { direction: 'down' },
      grid: regionPlaces(data),
      narrowGrid: regionPlaces(data, true),
      isRegular: true,
      wordsOverFrames: true,
      widestGrid: 1.25,
      cells,
    }),
  describe: (data) => {
    const { nodes, edges, groups } = data
    const clauses = edgeClauses({ nodes, groups, edges: edges.filter(({ text }) => text !== undefined) })
    const later = edges.filter(isLater).length
    const dashed = later === 0 ? '' : ` ${count(later, 'dashed arrow')} only after failover.`
    // Where something else is marked, the key says what that is, and the dashed arrows are on the way to it.
    const own = { ...data, edges: edges.filter((edge) => !isLater(edge)) }
    const marked = markedWords(own) || markedWords(data)
    const names = new GraphNames(data)
    const outermost = [...group(nodes, (node) => names.around(node).at(-1)?.name)].map(([place, held]) => {
      const elements = held.map(({ name = '', note }) => (note === undefined ? name : `${name} (${note})`))
      if (place === undefined) return enumerate(elements)
      const inner = namesOf(groups.filter((each) => names.around(each).at(-1)?.name === place))
      return `${place}${inner.length === 0 ? '' : `, with ${enumerate(inner)},`} has ${enumerate(elements)}`
    })
    const said = `${count(groups.length, 'deployment node')} with ${count(nodes.length, 'element')}. ${outermost
      .map((each) => `${each}. `)
      .join('')
      .trimEnd()}${marked}${dashed}`
    return clauses.length === 0
      ? said
      : endingWith(`${said} ${count(clauses.length, 'relationship')} in words: `, clauses)
  },
})
