/** An order service as ports and adapters: calls run from left to right, source code depends inward on both sides. */
import { checksFor } from '../../drawing/data/checks.ts'
import { alsoChecked } from '../../drawing/data/form.ts'
import { type GraphDocument, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { sourcesOf, targetsOf } from '../../drawing/data/neighbors.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { enumerate } from '../../drawing/describe.ts'
import { drawLayered } from '../../drawing/layered/draw-layered.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { union } from '../../src/geometry/rect.ts'
import { arrowsOf, nameArrows, roomAtPorts } from './arrows.ts'
import { columnGap, drawCore, leastWidth, widened } from './core.ts'
import { callsOf, sidesOf } from './sides.ts'
import { nameColumns, protocolOf } from './surroundings.ts'
import { marker, portAt, viewOf } from './views.ts'

const kinds = ['component', 'port', 'external', 'database'] as const

/** Systems are joined to adapters, adapters to ports, each port from one side. */
const pathsAreWhole = checksFor<GraphDocument>().each('nodes.*', (node, { data }) => {
  const [callers, called] = [sourcesOf(node, data), targetsOf(node, data)]
  const next = node.kind === 'component' ? 'port' : 'component'
  // What implements a port may not be there yet.
  if (node.kind !== 'port' && ![...callers, ...called].some(({ kind }) => kind === next))
    return { name: `is joined to no ${next}; connect or remove it` }
  const calls = callsOf(data, (reference) => data.nodes.find((each) => isNamed(each, [reference])))
  const isBoth = node.kind === 'port' && calls.some(({ from }) => from === node) && calls.some(({ to }) => to === node)
  return isBoth
    ? { name: 'is called and calls: give each side a port; what the core does inside belongs in its note' }
    : undefined
})

/** Nodes of one kind. */
const all = <const Kind extends string>(names: string, kind: Kind, group?: string) =>
  names.split(', ').map((name) => ({ name, kind, ...(group && { group }) }))

export default defineRecipe({
  name: 'Hexagonal architecture',
  family: 'Architecture',
  description:
    'An application core as a hexagon with its ports on the edges; driving adapters call in from the left, driven adapters are called on the right, and all source code dependencies point inward. Also called ports and adapters; close to onion and clean architecture.',
  useWhen:
    'You need to show which code may know which: where frameworks, databases and brokers stop, and what a test can replace. Reads best with 2 to 5 adapters on each side of one service; have the names of its ports.',
  avoidWhen:
    'You need deployable parts and their protocols: use `c4-container`. You need the components of one application: use `c4-component`. You need interfaces that parts provide and require: use `uml-component`. You need the order of calls: use `request-sequence`. You need classes: use `uml-class`.',
  visual: 89,
  ease: 80,
  overall: 86,
  rationale:
    'The shape separates inside from outside, and solid against dashed arrows show the dependency inversion that words blur. Each adapter is in line with its port. You supply port names and the technology behind each adapter.',
  reviewed: '2026-11-23',
  revision: 1,
  data: alsoChecked(graphForm({ kinds }, { nodes: 40, edges: 60, groups: 1, fixed: true }), () => [pathsAreWhole]),
  sample: {
    title: 'The core knows no adapter',
    subtitle: 'Calls run from left to right, yet source code depends inward on both sides',
    source: 'Illustrative service',
    focus: ['Order core'],
    nodes: [
      ...all('PlaceOrder, CancelOrder, SettleOrder, OrderStore, Payments, Receipts', 'port', 'Order core'),
      ...all('HttpOrders, CancelCli, SettleJob, SqlOrders, CardClient, MailClient', 'component'),
      ...all('Shop page, Terminal, Scheduler, PostgreSQL, Payment API, Mail server', 'external'),
    ],
    edges: shortLinks(`Shop page > HttpOrders: HTTPS
      HttpOrders > PlaceOrder
      Terminal > CancelCli: argv
      CancelCli > CancelOrder
      Scheduler > SettleJob: cron
      SettleJob > SettleOrder
      OrderStore > SqlOrders
      SqlOrders > PostgreSQL: SQL
      Payments > CardClient
      CardClient > Payment API: HTTPS
      Receipts > MailClient
      MailClient > Mail server: SMTP`),
    groups: [{ name: 'Order core', note: 'Order, OrderLine, Money' }],
  },
  draw: ({ nodes, edges, groups: [core] }, sheet) => {
    const find = (reference: string): GraphNode => sheet.find<GraphNode>(reference)
    const { callers, joins } = sidesOf({ nodes, edges }, find)
    const ports = nodes.filter(({ kind }) => kind === 'port')
    const driving = ports.filter((port) => joins.some(({ ends: [, right] }) => right === port))
    const isOneSided = driving.length === 0 || driving.length === ports.length
    const [room, least] = [roomAtPorts(joins), leastWidth(core?.name ?? '')]
    sheet.key({ text: 'Port: an interface that the core owns', w: marker.w, sample: ({ x, y }) => [portAt(x, y - 4)] })
    const rects = drawLayered(sheet, (cap, small) => ({
      boxes: [...nodes, ...nodes.filter((node) => callers.has(node))].map((item, index) => ({
        item,
        ...(index < nodes.length ? {} : { as: callers.get(item) ?? item }),
        ...viewOf(item, {
          isLeft: driving.includes(item),
          least: isOneSided ? 0 : (least - columnGap) / 2,
          tech: [item.tech, protocolOf(item, edges, sheet)].filter(Boolean).join(', ') || undefined,
          cap,
          sheet,
          small,
        }),
      })),
      arrows: joins.flatMap((join) =>
        arrowsOf(join, { isFocus: core !== undefined && sheet.isFocus(core), room, edges, sheet }),
      ),
      least: columnGap,
      before: [
        // Adapters are in one column, whether a system calls them or nothing does.
        ...joins.flatMap(({ ends: [from, right] }) =>
          driving.some((port) => port === right) ? driving.map((to) => ({ from, to })) : [],
        ),
        ...driving.flatMap((from) => ports.flatMap((to) => (driving.includes(to) ? [] : [{ from, to }]))),
      ],
    }))
    const between = union(ports.flatMap((port) => rects.get(port) ?? []))
    const inside = between && (isOneSided ? widened(between, least, driving.length > 0) : between)
    if (inside === undefined || core === undefined) return sheet.problem('groups', undefined, 'has no core with ports')
    nameColumns([...nodes, ...callers.values()], rects, { core: inside, joins, sheet })
    nameArrows(joins, rects, { isFocus: sheet.isFocus(core), sheet })
    drawCore(core, inside, sheet)
  },
  describe: ({ nodes, edges, groups }) => {
    const ports = nodes.flatMap(({ kind, name }) => (kind === 'port' && name !== undefined ? [name] : []))
    const calls = callsOf({ edges }, (reference) => nodes.find((node) => isNamed(node, [reference]))).filter(
      ({ from, to }) => from.kind === 'port' || to.kind === 'port',
    )
    return `${enumerate(groups.map(({ name }) => name))} is a hexagon with ${ports.length} ports on its edges. Source code dependencies, dashed, point from every adapter to its port, and none leaves the core. Solid arrows are calls at run time: ${enumerate(calls.map(({ from, to }) => `${from.name} to ${to.name}`))}.`
  },
})
