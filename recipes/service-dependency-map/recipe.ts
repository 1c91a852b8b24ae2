/** Which services cannot work without which: two tiers, a cycle, and what stops when one of them does. */
import { completing } from '../../drawing/data/form.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import { graphForm } from '../../drawing/data/graph.ts'
import { namedIn, namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { dependencies } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { drawDiscs } from '../../drawing/graph/step-discs.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { cycleIn, numberCycles, passedOn, stoppedBy } from './failures.ts'
import { cycleEntry, failingView } from './looks.ts'

/** Where the search begins: what must be up in two columns, what may be down beside it. */
const cells = shortCells(`Checkout 1 1, Storefront 2 1, Search 3 1, Cart 1 2, Catalog 2 2, Reviews 3 2,
  Pricing 1 3, Promotions 3 3, Shipping 2 4, Orders 1 4, Refunds 3 4, Inventory 1 5, Payments 2 5, Fraud check 3 5`)

/** A tier's services in short. */
const services = (group: string, names: string) => names.split(', ').map((name) => ({ name, group }))

/** One service's calls in short: `Orders` is needed, `Orders?` has a fallback. */
const calls = (from: string, to: string) =>
  to.split(', ').map((name) => {
    const edge = { from, to: name.replace('?', '') }
    return name.endsWith('?') ? { ...edge, kind: 'optional' as const } : edge
  })

export default defineRecipe({
  name: 'Service dependency map',
  family: 'Architecture',
  description:
    'Services as nodes and calls as arrows: solid where the caller cannot work without the answer, dashed where it has a fallback, with every cycle of solid ones marked and the services counted that stop when one fails. Also called service map, call graph or blast radius.',
  useWhen:
    'You need to know what stops when one service fails, which call needs a fallback first, or which services wait for each other in a cycle. Reads best with 8 to 24 services and up to 40 calls; take the calls from traces, the fallbacks from code.',
  avoidWhen:
    'You need technologies and protocols: use `c4-container`. You need people and the border of the organization: use `c4-system-landscape`. You need the order of calls in one request: use `request-sequence` or `trace-waterfall`. You have more than about 30 services: use `adjacency-matrix`.',
  visual: 91,
  ease: 72,
  overall: 87,
  rationale:
    'What stops with the failing service is colored, and so are the calls of the cycle at fault or else all on which the failure travels; each node that stops others says how many. Load and latency are not shown. You supply calls, fallbacks and tiers.',
  reviewed: '2026-11-28',
  revision: 1,
  data: completing(graphForm(dependencies), numberCycles),
  sample: {
    title: 'Tier 2 Promotions stops {stopped} other services',
    subtitle: 'Orders, Pricing and Promotions wait for each other; a fallback for discounts would break the cycle',
    source: 'Illustrative services; [stops n]: how many others cannot work without this one',
    focus: ['Promotions'],
    nodes: [
      ...services(
        'Tier 1: must run',
        'Storefront, Checkout, Payments, Catalog, Cart, Orders, Inventory, Pricing, Shipping',
      ),
      ...services('Tier 2: may fail', 'Search, Reviews, Promotions, Refunds, Fraud check'),
    ],
    groups: ['Tier 1: must run', 'Tier 2: may fail'].map((name) => ({ name })),
    edges: [
      ...calls('Storefront', 'Catalog, Checkout?, Search?'),
      ...calls('Catalog', 'Reviews?'),
      ...calls('Checkout', 'Cart, Orders'),
      ...calls('Cart', 'Catalog, Pricing'),
      ...calls('Orders', 'Inventory, Payments'),
      { from: 'Orders', to: 'Pricing', text: 'prices' },
      { from: 'Pricing', to: 'Promotions', text: 'discounts' },
      { from: 'Promotions', to: 'Orders', text: 'past orders' },
      ...calls('Payments', 'Fraud check?'),
      ...calls('Shipping', 'Orders'),
      ...calls('Refunds', 'Payments'),
    ],
  },
  derive: (data) => ({ stopped: `${stoppedBy(namedIn(data.nodes, data.focus), data).length}` }),
  draw: (data, sheet) => {
    const cycle = cycleIn(data)
    const failing = namedIn(data.nodes, data.focus)
    const stopped = stoppedBy(failing, data)
    // The accent is that of what stops: a cycle that runs on has its numbers alone.
    const passed = passedOn([...failing, ...stopped], data)
    const ring = passed.filter((edge) => cycle.includes(edge))
    // Of a cycle that is at fault, its calls alone are marked; others on which the failure travels are dark.
    const marked = ring.length > 0 ? ring : passed
    sheet.focusAlso(stopped.length > 0 ? [...stopped, ...marked] : cycle)
    if (cycle.length > 0) sheet.key(cycleEntry(cycle.some((edge) => sheet.isFocus(edge))))
    sheet.prove('stopped', ...failing)
    const stops = (node: GraphNode): number => stoppedBy([node], data).length
    drawGraph(data, sheet, {
      ...dependencies,
      sameSize: 'even',
      edges: { ...dependencies.edges, required: { ...dependencies.edges.required, numbered: true } },
      tech: (node) =>
        [node.tech, ...(stops(node) > 0 ? [`stops ${stops(node)}`] : [])].filter(Boolean).join(', ') || undefined,
      node: (node, { cap }) =>
        failing.includes(node) && stops(node) > 0 && sheet.quotes('stopped')
          ? failingView(node, stops(node), cap)
          : undefined,
      ...(stopped.length > 0 ? { focus: `Stops with ${enumerate(namesOf(failing), 2)}` } : {}),
      // The calls of a cycle at fault are in its own entry.
      ...(ring.length > 0 ? { focusLines: passed.length > ring.length ? 'ink' : 'none' } : {}),
      layout: { direction: 'down' },
      cells,
    })
    drawDiscs(data.edges, sheet)
    // Once all is laid out: what is in focus changes colors alone.
    for (const piece of sheet.pieces)
      if (stopped.length > 0 && passed.some((edge) => edge === piece.item && !marked.includes(edge)))
        piece.elements = piece.elements.map((each) =>
          (each.type === 'path' || each.type === 'line') && (each.stroke ?? 'muted') === 'muted'
            ? { ...each, stroke: 'ink' }
            : each,
        )
  },
  describe: (data) => {
    const failing = namedIn(data.nodes, data.focus)
    const worst = data.nodes
      .filter((node) => !failing.includes(node))
      .toSorted((a, b) => stoppedBy([b], data).length - stoppedBy([a], data).length)
      .slice(0, 4)
    const stopped = stoppedBy(failing, data)
    const claim =
      failing.length === 0
        ? ''
        : ` With ${enumerate(namesOf(failing))} ${count(stopped.length, 'other')} ${stopped.length === 1 ? 'stops' : 'stop'}${stopped.length === 0 ? '' : `: ${enumerate(namesOf(stopped), 12)}`}.`
    const stops = worst.map((node) => `${node.name ?? ''} stops ${count(stoppedBy([node], data).length, 'other')}`)
    const cycle = cycleIn(data).map(({ from, to }) => `${from} needs ${to}`)
    const { length: optional } = data.edges.filter(({ kind }) => kind === 'optional')
    return `${count(data.nodes.length, 'service')}, ${count(data.edges.length - optional, 'required call')} and ${count(optional, 'dashed call')} with a fallback.${claim} ${enumerate(stops)}. ${cycle.length === 0 ? 'No required calls form a cycle' : `Calls in a cycle: ${enumerate(cycle)}`}.`
  },
})
