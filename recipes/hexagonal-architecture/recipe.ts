/** An order service as ports and adapters: calls run from left to right, source code depends inward on both sides. */
import { alsoChecked } from '../../drawing/data/form.ts'
import { graphForm } from '../../drawing/data/graph.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { checkSides, drawHexagon } from './hexagon.ts'

const parts = graphForm({
  nodes: 32,
  edges: 30,
  groups: 1,
  kinds: ['component', 'interface', 'port', 'external', 'database'],
})

/** Nodes of one kind. */
const named = <const Kind extends string>(names: string, kind: Kind, group?: string) =>
  names.split(', ').map((name) => ({ name, kind, ...(group && { group }) }))

export default defineRecipe({
  name: 'Hexagonal architecture',
  family: 'Architecture',
  description:
    'An application core as a hexagon with its ports on the edges; driving adapters call in from the left, driven adapters are called on the right, and all source code dependencies point inward. Also called ports and adapters; close to onion and clean architecture.',
  useWhen:
    'You need to show which code may know which: where frameworks, databases and brokers stop, and what a test can replace. Good for one service with 2 to 4 adapters on each side; you need the names of its ports.',
  avoidWhen:
    'You need several deployable parts and their protocols: use `c4-container`. You need the order of calls: use `request-sequence`. Classes and their members: use `uml-class`; more than five ports on a side do not fit its edge.',
  aliases: ['ports and adapters', 'onion architecture', 'dependency inversion', 'domain-driven design'],
  visual: 88,
  ease: 80,
  overall: 85,
  rationale:
    'The shape separates inside from outside, and solid against dashed arrows show the dependency inversion that words blur. Adapters repeat at a fixed pitch, but an edge holds five at most. You supply port names and the technology behind each adapter.',
  reviewed: '2026-11-22',
  revision: 1,
  data: alsoChecked(parts, checkSides),
  sample: {
    title: 'The core knows no adapter',
    subtitle: 'Calls run from left to right, yet source code depends inward on both sides',
    focus: ['Order core'],
    nodes: [
      ...named('PlaceOrder, CancelOrder, SettleOrder, OrderStore, Payments, Receipts', 'port', 'Order core'),
      ...named(
        'OrderController, CancelCommand, PaymentListener, PostgresOrders, CardPayments, MailReceipts',
        'component',
      ),
      ...named('Shop page, Terminal, Kafka, PostgreSQL, Card processor, Mail server', 'external'),
    ],
    edges: shortLinks(`Shop page > OrderController: HTTPS
      OrderController > PlaceOrder
      Terminal > CancelCommand: argv
      CancelCommand > CancelOrder
      Kafka > PaymentListener: events
      PaymentListener > SettleOrder
      OrderStore > PostgresOrders
      PostgresOrders > PostgreSQL: SQL
      Payments > CardPayments
      CardPayments > Card processor: HTTPS
      Receipts > MailReceipts
      MailReceipts > Mail server: SMTP`),
    groups: [{ name: 'Order core', note: 'Order, OrderLine, Money: no framework' }],
  },
  draw: drawHexagon,
  describe: ({ nodes, edges, groups }) => {
    const ports = nodes.flatMap(({ kind, name }) => (kind === 'port' && name !== undefined ? [name] : []))
    const calls = edges.filter(({ from, to }) => ports.includes(from) || ports.includes(to))
    return `${enumerate(groups.map(({ name }) => name))} is a hexagon with ${ports.length} ports on its edges. Solid arrows are calls at run time: ${enumerate(calls.map(({ from, to }) => `${from} to ${to}`))}. Dashed arrows, the source code dependencies, point from every adapter to its port.`
  },
})
