/** One minute of traffic through a content delivery network, by cache tier and status class. */

import { type GraphDocument, graphForm } from '../../drawing/data/graph.ts'
import { isNamed } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { drawFlow } from './draw-flow.ts'
import { type FlowNode, flowOf, sharesOf } from './flow.ts'

/** The first node in focus with its amounts. */
const claimedNode = (data: GraphDocument & { focus?: string[] | undefined }): FlowNode | undefined =>
  flowOf(data).nodes.find(({ node }) => isNamed(node, data.focus ?? []))

export default defineRecipe({
  name: 'Sankey diagram',
  family: 'Flows',
  description:
    'Measured amounts split and merge from left to right between columns of bars; every ribbon is as thick as its amount, and every bar as high as what passes through it. Also called flow diagram, alluvial chart or energy-balance diagram.',
  useWhen:
    'You have measured amounts between stages and ask where the total goes or where a loss starts: traffic, cost, energy, funnels. Good for 3 to 5 stages with up to 20 nodes, and readable up to 60; ribbons through the focus are accented.',
  avoidWhen:
    'Steps have an order but no amounts: use `decision-flowchart`. One total changes by cause: use `waterfall-chart`. Flows in both directions between peers need a chord diagram, which is not in this catalog. Shares of one total: use `pie-chart` or `stacked-bar-100`.',
  visual: 88,
  ease: 60,
  overall: 79,
  rationale:
    'Heights to one scale show how small the origin is and that it alone fails. Any changed amount moves every bar and ribbon after it, so the picture is drawn again from data rather than edited. You supply the amount of each flow; sums and shares are computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm({ kinds: ['stage'] }, { nodes: 60, edges: 100, amounts: true, acyclic: true, fixed: true }),
  sample: {
    title: 'The origin gets {share} of requests and returns every server error',
    subtitle: 'A content delivery network: what the edge cache misses comes from a regional cache or the origin',
    measure: 'Requests per minute',
    focus: ['Origin'],
    source: 'Illustrative data',
    nodes: [
      { name: 'All requests' },
      { name: 'Edge hit' },
      { name: 'Edge miss' },
      { name: 'Regional hit' },
      { name: 'Origin' },
      { name: 'Answered', note: '2xx to 4xx' },
      { name: 'Server error', note: '5xx', state: 'negative' },
    ],
    edges: [
      { from: 'All requests', to: 'Edge hit', value: 780_000 },
      { from: 'All requests', to: 'Edge miss', value: 420_000 },
      { from: 'Edge miss', to: 'Regional hit', value: 240_000 },
      { from: 'Edge miss', to: 'Origin', value: 180_000 },
      { from: 'Edge hit', to: 'Answered', value: 780_000 },
      { from: 'Regional hit', to: 'Answered', value: 240_000 },
      { from: 'Origin', to: 'Answered', value: 150_000 },
      { from: 'Origin', to: 'Server error', value: 30_000 },
    ],
  },
  draw: (data, sheet) => {
    drawFlow(data, sheet)
    const found = claimedNode(data)
    const sources = flowOf(data).nodes.filter(({ into }) => into === 0)
    sheet.prove('total', ...sources.map(({ node }) => node))
    if (found !== undefined) sheet.prove('share', found.node)
  },
  derive: (data) => {
    const flow = flowOf(data)
    const found = claimedNode(data)
    const share = found === undefined ? {} : { share: sharesOf(flow)(found) }
    return { total: formatFor([flow.total], data.unit).full(flow.total), ...share }
  },
  describe: (data) => {
    const { nodes, edges, total } = flowOf(data)
    const { short, full } = formatFor([total, ...nodes.map(({ value }) => value)], data.unit)
    const amounts = nodes.map(({ node, value }) => `${node.name ?? ''} ${short(value)}`)
    const bad = edges
      .filter(({ edge, to }) => (edge.state ?? to.state) === 'negative')
      .map(({ from, to, value }) =>
        value === nodes.find(({ node }) => node === to)?.value
          ? `${to.name ?? ''} ${short(value)}, all from ${from.name ?? ''}`
          : `${from.name ?? ''} to ${to.name ?? ''} ${short(value)}`,
      )
    const lost = bad.length === 0 ? '' : ` Bad: ${enumerate(bad, 4)}.`
    return `Ribbons to scale join ${count(nodes.length, 'bar')} in columns from left to right. ${data.measure ?? 'Amounts'}, ${full(total)} in total: ${enumerate(amounts, 12)}.${lost}`
  },
})
